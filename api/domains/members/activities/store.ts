import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import type { Activity, ActivityType, NewActivity } from './activity.ts';

/** Records activities, each once for its type, people, listing and target. */
export async function recordActivities(database: Database, activities: readonly NewActivity[]): Promise<void> {
  if (activities.length === 0) return;
  await sql`
    insert into activity (type, agent_id, member_id, listing_id, locality_id, target_id, at)
    select n.type, n."agentId", n."memberId", n."listingId", n."localityId", n."targetId", coalesce(n.at, now())
    from jsonb_to_recordset(${JSON.stringify(activities)}::jsonb)
      as n(type text, "agentId" int, "memberId" int, "listingId" int, "localityId" int, "targetId" int, at timestamptz)
    on conflict do nothing`.execute(database);
}

/** Records an activity, once for its type, people, listing and target. */
export const recordActivity = (database: Database, activity: NewActivity): Promise<void> =>
  recordActivities(database, [activity]);

/** Public activities: none about hidden, removed or withdrawn content. */
const shown = sql`case a.type
  when 'Reviewed' then exists (select from agent_review r where r.id = a.target_id and r.status = 'published')
  when 'ReviewedALocation' then exists (select from location_review r
    where r.id = a.target_id and r.status = 'published')
  when 'AskedAQuestion' then exists (select from question q where q.id = a.target_id and q.is_visible and not q.removed)
  when 'AnsweredAQuestion' then exists (
    select from answer w join question q on q.id = w.question_id
    where w.id = a.target_id and w.is_visible and not w.removed and q.is_visible and not q.removed)
  else exists (select from listing l where l.id = a.listing_id and l.published and l.status <> 'removed') end`;

/** Activities of an agent or a member, latest first. @param types empty: all */
export async function activitiesOf(
  database: Database,
  who: { readonly agentId: number } | { readonly memberId: number },
  types: readonly ActivityType[],
  { skip, take }: Paging,
): Promise<Page<Activity>> {
  const theirs = 'agentId' in who ? sql`a.agent_id = ${who.agentId}::int` : sql`a.member_id = ${who.memberId}::int`;
  const found = sql`from activity a where ${theirs} and (${types.length === 0}::boolean
    or a.type = any(${[...types]}::text[])) and ${shown}`;
  const { rows } = await sql<Omit<Activity, 'at'> & { at: Date }>`
    select a.id, a.type, a.agent_id as "agentId", a.member_id as "memberId", a.listing_id as "listingId",
      a.locality_id as "localityId",
      a.target_id as "targetId", a.at ${found} order by a.at desc, a.id desc
        limit ${take}::int offset ${skip}::int`.execute(database);
  const {
    rows: [count],
  } = await sql<{ n: number }>`select count(*)::int as n ${found}`.execute(database);
  return { total: count?.n ?? 0, results: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}
