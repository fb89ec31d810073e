import type { CardPhoto } from '@verandah/design';
import { graphql } from '../../graphql.ts';

/** Something that happened for the member. */
export interface Notification {
  /** Newer ones have greater ids. */
  readonly id: string;
  readonly text: string;
  readonly subject: string | null;
  readonly excerpt: string | null;
  readonly path: string;
  readonly photo: CardPhoto | null;
  readonly createdAt: string;
  readonly isRead: boolean;
}
export interface NotificationList {
  readonly results: readonly Notification[];
  /** With which older ones are read; null at the end. */
  readonly olderThan: string | null;
}

/** Never cached: it changes with every event. */
export const readNotifications = graphql(
  `query Notifications($before: ID, $take: Int!) {
    notifications(before: $before, take: $take) { results { id text subject excerpt path: uri photo { key colour alt } createdAt isRead } olderThan }
    unreadNotifications
  }`,
  [],
  { kept: false },
);

export const readUnread = graphql(`query UnreadNotifications { unreadNotifications }`, [], { kept: false });

export const markRead = graphql(`mutation MarkNotificationsRead($ids: [ID!]!) { markNotificationsRead(ids: $ids) }`);

export const markAllRead = graphql(
  `mutation MarkAllNotificationsRead($upTo: ID!) { markAllNotificationsRead(upTo: $upTo) }`,
);
