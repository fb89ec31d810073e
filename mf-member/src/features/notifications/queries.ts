import { graphql, type NotificationsQuery } from '../../graphql.ts';

/** Something that happened for the member; newer ones have greater ids. */
export type Notification = NotificationList['results'][number];
/** Notifications, and with which older ones are read (`olderThan`; null at the end). */
export type NotificationList = NotificationsQuery['notifications'];

/** Never cached: it changes with every event. */
export const readNotifications = graphql(
  `query Notifications($before: ID, $take: Int!) {
    notifications(before: $before, take: $take) { results { id text subject excerpt path: uri photo { key colour alt }
      createdAt isRead } olderThan }
    unreadNotifications
  }`,
  [],
  { cached: false },
);

export const readUnread = graphql(`query UnreadNotifications { unreadNotifications }`, [], { cached: false });

export const markRead = graphql(`mutation MarkNotificationsRead($ids: [ID!]!) { markNotificationsRead(ids: $ids) }`);

export const markAllRead = graphql(
  `mutation MarkAllNotificationsRead($upTo: ID!) { markAllNotificationsRead(upTo: $upTo) }`,
);
