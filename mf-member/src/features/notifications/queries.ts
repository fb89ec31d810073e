import { document } from '@verandah/graph';

/** Something that happened for the member. */
export interface Notification {
  /** Newer ones have greater ids. */
  readonly id: string;
  readonly text: string;
  readonly subject: string | null;
  readonly excerpt: string | null;
  readonly path: string;
  readonly createdAt: string;
  readonly isRead: boolean;
}
export interface NotificationList {
  readonly results: readonly Notification[];
  /** With which older ones are read; null at the end. */
  readonly olderThan: string | null;
}

/** Never cached: it changes with every event. */
export const readNotifications = document<
  { readonly notifications: NotificationList; readonly unreadNotifications: number },
  { before: string | null; take: number }
>(
  `query Notifications($before: ID, $take: Int!) {
    notifications(before: $before, take: $take) { results { id text subject excerpt path createdAt isRead } olderThan }
    unreadNotifications
  }`,
  { kept: false },
);

export const readUnread = document<{ readonly unreadNotifications: number }, Record<string, never>>(
  'query UnreadNotifications { unreadNotifications }',
  { kept: false },
);

export const markRead = document<{ readonly markNotificationsRead: number }, { ids: readonly string[] }>(
  'mutation MarkNotificationsRead($ids: [ID!]!) { markNotificationsRead(ids: $ids) }',
);

export const markAllRead = document<{ readonly markAllNotificationsRead: number }, { upTo: string }>(
  'mutation MarkAllNotificationsRead($upTo: ID!) { markAllNotificationsRead(upTo: $upTo) }',
);
