import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Notification, NotificationKind } from './notification.ts';
import { withListings } from './listing-facts.ts';
import { factsOf } from './sources.ts';
import { writeNotification, type NotificationFacts } from './words.ts';

/** Greatest number of unread notifications that is counted; the site shows '99+'. */
export const mostCounted = 100;

interface Row extends Omit<NotificationFacts, 'targetId'> {
  readonly id: string;
  readonly target_id: number;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

const columns = sql`n.id::text as id, n.kind, n.target_id, n.created_at, n.read_at, f.*`;

/** Longest excerpts, in characters. */
const longest = { list: 200, mail: 600 } as const;

/** Cut at a word. */
const excerptOf = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;

async function readWritten(database: Database, rows: readonly Row[], most: number): Promise<Notification[]> {
  const facts = await withListings(
    database,
    rows.map(({ target_id: targetId, ...row }) => ({ ...row, targetId })),
  );
  return facts.map(({ id, created_at: at, read_at: read, ...fact }) => ({
    id,
    kind: fact.kind,
    ...writeNotification(fact),
    subject: fact.subject || null,
    excerpt: excerptOf(fact.excerpt, most) || null,
    createdAt: at.toISOString(),
    isRead: read !== null,
    ...(fact.listing && { listing: fact.listing }),
  }));
}

/**
 * A member's notifications of some kinds whose content can be seen, latest first.
 * @param before only older ones than this id
 */
export async function notificationsOf(
  database: Database,
  memberId: number,
  kinds: readonly NotificationKind[],
  before: string | undefined,
  take: number,
): Promise<Notification[]> {
  const older = before === undefined ? sql`` : sql`and n.id < ${before}::bigint`;
  const { rows } = await sql<Row>`
    select ${columns} from notification n cross join lateral ${factsOf} f
    where n.member_id = ${memberId}::int and n.kind = any(${[...kinds]}::text[]) ${older} order by n.id desc
      limit ${take}::int`.execute(database);
  return readWritten(database, rows, longest.list);
}

/**
 * Marks a member's unread notifications of some kinds as emailed that have not been.
 * @returns those whose content can be seen, latest first
 */
export async function takeUnmailed(
  transaction: Database,
  memberId: number,
  kinds: readonly NotificationKind[],
): Promise<Notification[]> {
  const { rows } = await sql<Row>`
    with taken as (
      update notification set mailed_at = now()
      where member_id = ${memberId}::int and kind = any(${[...kinds]}::text[]) and mailed_at is null
        and read_at is null returning *)
    select ${columns} from taken n cross join lateral ${factsOf} f order by n.id desc`.execute(transaction);
  return readWritten(transaction, rows, longest.mail);
}

/**
 * Marks a member's unread notifications of some kinds as pushed that have not been, of the last hour: older ones were
 * written while the member wanted none on a device.
 * @returns their ids, latest first
 */
export async function takeUnpushed(
  transaction: Database,
  memberId: number,
  kinds: readonly NotificationKind[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update notification set pushed_at = now()
    where member_id = ${memberId}::int and kind = any(${[...kinds]}::text[]) and pushed_at is null and read_at is null
      and created_at > now() - interval '1 hour'
    returning id::text`.execute(transaction);
  return rows.map(({ id }) => id).toSorted((a, b) => Number(b) - Number(a));
}

/** Those of a member's notifications that are unread and whose content can be seen, latest first. */
export async function unreadAmong(
  database: Database,
  memberId: number,
  ids: readonly string[],
): Promise<Notification[]> {
  const { rows } = await sql<Row>`
    select ${columns} from notification n cross join lateral ${factsOf} f
    where n.member_id = ${memberId}::int and n.id = any(${[...ids]}::bigint[]) and n.read_at is null
      order by n.id desc`.execute(database);
  return readWritten(database, rows, longest.list);
}

/** The number of unread notifications of some kinds whose content can be seen, at most `mostCounted`. */
export async function unreadOf(
  database: Database,
  memberId: number,
  kinds: readonly NotificationKind[],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select 1 from notification n cross join lateral ${factsOf} f
      where n.member_id = ${memberId}::int and n.kind = any(${[...kinds]}::text[]) and n.read_at is null
        order by n.id desc limit ${mostCounted}::int) unread`.execute(database);
  return rows[0]?.n ?? 0;
}

/** @returns whether any was unread */
async function markRead(database: Database, memberId: number, which: RawBuilder<unknown>): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update notification set read_at = now() where member_id = ${memberId}::int and read_at is null
      and ${which}`.execute(database);
  return Boolean(numAffectedRows);
}

/** Marks some of a member's own notifications as read. @returns whether any was unread */
export const markSome = (database: Database, memberId: number, ids: readonly string[]): Promise<boolean> =>
  markRead(database, memberId, sql`id = any(${[...ids]}::bigint[])`);

/** Marks a member's notifications up to one as read: those that came later have not been seen. */
export const markUpTo = (database: Database, memberId: number, id: string): Promise<boolean> =>
  markRead(database, memberId, sql`id <= ${id}::bigint`);

/** Writes an event for members who have an account that is not suspended. @returns members for whom it is new */
export async function writeNotifications(
  database: Database,
  kind: NotificationKind,
  targetId: number,
  recipients: RawBuilder<unknown>,
): Promise<number[]> {
  const { rows } = await sql<{ member_id: number }>`
    insert into notification (member_id, kind, target_id)
    select m.id, ${kind}, ${targetId}::int from member m where ${recipients} and m.deleted_at is null
      and m.suspended_at is null
    on conflict do nothing returning member_id`.execute(database);
  return rows.map((row) => row.member_id);
}

/** Forgets an event for some members `m`, so that it can happen again. */
export async function dropNotifications(
  database: Database,
  kind: NotificationKind,
  targetId: number,
  recipients: RawBuilder<unknown>,
): Promise<void> {
  await sql`delete from notification n using member m
    where m.id = n.member_id and n.kind = ${kind} and n.target_id = ${targetId}::int and ${recipients}`.execute(
    database,
  );
}
