import { sql } from 'kysely';
import type { SampleRun } from '../run.ts';
import { sampleDays } from './listing-days.ts';

/** Views, calls and enquiries by day of one agent, sixty days back. */
export async function addAgentDays({ database, seed, now }: SampleRun, agentId: number): Promise<void> {
  await sql`
    insert into agent_day (agent_id, day, views, calls, enquiries)
    select ${agentId}::int, d.day, floor(4 + 9 * r.u)::int, floor(2 * r.u)::int, coalesce(e.n, 0)
    from (
      select (${now.toISOString()}::timestamptz at time zone 'UTC')::date - ago as day
      from generate_series(0, ${sampleDays - 1}) as ago
    ) d
    cross join lateral (
      select ((hashtextextended(${agentId}::text || ' ' || d.day, ${seed}::bigint) & 1023) / 1023.0)::float8 as u
    ) r
    left join lateral (
      select count(*)::int as n from enquiry q
      where q.agent_id = ${agentId}::int and q.listing_id is null and (q.created_at at time zone 'UTC')::date = d.day
    ) e on true
    on conflict do nothing`.execute(database);
}
