import type { Database } from '../../../platform/database/public.ts';
import { signedIn, type Viewer } from '../../../platform/identity/public.ts';
import type { Notification, NotificationKind } from './notification.ts';
import { memberById } from '../../members/public.ts';
import { listedKinds } from './groups.ts';
import { queuePush } from './notify.ts';
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
  const found = await notificationsOf(database, memberId, await kindsFor(database, memberId), before, take + 1);
  const results = found.slice(0, take);
  return { results, olderThan: found.length > take ? (results.at(-1)?.id ?? null) : null };
}

/** The kinds that a member chose to have on the site. */
async function kindsFor(database: Database, memberId: number): Promise<readonly NotificationKind[]> {
  const member = await memberById(database, memberId);
  return member === undefined ? [] : listedKinds(member.preferences);
}

const countUnread = async (database: Database, memberId: number): Promise<number> =>
  unreadOf(database, memberId, await kindsFor(database, memberId));

/** @returns at most 100 @throws {Refusal} signed-out */
export const unreadCount = async (database: Database, caller: Viewer | null): Promise<number> =>
  countUnread(database, signedIn(caller).memberId);

/**
 * Marks some of the viewer's notifications as read, idempotently; the ids of others' are passed over.
 * @returns how many are unread then
 * @throws {Refusal} signed-out
 */
export const readSome = (database: Database, caller: Viewer | null, ids: readonly string[]): Promise<number> =>
  markRead(database, caller, (memberId) => markSome(database, memberId, ids));

/** As `readSome`, for all up to one. */
export const readUpTo = (database: Database, caller: Viewer | null, id: string): Promise<number> =>
  markRead(database, caller, (memberId) => markUpTo(database, memberId, id));

async function markRead(
  database: Database,
  caller: Viewer | null,
  write: (memberId: number) => Promise<boolean>,
): Promise<number> {
  const { memberId } = signedIn(caller);
  // The member's other pages count again.
  if (await write(memberId)) await queuePush(database, [memberId]);
  return countUnread(database, memberId);
}
