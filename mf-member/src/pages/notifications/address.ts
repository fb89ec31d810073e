/** '/notifications', or those older than one. */
export const notificationsAddress = (before: string | null = null): string =>
  `/notifications${before === null ? '' : `?before=${before}`}`;
