/** Notifications on a page. */
export const pageSize = 25;

/** '/notifications', or those older than one. */
export const notificationsAddress = (before: string | null = null): string =>
  `/notifications${before === null ? '' : `?before=${before}`}`;
