import { stateByCode } from '@verandah/market';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { areaCondition, isStatesOnly } from './area-condition.ts';
import { allOf } from './condition.ts';
import { coverOf, type Run } from './cover.ts';
import { inMode, modeNumbers, runsRelation } from './relation.ts';
import type { SearchRequest } from './search-request.ts';
import { isShape } from './well-known-text.ts';

/**
 * What is counted: homes by facet key, price band and whether they are under offer; days of inspections; days of
 * auctions; all homes, by whether they are under offer.
 */
export type Counted = 'homes' | 'inspections' | 'auctions' | 'totals';

/** Each kind's number in `listing_count`, and its key of a search row (as in `count_listings`). */
const kinds: Readonly<Record<Counted, { readonly number: number; readonly key: RawBuilder<unknown> }>> = {
  homes: { number: 1, key: sql`s.facet_key::bigint * 8192 + s.price_band * 2 + s.under_offer::int` },
  inspections: { number: 2, key: sql`nullif(s.inspection_days, 0)` },
  auctions: { number: 3, key: sql`s.auction_day::bigint` },
  totals: { number: 4, key: sql`s.under_offer::int::bigint` },
};

/**
 * Counts of all listings of a mode in an area, before filters: rows of (key, n). Keys may repeat and n may be negative;
 * their sums are the counts.
 */
export interface CountRollup {
  /** How many areas' counts are added up: the same keys come once for each. */
  readonly areas: number;
  /** Of a statement with such rows: finds the homes outside of counted squares, once for all kinds. */
  readonly head: RawBuilder<unknown>;
  rows(counted: Counted): RawBuilder<unknown>;
}

/**
 * The rollup of a search's area: exact, and as fast for the country as for a town. Rows of a shape's partial squares,
 * and listings that the visitor has hidden, are counted directly. Undefined for areas without a rollup.
 */
export function countRollup(request: SearchRequest): CountRollup | undefined {
  const { area, statusType, leaveOut } = request;
  const cover = isShape(area) ? coverOf(area) : undefined;
  const areas = cover?.counted ?? countedAreas(request);
  if (areas.length === 0) return undefined;
  const [lows, highs] = [areas.map(({ low }) => low), areas.map(({ high }) => high)];
  const hasEdge = cover !== undefined && cover.within.length + cover.crossed.length > 0;
  return {
    areas: areas.reduce((sum, { low, high }) => sum + high - low + 1, 0),
    head: hasEdge
      ? sql`with edge as (
          select s.facet_key, s.price_band, s.under_offer, s.inspection_days, s.auction_day
          from ${runsRelation(statusType, cover.within, cover.crossed)}
          where ${inMode(statusType)} and (r.within or ${areaCondition(area)}))`
      : sql``,
    rows(counted) {
      const { number, key } = kinds[counted];
      const rollup = (table: string) => sql`select c.key, c.n from unnest(${lows}::int[], ${highs}::int[]) a(low, high)
        join ${sql.table(table)} c on c.mode = ${sql.lit(modeNumbers[statusType])} and c.kind = ${sql.lit(number)}
          and c.area between a.low and a.high`;
      const parts = [rollup('listing_count'), rollup('listing_count_change')];
      if (hasEdge) parts.push(sql`select ${key}, count(*)::int from edge s where ${key} is not null group by 1`);
      if (leaveOut.length > 0) {
        parts.push(sql`select ${key}, -1 from listing_search s
          where ${allOf([inMode(statusType), sql<SqlBool>`s.id = any(${[...leaveOut]}::int[])`, areaCondition(area)])}
            and ${key} is not null`);
      }
      return sql.join(parts, sql` union all `);
    },
  };
}

function countedAreas({ area }: SearchRequest): Run[] {
  if (area.kind === 'country') return [{ low: 0, high: 0 }];
  if (area.kind !== 'places' || !isStatesOnly(area)) return [];
  return area.stateCodes.map((code) => stateByCode(code)?.id ?? -1).map((id) => ({ low: id, high: id }));
}
