import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Pace } from './by-email/frequency.ts';

export interface AlertRow {
  readonly id: number;
  readonly member_id: number;
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly page_element_position: string | null;
  readonly created_at: Date;
  readonly cover_listing_id: number | null;
  readonly unseen_count: number;
  /** Newest first, up to a limit. */
  readonly unseen: readonly number[];
  /** The newest home that matched, seen or not. */
  readonly newest: number | null;
  /** How often its homes are mailed; null: as often as the member prefers for all. */
  readonly every: string | null;
  /** Since when its unseen homes are new: when the member last cleared or created it. */
  readonly new_since: Date;
}

/** Ids of an alert's homes up to a limit, and the number of all. */
const mostListed = 200;

/** An alert's homes that are still published. */
const shown = sql`from alert_listing m join listing l on l.id = m.listing_id and l.published and l.status <> 'removed'
  where m.alert_id = a.id`;

async function alertRows(database: Database, which: ReturnType<typeof sql>): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    select a.id, a.member_id, a.name, a.description, a.address, a.page_element_position, a.created_at,
      a.cover_listing_id,
      (select count(*)::int ${shown} and m.seen_at is null) as unseen_count,
      array(select m.listing_id ${shown} and m.seen_at is null order by m.matched_at desc, m.listing_id desc
        limit ${mostListed}) as unseen,
      (select m.listing_id ${shown} order by m.matched_at desc, m.listing_id desc limit 1) as newest,
      coalesce((select s.every from alert_subscription s where s.id = a.subscription_id),
        case when not exists (select from member o join mail_suppression p on p.email = lower(o.email)
          and p.kind in ('all', 'alert-digest') where o.id = a.member_id) then a.every end) as every,
      coalesce((select max(seen_at) from alert_listing m where m.alert_id = a.id), a.created_at) as new_since
    from alert a where ${which} order by a.created_at desc, a.id desc`.execute(database);
  return rows;
}

/** Newest first. */
export const alertsOf = (database: Database, memberId: number): Promise<AlertRow[]> =>
  alertRows(database, sql`a.member_id = ${memberId}`);

export async function alertOf(database: Database, memberId: number, alertId: number): Promise<AlertRow | undefined> {
  return (await alertRows(database, sql`a.id = ${alertId} and a.member_id = ${memberId}`))[0];
}

/** Also locks the member, so that concurrently created alerts are counted. */
export async function countAlerts(database: Database, memberId: number): Promise<number> {
  await sql`select from member where id = ${memberId} for update`.execute(database);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from alert where member_id = ${memberId}`.execute(
    database,
  );
  return rows[0]?.n ?? 0;
}

/** Whether a member's email address is verified; undefined for an unknown member. */
export async function isVerified(database: Database, memberId: number): Promise<boolean | undefined> {
  const { rows } = await sql<{
    verified: boolean;
  }>`select email_verified_at is not null as verified from member
    where id = ${memberId} and deleted_at is null`.execute(database);
  return rows[0]?.verified;
}

interface NewAlert {
  readonly memberId: number;
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly position: string | null;
}

/** Matches nothing until `deriveAlert` is called. */
export async function insertAlert(
  database: Database,
  { memberId, name, description, address, position }: NewAlert,
): Promise<number> {
  const made = await database
    .insertInto('alert')
    .values({ member_id: memberId, name, description, address, page_element_position: position, mode: 1 })
    .returning('id')
    .executeTakeFirst();
  return (made as { id: number }).id;
}

/** Undefined fields stay. */
export async function changeAlert(
  database: Database,
  alertId: number,
  { name, description, address, position }: Partial<Omit<NewAlert, 'memberId'>>,
): Promise<void> {
  await sql`update alert set name = coalesce(${name ?? null}, name), description = coalesce(${description ?? null},
    description), address = coalesce(${address ?? null}, address),
    page_element_position = coalesce(${position ?? null}, page_element_position), updated_at = now()
      where id = ${alertId}`.execute(database);
}

export async function setCover(database: Database, alertId: number, listingId: number | null): Promise<void> {
  await database.updateTable('alert').set({ cover_listing_id: listingId }).where('id', '=', alertId).execute();
}

/** Deletes an alert, and the subscription of an alert by email. @returns whether it existed */
export async function removeAlert(database: Database, memberId: number, alertId: number): Promise<boolean> {
  // First, as everywhere, so that transactions wait for each other in one order; its alert goes with it.
  const { numAffectedRows: byEmail } = await sql`delete from alert_subscription s using alert a
    where a.subscription_id = s.id and a.id = ${alertId}::int and a.member_id = ${memberId}::int`.execute(database);
  if (byEmail) return true;
  const rows = await database
    .deleteFrom('alert')
    .where('id', '=', alertId)
    .where('member_id', '=', memberId)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Deletes the homes of an alert whose search has changed. */
export async function forgetMatches(database: Database, alertId: number): Promise<void> {
  await database.deleteFrom('alert_listing').where('alert_id', '=', alertId).execute();
}

/** Marks homes as seen: of one alert of the member, or of all. */
export async function markSeen(database: Database, memberId: number, alertId: number | 'all'): Promise<void> {
  await sql`update alert_listing m set seen_at = now() from alert a
    where a.id = m.alert_id and a.member_id = ${memberId} and m.seen_at is null
    and ${alertId === 'all' ? sql`true` : sql`a.id = ${alertId}`}`.execute(database);
}

/** Also locks it until the transaction ends, its subscription first. */
export async function ownsAlert(database: Database, memberId: number, alertId: number): Promise<boolean> {
  await sql`select from alert_subscription s join alert a on a.subscription_id = s.id
    where a.id = ${alertId} and a.member_id = ${memberId} for update of s`.execute(database);
  return (
    (await sql`select from alert where id = ${alertId} and member_id = ${memberId} for update`.execute(database)).rows
      .length > 0
  );
}

/** The number of unseen homes of members, over all their alerts. */
export async function unseenCounts(database: Database, memberIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ member_id: number; n: number }>`
    select a.member_id, count(*)::int as n from alert a join alert_listing m on m.alert_id = a.id and m.seen_at is null
      join listing l on l.id = m.listing_id and l.published and l.status <> 'removed'
    where a.member_id = any(${[...memberIds]}::int[]) group by 1`.execute(database);
  return new Map(memberIds.map((id) => [id, rows.find((row) => row.member_id === id)?.n ?? 0]));
}

/** How often the homes of an alert are mailed. @returns whether they are mailed by its subscription */
export async function setEvery(database: Database, alertId: number, every: Pace): Promise<boolean> {
  const { numAffectedRows } = await sql`update alert_subscription s set every = ${every} from alert a
    where a.subscription_id = s.id and a.id = ${alertId}`.execute(database);
  if (numAffectedRows) return true;
  await sql`update alert set every = ${every} where id = ${alertId}`.execute(database);
  return false;
}
