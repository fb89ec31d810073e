import { sql, type RawBuilder } from 'kysely';
import { exactCondition } from './area-condition.ts';
import { onlyFilter, type Cells } from './cells.ts';
import { type Filters } from './conditions.ts';
import { allOf } from './condition.ts';
import type { CountRollup } from './count-rollup.ts';
import type { Relation } from './relation.ts';
import type { SearchArea } from './search-request.ts';

export function totalPart(relation: Relation): RawBuilder<number> {
  return sql<number>`(select count(*)::int from ${relation.from} where ${relation.where()})`;
}

/** Of a search without filters. */
export function rollupTotal(rollup: CountRollup): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(n), 0)::int from (${rollup.rows('totals')}) counts(key, n))`;
}

/** From cells, which the price filter is already applied to. */
export function cellsTotalPart(cells: Cells, filters: Filters): RawBuilder<number> {
  const passed = (['propertyTypes', 'bedrooms', 'bathrooms', 'carSpaces'] as const).map((name) =>
    onlyFilter(filters, name),
  );
  return sql<number>`(select coalesce(sum(n), 0)::int from (${cells}) cells where price_ok and ${allOf(passed)})`;
}

/** The number of results in the requested locations themselves. Undefined if that is all of them. */
export function exactTotalPart(relation: Relation, area: SearchArea): RawBuilder<number> | undefined {
  if (area.kind !== 'places' || !area.surrounding) return undefined;
  return sql<number>`(select count(*)::int from ${relation.from}
    where ${exactCondition(area)} and ${relation.where()})`;
}
