import { sql } from 'kysely';
import type { SampleRun } from '../run.ts';

/** At most so many of a run's listings appear on their agents' pages. */
const mostListings = 40_000;

/**
 * Activities of agents and members, from what the filling has made. Sales and leases have their own day, reviews once
 * they are published. @param since ids that were there before this filling
 */
export async function addActivity(
  { database, listings, agents }: SampleRun,
  since: {
    readonly agentReview: number;
    readonly placeReview: number;
    readonly question: number;
    readonly answer: number;
  },
): Promise<void> {
  const last = Math.min(listings.last, listings.first + mostListings - 1);
  await sql`
    insert into activity (type, agent_id, member_id, listing_id, locality_id, target_id, at)
    select * from (
      select 'ListedAProperty' as type, la.agent_id, null::int as member_id, l.id as listing_id, l.locality_id,
        null::int as target_id, l.listed_at as at
      from listing l join listing_agent la on la.listing_id = l.id and la.place = 0
      where l.id between ${listings.first}::int and ${last}::int
      union all
      select 'SoldOrLeasedAProperty', la.agent_id, null, l.id, l.locality_id, null,
        l.completed_on + time '14:00' at time zone 'UTC'
      from listing l join listing_agent la on la.listing_id = l.id and la.place = 0
      where l.id between ${listings.first}::int and ${last}::int and l.status = 'completed'
      union all
      select 'Reviewed', r.agent_id, r.member_id, r.listing_id, null, r.id, r.created_at from agent_review r
      where r.id > ${since.agentReview}::int and r.status = 'published' and r.agent_id between ${agents.first}::int
        and ${agents.last}::int
      union all
      select 'ReviewedALocation', null, r.member_id, null, r.locality_id, r.id, r.created_at from location_review r
      where r.id > ${since.placeReview}::int and r.status = 'published' and r.member_id is not null
      union all
      select 'AskedAQuestion', m.agent_id, q.member_id, null, q.locality_id, q.id, q.created_at from question q
        join member m on m.id = q.member_id
      where q.id > ${since.question}::int and q.is_visible
      union all
      select 'AnsweredAQuestion', m.agent_id, a.member_id, null, q.locality_id, a.id, a.created_at from answer a
        join question q on q.id = a.question_id join member m on m.id = a.member_id
      where a.id > ${since.answer}::int and a.is_visible and q.is_visible
    ) done order by at, type, agent_id, listing_id, target_id on conflict do nothing`.execute(database);
}

/** The highest id of a table. */
export async function highestId(database: SampleRun['database'], table: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from ${sql.table(table)}`.execute(
    database,
  );
  return rows[0]?.id ?? 0;
}
