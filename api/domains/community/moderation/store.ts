import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import type { Action, ModerationEvent, Report, ReportKind } from './kinds.ts';

/** Adds a report, unless the member has an open one about the same content. @returns its id when it is new */
export async function writeReport(
  database: Database,
  memberId: number,
  kind: ReportKind,
  targetId: number,
  reason: string,
  detail: string,
): Promise<number | undefined> {
  const rows = await database
    .insertInto('report')
    .values({ kind, target_id: targetId, member_id: memberId, reason, detail })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows[0]?.id;
}

/** An item of the moderation queue. */
export interface Waiting {
  readonly kind: ReportKind;
  readonly targetId: number;
  /** How many open reports; 0 for a review that waits to be published. */
  readonly reportCount: number;
  /** ISO 8601: the first report, or when it was written. */
  readonly since: string;
}

/** Number of items of a kind in the moderation queue. */
export interface KindCount {
  readonly kind: ReportKind;
  readonly count: number;
}

/** Reported and unpublished content, oldest first. `counts` has all kinds with content, whichever are requested. */
export async function readWaiting(
  database: Database,
  kinds: readonly ReportKind[],
  { skip, take }: Paging,
): Promise<Page<Waiting> & { readonly counts: readonly KindCount[] }> {
  const waiting = sql`(
      select kind, target_id, created_at, 1 as reports from report where status = 'open'
      union all select 'agent-review', id, created_at, 0 from agent_review where status = 'pending'
      union all select 'location-review', id, created_at, 0 from location_review where status = 'pending'
    ) each`;
  const { rows } = await sql<Omit<Waiting, 'since'> & { since: Date }>`
    select kind, target_id as "targetId", sum(reports)::int as "reportCount", min(created_at) as since from ${waiting}
    where ${kinds.length === 0}::boolean or kind = any(${[...kinds]}::text[]) group by kind, target_id
    order by since, kind, target_id limit ${take}::int offset ${skip}::int`.execute(database);
  const { rows: counts } = await sql<KindCount>`
    select kind, count(distinct target_id)::int as count from ${waiting} group by kind order by kind`.execute(database);
  return {
    total: counts
      .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
      .reduce((sum, { count }) => sum + count, 0),
    counts,
    results: rows.map((row) => ({ ...row, since: row.since.toISOString() })),
  };
}

/** Open reports about an item, oldest first; at most twenty. */
export async function openReports(database: Database, kind: ReportKind, targetId: number): Promise<Report[]> {
  const { rows } = await sql<Omit<Report, 'createdAt'> & { at: Date }>`
    select r.reason, r.detail, case when m.deleted_at is null then coalesce(m.name, '') else '' end as reporter,
      r.created_at as at
    from report r left join member m on m.id = r.member_id
    where r.kind = ${kind} and r.target_id = ${targetId}::int and r.status = 'open' order by r.created_at, r.id
      limit 20`.execute(database);
  return rows.map(({ at, ...report }) => ({ ...report, createdAt: at.toISOString() }));
}

/** Closes every open report about an item. @returns the reports, with the members who sent them */
export function closeReports(
  transaction: Database,
  kind: ReportKind,
  targetId: number,
  status: 'upheld' | 'dismissed',
): Promise<{ id: number; memberId: number | null }[]> {
  return transaction
    .updateTable('report')
    .set({ status })
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .where('status', '=', 'open')
    .returning(['id', 'member_id as memberId'])
    .execute();
}

/** A reporter is judged by so many days of reports. */
const recordedDays = 90;

/** How many recent reports of a member moderators have upheld and dismissed. */
export async function reporterRecord(
  database: Database,
  memberId: number,
): Promise<{ readonly upheld: number; readonly dismissed: number }> {
  const { rows } = await sql<{ upheld: number; dismissed: number }>`
    select (count(*) filter (where status = 'upheld'))::int as upheld,
      (count(*) filter (where status = 'dismissed'))::int as dismissed
    from report where member_id = ${memberId}::int and status <> 'open'
      and created_at > now() - make_interval(days => ${sql.lit(recordedDays)})`.execute(database);
  return rows[0] ?? { upheld: 0, dismissed: 0 };
}

/** @returns the entry's number */
export async function writeEvent(
  transaction: Database,
  memberId: number,
  action: Action,
  kind: ReportKind,
  targetId: number,
  why: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into moderation_event (member_id, who, action, kind, target_id, why)
    select ${memberId}::int, name, ${action}, ${kind}, ${targetId}::int, ${why} from member where id = ${memberId}::int
      returning id`.execute(transaction);
  if (rows[0] === undefined) throw new Error('The moderator is not a member.');
  return rows[0].id;
}

/** Moderators' actions on an item, oldest first. */
export async function eventsOf(database: Database, kind: ReportKind, targetId: number): Promise<ModerationEvent[]> {
  const { rows } = await sql<Omit<ModerationEvent, 'at'> & { at: Date }>`
    select at, who, action, why from moderation_event where kind = ${kind} and target_id = ${targetId}::int
      order by at, id limit 100`.execute(database);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
