import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { allBut, type Filters } from './conditions.ts';
import type { Condition } from './condition.ts';
import type { CountRollup } from './count-rollup.ts';
import { bandCondition } from './price-step.ts';
import type { Relation } from './relation.ts';
import type { SearchFilter } from './search-filter.ts';
import type { SearchRequest } from './search-request.ts';

/**
 * A search's homes in groups that its facets can't tell apart: rows of (facet_key, band, price_ok, n), of which several
 * may be of one group, and some may subtract (a negative `n`); `price_ok` is whether the price filter matches. Filters
 * on a group's key are not applied yet.
 */
export type Cells = RawBuilder<unknown>;

/** Filters that can be applied to cells, without reading rows. */
export const cellFilters = [
  'propertyTypes',
  'bedrooms',
  'bathrooms',
  'carSpaces',
  'price',
] as const satisfies readonly SearchFilter[];

/** By counting rows. */
export function rowCells(relation: Relation, filters: Filters): Cells {
  return sql`select s.facet_key, s.price_band as band, ${onlyFilter(filters, 'price')} as price_ok, count(*)::int as n
    from ${relation.from} where ${relation.where(cellFilters)} group by 1, 2, 3`;
}

/** Of so few areas most keys are different: adding up equal ones first would take longer than every facet's sum. */
const mostUngrouped = 8;

/** From the rollup; undefined when it does not contain an active filter, or a price is between two steps. */
export function rollupCells(
  rollup: CountRollup | undefined,
  request: SearchRequest,
  filters: Filters,
): Cells | undefined {
  const known: readonly SearchFilter[] = [...cellFilters, 'underOffer'];
  const priceOk = request.price ? bandCondition(sql`band`, request.price, request.statusType) : sql<SqlBool>`true`;
  if (!rollup || !priceOk || [...filters.keys()].some((name) => !known.includes(name))) return undefined;
  const onOffer: Condition = request.leaveOutUnderOffer ? sql<SqlBool>`key & 1 = 0` : sql<SqlBool>`true`;
  const bands = sql`select (key >> 13)::int as facet_key, (key >> 1 & 4095)::int as band`;
  const counts = sql`from (${rollup.rows('homes')}) counts(key, n) where ${onOffer}`;
  const isGrouped = rollup.areas > mostUngrouped;
  return sql`select facet_key, band, ${priceOk} as price_ok, n from (
    ${isGrouped ? sql`${bands}, sum(n)::int as n ${counts} group by 1, 2` : sql`${bands}, n ${counts}`}
  ) bands where n <> 0`;
}

/** One filter's own condition; `true` when it isn't set. */
export function onlyFilter(filters: Filters, name: SearchFilter): Condition {
  return allBut(new Map([...filters].filter(([each]) => each === name)));
}
