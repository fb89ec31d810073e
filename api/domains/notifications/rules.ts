import type { Database } from '../../platform/database/public.ts';
import { signedIn, type Viewer } from '../../platform/identity/public.ts';
import type { Notification } from './notification.ts';
import { push } from './notify.ts';
import { markSome, markUpTo, notificationsOf, unreadOf } from './store.ts';

/** A part of a member's notifications, latest first. */
export interface NotificationList {
  readonly results: readonly Notification[];
  /** The id that older ones are read with; null at the end. */
  readonly olderThan: string | null;
}

/**
 * The viewer's own notifications, latest first.
 * @param before only those older than this id
 * @throws {Refusal} signed-out
 */
export async function ownNotifications(
  database: Database,
  caller: Viewer | null,
  before: string | undefined,
  take: number,
): Promise<NotificationList> {
  const { memberId } = signedIn(caller);
  const found = await notificationsOf(database, memberId, before, take + 1);
  const results = found.slice(0, take);
  return { results, olderThan: found.length > take ? (results.at(-1)?.id ?? null) : null };
}

/** @returns at most 100 @throws {Refusal} signed-out */
export const unreadCount = (database: Database, caller: Viewer | null): Promise<number> =>
  unreadOf(database, signedIn(caller).memberId);

/**
 * Marks some of the viewer's notifications as read, idempotently; the ids of others' are passed over.
 * @returns how many are unread then
 * @throws {Refusal} signed-out
 */
export const readSome = (database: Database, caller: Viewer | null, ids: readonly string[]): Promise<number> =>
  mark(database, caller, (memberId) => markSome(database, memberId, ids));

/** As `readSome`, for all up to one. */
export const readUpTo = (database: Database, caller: Viewer | null, id: string): Promise<number> =>
  mark(database, caller, (memberId) => markUpTo(database, memberId, id));

async function mark(
  database: Database,
  caller: Viewer | null,
  write: (memberId: number) => Promise<boolean>,
): Promise<number> {
  const { memberId } = signedIn(caller);
  // The member's other pages count again.
  if (await write(memberId)) await push(database, [memberId]);
  return unreadOf(database, memberId);
}
