import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import type { SuburbSales } from './similarity.ts';

/** Suburbs that are compared with one: the nearest ones. */
const mostCompared = 300;

interface Row extends SuburbSales {
  readonly id: number;
  /** 0 for the suburb itself. */
  readonly metres: number;
}

/** Sales within a period of a suburb and of the suburbs around it, of those with any. @param reach metres */
export async function salesAround(
  database: Database,
  { id, latitude, longitude }: { readonly id: number; readonly latitude: number; readonly longitude: number },
  reach: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with around as materialized (
      select l.id, (12742000 * asin(sqrt(sin(radians(l.latitude - ${latitude}::float8) / 2) ^ 2
        + cos(radians(${latitude}::float8)) * cos(radians(l.latitude)) * sin(radians(l.longitude -
          ${longitude}::float8) / 2) ^ 2))) as metres
      from locality l
      where not l.provisional and l.id <> ${id}::int and l.position <@ box(
        point(${longitude}::float8 - ${reach}::float8 / (111000 * cos(radians(${latitude}::float8))),
          ${latitude}::float8 - ${reach}::float8 / 111000),
        point(${longitude}::float8 + ${reach}::float8 / (111000 * cos(radians(${latitude}::float8))),
          ${latitude}::float8 + ${reach}::float8 / 111000))
      order by metres limit ${sql.lit(mostCompared)}
    ), compared as (
      select id, metres from around where metres <= ${reach}::float8 union all select ${id}::int, 0
    )
    select c.id, c.metres::int as metres, s.houses, s.units, s."houseMedian", s."unitMedian" from compared c cross
      join lateral (
      select count(*) filter (where p.kind = 'house')::int as houses, count(*)
        filter (where p.kind = 'unit')::int as units,
        coalesce(percentile_cont(0.5) within group (order by p.price) filter (where p.kind = 'house'),
          0)::int as "houseMedian",
        coalesce(percentile_cont(0.5) within group (order by p.price) filter (where p.kind = 'unit'),
          0)::int as "unitMedian"
      from past_sale p where p.locality_id = c.id and p.kind in ('house', 'unit') and p.sold_on between ${from}::date
        and ${to}::date
    ) s where s.houses + s.units > 0`.execute(database);
  return rows;
}
