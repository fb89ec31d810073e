import type { ListingStatusType } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';
import { fixedSql } from '../../../platform/database/public.ts';
import { cellFilters, onlyFilter, type Cells } from './cells.ts';
import { otherTypesCondition, studio, type Filters } from './conditions.ts';
import { countOfKey, typeOfKey } from './counts.ts';
import { priceBandStarts } from './price-bands.ts';
import { priceStep } from './price-step.ts';
import type { SearchRequest } from './search-request.ts';
import type { Facets } from './search-response.ts';

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

/** The facets, each with the filter that it is counted without, in the order of the bits of `grouping`. */
const facets = [
  { column: 'type', name: 'types', own: 'propertyTypes' },
  { column: 'beds', name: 'beds', own: 'bedrooms' },
  { column: 'baths', name: 'baths', own: 'bathrooms' },
  { column: 'cars', name: 'cars', own: 'carSpaces' },
  { column: 'price', name: 'prices', own: 'price' },
  { column: 'band', name: 'bands', own: undefined },
] as const satisfies readonly { column: string; name: keyof FacetRows; own: CellFilter | undefined }[];
const everyBit = 2 ** facets.length - 1;
/** What `grouping` returns for rows that are grouped by one facet's column. */
const groupedBy = (at: number) => sql.lit(everyBit - 2 ** (facets.length - 1 - at));

const columns = facets.map(({ column }) => sql.ref(column));
const columnList = fixedSql(sql.join(columns));
const groupingSets = fixedSql(sql`grouping sets (${sql.join(columns.map((column) => sql`(${column})`))}, ())`);
const valuesOfKey = fixedSql(sql`${typeOfKey} as type, ${countOfKey('beds')} as beds, ${countOfKey('baths')} as baths,
          ${countOfKey('cars')} as cars`);
const countsByName = fixedSql(
  sql.join(
    facets.map(
      ({ name }, at) =>
        sql`${sql.lit(name)}, jsonb_object_agg(value, n) filter (where facet = ${groupedBy(at)}
            and value is not null)`,
    ),
  ),
);

/**
 * All facets and the total, in one pass over the cells: every facet is a sum over those that pass all filters but its
 * own. A studio is counted as a type and as bedroom 0: studios that pass all filters but types and bedrooms.
 */
export function facetsPart(cells: Cells, filters: Filters, request: SearchRequest): RawBuilder<FacetRows> {
  const mode = request.statusType;
  const active = cellFilters.filter((name) => filters.has(name));
  const ok = (name: CellFilter) => sql.ref(name === 'price' ? 'price_ok' : `${name}_ok`);
  const sumOver = (conditions: readonly RawBuilder<unknown>[]) =>
    conditions.length === 0 ? sql`sum(n)` : sql`sum(n) filter (where ${sql.join(conditions, sql` and `)})`;
  const sumWithout = (...leftOut: readonly CellFilter[]) =>
    sumOver(active.filter((name) => !leftOut.includes(name)).map(ok));
  const otherTypes = otherTypesCondition(request);
  const passOthers = active.filter((name) => name !== 'propertyTypes' && name !== 'bedrooms').map(ok);
  const ownSum = (own: CellFilter): RawBuilder<unknown> => {
    if (own === 'propertyTypes')
      return sql`case when type = ${sql.lit(studio)} then ${sumWithout(own, 'bedrooms')} else ${sumWithout(own)} end`;
    if (own === 'bedrooms') return sumOver([...passOthers, ...(otherTypes ? [sql`other_types_ok`] : [])]);
    return sumWithout(own);
  };
  const counts = new Set<CellFilter>(
    active.includes('propertyTypes') || active.includes('bedrooms') ? [...active, 'propertyTypes', 'bedrooms'] : active,
  );
  const ownSums = facets.flatMap(({ own }, at) =>
    own && counts.has(own) ? [sql`when ${groupedBy(at)} then ${ownSum(own)}`] : [],
  );
  const marks = active
    .filter((name) => name !== 'price')
    .map((name) => sql`, ${onlyFilter(filters, name)} as ${ok(name)}`);
  if (otherTypes) marks.push(sql`, ${otherTypes} as other_types_ok`);
  return sql<FacetRows>`(
    with marked as (
      select n, band, case when band > 0 then width_bucket((band - 1) / 2 * ${priceStep(mode)}::int,
        ${[...priceBandStarts(mode)]}::int[]) end as price, price_ok, ${valuesOfKey} ${sql.join(marks, sql``)}
      from (${cells}) cells
    ), counted as (
      select grouping(${columnList}) as facet, coalesce(${columnList}) as value,
        (${
          ownSums.length === 0
            ? sumWithout()
            : sql`case grouping(${columnList}) ${sql.join(ownSums, sql` `)}
          else ${sumWithout()} end`
        })::int as n
      from marked group by ${groupingSets}
    )
    select jsonb_build_object('total', coalesce(max(n) filter (where facet = ${sql.lit(everyBit)}), 0), ${countsByName})
    from counted where n <> 0)`;
}

export function readFacets(rows: FacetRows | undefined, mode: ListingStatusType): Facets {
  const list = (counts: Counts | undefined, from: number, length: number) =>
    Array.from({ length }, (_, at) => counts?.[String(from + at)] ?? 0);
  return {
    beds: [rows?.types?.[String(studio)] ?? 0, ...list(rows?.beds, 1, 5)],
    baths: list(rows?.baths, 0, 6),
    cars: list(rows?.cars, 0, 6),
    types: new Map(Object.entries(rows?.types ?? {}).map(([number, count]) => [Number(number), count])),
    prices: list(rows?.prices, 1, priceBandStarts(mode).length),
  };
}
