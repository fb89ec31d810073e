import type { Loaded, PageRequest } from '@verandah/areas';
import { signInHref } from '@verandah/kit';
import type { Refused } from '../../features/actions/action.ts';
import { own } from '../../features/actions/private-page.ts';
import { readNotifications, type NotificationList } from '../../features/notifications/queries.ts';
import { notificationsAddress } from './address.ts';

export interface NotificationsData {
  readonly list: NotificationList;
  readonly unread: number;
  /** The id that the shown ones are older than; null for the latest. */
  readonly before: string | null;
  readonly refused?: Refused;
}

export const pageSize = 25;

/** Loads the member's notifications, latest first. */
export async function loadNotifications({ session, graph, url }: PageRequest): Promise<Loaded<NotificationsData>> {
  const toSignIn = { status: 303, location: signInHref(url.pathname + url.search, 'notifications') } as const;
  if (!session.signedIn) return toSignIn;
  const before = url.searchParams.get('before');
  if (before !== null && !/^\d{1,18}$/.test(before)) return { status: 404 };
  const found = await own(() => graph.read(readNotifications, { before, take: pageSize }));
  if (found === null) return toSignIn;
  return {
    status: 200,
    data: { list: found.notifications, unread: found.unreadNotifications, before },
    head: { title: 'Notifications | Verandah', canonical: notificationsAddress(before), noIndex: true },
  };
}
