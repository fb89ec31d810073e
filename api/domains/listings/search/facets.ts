import type { ListingStatusType } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';
import { cellFilters, only, type Cells } from './cells.ts';
import type { Filters } from './conditions.ts';
import { countOfKey, typeOfKey } from './counts.ts';
import { priceBandStarts } from './price-bands.ts';
import { priceStep } from './price-step.ts';
import type { Facets } from './search-request.ts';

/** The facets as the database returns them: numbers as keys, absent where the count is 0. */
export interface FacetRows {
  readonly total: number;
  readonly types: Counts;
  readonly beds: Counts;
  readonly baths: Counts;
  readonly cars: Counts;
  /** By index of the displayed price band, from 1. */
  readonly prices: Counts;
  /** Results by `price_band`; hidden prices have the key 0. */
  readonly bands: Counts;
}
type Counts = Readonly<Record<string, number>> | null;
type CellFilter = (typeof cellFilters)[number];

/** All facets and the total: every facet is a sum over the cells that pass all filters but its own. */
export function facetsPart(cells: Cells, filters: Filters, mode: ListingStatusType): RawBuilder<FacetRows> {
  const ok = (name: CellFilter) => sql.ref(name === 'price' ? 'price_ok' : `${name}_ok`);
  const passes = (leftOut?: CellFilter) => sql.join(cellFilters.filter((name) => name !== leftOut).map(ok), sql` and `);
  const counted = (value: string, leftOut?: CellFilter): RawBuilder<unknown> => sql`(
    select jsonb_object_agg(value, n) from (select ${sql.ref(value)} as value, sum(n)::int as n from marked
    where ${passes(leftOut)} and ${sql.ref(value)} is not null group by 1) counted)`;
  const bandStarts = sql`${[...priceBandStarts(mode)]}::int[]`;
  return sql<FacetRows>`(
    with cells as materialized (${cells}), marked as materialized (
      select n, band, case when band > 0 then width_bucket((band - 1) / 2 * ${priceStep(mode)}::int, ${bandStarts}) end as price, price_ok,
        ${typeOfKey} as type, ${countOfKey('beds')} as beds, ${countOfKey('baths')} as baths, ${countOfKey('cars')} as cars,
        ${sql.join(cellFilters.filter((name) => name !== 'price').map((name) => sql`${only(filters, name)} as ${ok(name)}`))}
      from cells
    )
    select jsonb_build_object(
      'total', (select coalesce(sum(n), 0)::int from marked where ${passes()}),
      'types', ${counted('type', 'propertyTypes')}, 'beds', ${counted('beds', 'bedrooms')}, 'baths', ${counted('baths', 'bathrooms')},
      'cars', ${counted('cars', 'carSpaces')}, 'prices', ${counted('price', 'price')}, 'bands', ${counted('band')}))`;
}

export function readFacets(rows: FacetRows | undefined, mode: ListingStatusType): Facets {
  const list = (counts: Counts | undefined, from: number, length: number) =>
    Array.from({ length }, (_, at) => counts?.[String(from + at)] ?? 0);
  return {
    beds: list(rows?.beds, 0, 6),
    baths: list(rows?.baths, 0, 6),
    cars: list(rows?.cars, 0, 6),
    types: new Map(Object.entries(rows?.types ?? {}).map(([number, count]) => [Number(number), count])),
    prices: list(rows?.prices, 1, priceBandStarts(mode).length),
  };
}
