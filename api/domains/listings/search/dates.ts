import { sql, type RawBuilder } from 'kysely';
import type { Moment } from '../../../platform/moment.ts';
import { auctionBegun, dayBits, firstDay, inspectionBegun } from './date-conditions.ts';
import type { CountRollup } from './count-rollup.ts';
import type { Relation } from './relation.ts';

/** JSON lists of [day since 1970, count], counted as if the filter of that date were not set. */
export type DayCounts = readonly (readonly [day: number, count: number])[];

/** Where the dates are counted. */
export interface DatesFrom {
  /** The search's rows. */
  readonly rows: Relation;
  /** The same rows, found by the index of the next date: those whose date has begun since the row was written. */
  readonly begun: Relation;
  /** Instead of `rows`, when no other filter is set. */
  readonly rollup: CountRollup | undefined;
}

export function auctionDatesPart({ rows, begun, rollup }: DatesFrom, now: Moment): RawBuilder<DayCounts> {
  const days =
    rollup?.rows('auctions') ??
    sql`select s.auction_day as key, count(*) as n from ${rows.from}
      where s.auction_day is not null and ${rows.where(['auctions'])} group by 1`;
  return listDays(sql`select key as day, n from (${days}) days
    union all select s.auction_day, -count(*) from ${begun.from}
      where ${auctionBegun(now)} and ${begun.where(['auctions'])} group by 1`);
}

export function inspectionDatesPart({ rows, begun, rollup }: DatesFrom, now: Moment): RawBuilder<DayCounts> {
  const bits =
    rollup?.rows('inspections') ??
    sql`select s.inspection_days as key, count(*) as n from ${rows.from}
      where s.inspection_days <> 0 and ${rows.where(['inspections'])} group by 1`;
  const first = sql`${firstDay(now)}::int`;
  const isBegun = sql`${inspectionBegun(now)} and ${begun.where(['inspections'])}`;
  // Literal ends: with parameters the planner would count a thousand days, and plan the statement each time.
  return listDays(sql`
    select ${first} + d.ahead as day, m.n from (
      select key, n from (${bits}) bits union all select s.inspection_days, -count(*) from ${begun.from}
        where ${isBegun} group by 1
    ) m join generate_series(0, ${sql.lit(dayBits - 1)}) d(ahead) on m.key >> (${first} + d.ahead) %
      ${sql.lit(dayBits)} & 1 = 1
    union all select i.local_date - date '1970-01-01', count(distinct s.id) from ${begun.from}
      join inspection i on i.listing_id = s.id
      where i.ends_at > ${now.iso}::timestamptz and ${isBegun} group by 1`);
}

/** @param counts rows of (day, n); a day may come several times, and n may be negative */
function listDays(counts: RawBuilder<unknown>): RawBuilder<DayCounts> {
  return sql<DayCounts>`(select coalesce(jsonb_agg(jsonb_build_array(day, n) order by day), '[]')
    from (select day, sum(n)::int as n from (${counts}) counts group by 1 having sum(n) > 0) days)`;
}
