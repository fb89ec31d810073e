import { sql } from 'kysely';
import type { Database } from '../database/public.ts';
import type { HealthInput, HealthQuery, HealthSum } from '@verandah/release-registry';

/** Adds sums of a host to what others have written. */
export async function addHealth(database: Database, { sums }: HealthInput): Promise<void> {
  if (sums.length === 0) return;
  await sql`
    insert into releases.health (area, version, at, counts)
    select area, version, at, counts from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as given (area text,
      version text, at timestamptz, counts jsonb)
    order by area, version, at
    on conflict (area, version, at) do update set counts = releases.add_counts(health.counts, excluded.counts)
  `.execute(database);
}

/** Counts between two moments, in spans of `step` seconds from the first. */
export async function readHealth(database: Database, { from, until, step, area }: HealthQuery): Promise<HealthSum[]> {
  const { rows } = await sql<HealthSum>`
    select area, version, to_char((${from}::timestamptz + span * ${step} * interval '1 second') at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      jsonb_object_agg(key, total) as counts
    from (
      select area, version, floor(extract(epoch from at - ${from}::timestamptz) / ${step})::integer as span, key,
        sum(value::bigint) as total
      from releases.health, jsonb_each_text(counts)
      where at >= ${from}::timestamptz and at < ${until}::timestamptz and (${area ?? null}::text is null
        or area = ${area ?? null})
      group by 1, 2, 3, 4
    ) counted group by area, version, span order by area, version, span
  `.execute(database);
  return rows;
}

/** Sums older than two days go together by the hour, those from before a moment go. */
export async function tidyHealth(database: Database, before: string): Promise<void> {
  await database.transaction().execute(async (step) => {
    await sql`delete from releases.health where at < ${before}::timestamptz`.execute(step);
    await sql`
      with taken as (
        delete from releases.health where at < date_trunc('hour', now()) - interval '2 days'
          and at <> date_trunc('hour', at) returning *
      ), counted as (
        select area, version, date_trunc('hour', at) as hour, key, sum(value::bigint) as total
          from taken, jsonb_each_text(counts) group by 1, 2, 3, 4
      )
      insert into releases.health (area, version, at, counts)
      select area, version, hour, jsonb_object_agg(key, total) from counted group by area, version, hour
      on conflict (area, version, at) do update set counts = releases.add_counts(health.counts, excluded.counts)
    `.execute(step);
  });
}

/** Ends the turn of judging, if it is this holder's. */
export async function giveTurn(database: Database, holder: string): Promise<void> {
  await sql`delete from releases.watch_turn where holder = ${holder}`.execute(database);
}

/** Takes the turn of judging, or renews it; false while it is another's. */
export async function takeTurn(database: Database, holder: string, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into releases.watch_turn (holder, until_at) values (${holder}, now() + ${seconds} * interval '1 second')
    on conflict (one) do update set holder = excluded.holder, until_at = excluded.until_at
    where watch_turn.holder = excluded.holder or watch_turn.until_at < now()
    returning holder
  `.execute(database);
  return rows.length > 0;
}
