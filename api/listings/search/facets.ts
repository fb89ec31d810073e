import { sql, type RawBuilder } from 'kysely';
import { ownConditions, type Conditions, type OwnFilter } from './conditions.ts';
import { countOfKey, typeOfKey } from './counts.ts';
import type { Relation } from './relation.ts';
import type { Facets } from './search-request.ts';

/** The facets as the database answers them: numbers as keys, absent where nothing was counted. */
export interface FacetRows {
  readonly total: number;
  readonly types: Counts; readonly beds: Counts; readonly baths: Counts; readonly cars: Counts;
  /** By place of the band, from 1. */
  readonly prices: Counts;
}
type Counts = Readonly<Record<string, number>> | null;

/** Filters that a cell's key answers without looking at the rows again. */
const keyFilters = ['type', 'beds', 'baths', 'cars'] as const;
type KeyFilter = (typeof keyFilters)[number];

/**
 * All facets and the total from one scan: rows are grouped into cells of equal key, price band and price match, and
 * every facet is then a sum over the cells that pass all filters but its own.
 * @param bandStarts lower ends of the price bands, ascending, in dollars
 */
export function facetsPart(relation: Relation, conditions: Conditions, bandStarts: readonly number[]): RawBuilder<FacetRows> {
  const passes = (leftOut: KeyFilter | 'price'): RawBuilder<unknown> => sql.join(
    [...keyFilters, 'price' as const].filter((name) => name !== leftOut).map((name) => sql.ref(`${name}_ok`)), sql` and `,
  );
  const counted = (value: string, own: KeyFilter | 'price'): RawBuilder<unknown> => sql`(
    select jsonb_object_agg(value, n) from (select ${sql.ref(value)} as value, sum(n)::int as n from marked
    where ${passes(own)} and ${sql.ref(value)} is not null group by 1) counted)`;
  return sql<FacetRows>`(
    with cells as materialized (
      select s.facet_key, width_bucket(s.price, ${[...bandStarts]}::int[]) as band, ${own(conditions, 'price')} as price_ok, count(*)::int as n
      from ${relation.from} where ${relation.where([...keyFilters, 'price'])} group by 1, 2, 3
    ), marked as materialized (
      select n, band, price_ok, ${typeOfKey} as type, ${countOfKey('beds')} as beds, ${countOfKey('baths')} as baths, ${countOfKey('cars')} as cars,
        ${own(conditions, 'type')} as type_ok, ${own(conditions, 'beds')} as beds_ok, ${own(conditions, 'baths')} as baths_ok, ${own(conditions, 'cars')} as cars_ok
      from cells
    )
    select jsonb_build_object(
      'total', (select coalesce(sum(n), 0)::int from marked where type_ok and beds_ok and baths_ok and cars_ok and price_ok),
      'types', ${counted('type', 'type')}, 'beds', ${counted('beds', 'beds')}, 'baths', ${counted('baths', 'baths')},
      'cars', ${counted('cars', 'cars')}, 'prices', ${counted('band', 'price')}))`;
}

/** One filter's own condition; `true` when it isn't set. */
function own(conditions: Conditions, name: OwnFilter): RawBuilder<unknown> {
  return ownConditions({ base: [], own: new Map([...conditions.own].filter(([each]) => each === name)) });
}

export function readFacets(rows: FacetRows, bands: number): Facets {
  const list = (counts: Counts, from: number, length: number) => Array.from({ length }, (_, at) => counts?.[String(from + at)] ?? 0);
  return {
    beds: list(rows.beds, 0, 6), baths: list(rows.baths, 0, 6), cars: list(rows.cars, 0, 6),
    types: new Map(Object.entries(rows.types ?? {}).map(([number, count]) => [Number(number), count])),
    prices: list(rows.prices, 1, bands),
  };
}
