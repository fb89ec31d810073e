import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';

/** How far surrounding suburbs reach, in metres. */
export const reach = { metropolitan: 5_000, 'semi-rural': 7_000, rural: 20_000 } as const;

/** Pairs within reach of the first one; the box of degrees lets the index do the work. */
function neighbourPairs(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into locality_near (locality_id, near_id, distance_metres)
    select a.id, b.id, d.metres
    from (
      select *, case setting when 'metropolitan' then ${reach.metropolitan}::int
        when 'semi-rural' then ${reach['semi-rural']}::int else ${reach.rural}::int end as reach
      from locality
    ) a
    join locality b on b.id <> a.id and b.position <@ box(
      point(a.longitude - a.reach / (111000 * cos(radians(a.latitude))), a.latitude - a.reach / 111000.0),
      point(a.longitude + a.reach / (111000 * cos(radians(a.latitude))), a.latitude + a.reach / 111000.0))
    cross join lateral (select (12742000 * asin(sqrt(
      sin(radians(b.latitude - a.latitude) / 2) ^ 2
      + cos(radians(a.latitude)) * cos(radians(b.latitude)) * sin(radians(b.longitude - a.longitude) / 2) ^ 2)))::int
        as metres) d
    where d.metres <= a.reach and ${condition}
    on conflict (locality_id, near_id) do update set distance_metres = excluded.distance_metres`;
}

/** Works out surrounding suburbs again, for every place. */
export async function refreshAllSurroundings(database: Database): Promise<void> {
  await database.deleteFrom('locality_near').execute();
  await neighbourPairs(sql`true`).execute(database);
}

/** … for a few places that are new or whose position changed, in both directions. */
export async function refreshSurroundings(database: Database, ids: readonly number[]): Promise<void> {
  const some = sql`any(${[...ids]}::int[])`;
  await sql`delete from locality_near where locality_id = ${some} or near_id = ${some}`.execute(database);
  await neighbourPairs(sql`a.id = ${some}`).execute(database);
  await neighbourPairs(sql`b.id = ${some}`).execute(database);
}
