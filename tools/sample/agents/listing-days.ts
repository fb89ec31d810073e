import { sql } from 'kysely';
import type { SampleRun } from '../run.ts';

/** How far back sample figures go. */
export const sampleDays = 60;

/**
 * Views, saves and enquiries by day of one agent's listings, sixty days back at most: most when a home is new and on
 * the days before a weekend.
 */
export async function addListingDays({ database, seed, now }: SampleRun, agentId: number): Promise<void> {
  await sql`
    insert into listing_day (listing_id, day, views, saves, enquiries)
    select l.id, d.day, v.views, floor(v.views * 0.06 * c.u)::int, coalesce(e.n, 0)
    from listing_agent la join listing l on l.id = la.listing_id
    cross join lateral (select (${now.toISOString()}::timestamptz at time zone 'UTC')::date - ago as day
      from generate_series(0, ${sampleDays - 1}) as ago) d
    cross join lateral (select ((hashtextextended(l.id || ' ' || d.day, ${seed}::bigint) & 1023) / 1023.0)::float8 as
      u) r
    cross join lateral (select ((hashtextextended(d.day || ' ' || l.id, ${seed}::bigint) & 1023) / 1023.0)::float8 as
      u) c
    cross join lateral (select floor((6 + 70 * exp(-(d.day - l.listed_at::date) / 8.0)) * (0.5 + r.u) * case
      extract(isodow from d.day) when 4 then 1.3 when 5 then 1.5
      when 6 then 1.2 else 0.9 end * (1 + 0.3 * l.tier))::int as views) v
    left join lateral (select count(*)::int as n from enquiry q
      where q.listing_id = l.id and (q.created_at at time zone 'UTC')::date = d.day) e on true
    where la.agent_id = ${agentId}::int and d.day >= l.listed_at::date and (l.completed_on is null
      or d.day <= l.completed_on)
    on conflict do nothing`.execute(database);
}
