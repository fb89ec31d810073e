import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { liesIn, type PlaceScope } from '../../geography/locations/public.ts';
import { homeKinds, mostBedrooms, typesOf, type HomeKind } from './median.ts';

export interface BedroomRow {
  readonly kind: HomeKind;
  readonly bedrooms: number;
  readonly median: number;
  readonly n: number;
}
interface Row {
  readonly kind: HomeKind;
  readonly period: string;
  readonly median: number;
  readonly n: number;
}

const medianOf = (column: string) => sql`round(percentile_cont(0.5) within group (order by ${sql.ref(column)}))::int`;

/** Numbers of the years are distinct from those of quarters, which are counted from year 0: 2026-Q3 is 8106. */
const [thisYear, yearBefore] = [1, 2];

function periodOf(number: number): string {
  if (number === thisYear) return 'now';
  return number === yearBefore ? 'before' : `${Math.floor(number / 4)}-Q${(number % 4) + 1}`;
}

/**
 * Median sale prices by kind and period: 'now' is the twelve months up to a day, 'before' the preceding twelve months,
 * '2026-Q3' a quarter. Without periods that have no sale.
 * @param from the first day, inclusive
 * @param to the last day, inclusive
 */
export async function saleMedians(
  database: Database,
  scope: PlaceScope,
  from: string,
  to: string,
): Promise<readonly Row[]> {
  // Kind and period as one number: a state has hundreds of thousands of sales, and numbers sort in half the time.
  const { rows } = await sql<{ key: number; median: number; n: number }>`
    with sale as materialized (
      select array_position(${[...homeKinds]}::text[], kind) * 10000 as kind, price,
        extract(year from sold_on)::int * 4 + extract(quarter from sold_on)::int - 1 as quarter, case
          when sold_on > ${to}::date - interval '12 months' then ${thisYear}::int
            when sold_on > ${to}::date - interval '24 months' then ${yearBefore}::int end as year
      from past_sale p where ${liesIn(sql.ref('p.locality_id'), scope)} and sold_on between ${from}::date
        and ${to}::date
    )
    select kind + quarter as key, ${medianOf('price')} as median, count(*)::int as n from sale group by 1
    union all
    select kind + year, ${medianOf('price')}, count(*)::int from sale where year is not null group by 1`.execute(
    database,
  );
  return rows.flatMap(({ key, median, n }) => {
    const kind = homeKinds[Math.floor(key / 10_000) - 1];
    return kind === undefined ? [] : [{ kind, period: periodOf(key % 10_000), median, n }];
  });
}

/**
 * Median sale prices of the twelve months up to a day, by kind and bedrooms, without homes whose bedrooms are unknown.
 */
export async function bedroomSaleMedians(
  database: Database,
  scope: PlaceScope,
  to: string,
): Promise<readonly BedroomRow[]> {
  const { rows } = await sql<BedroomRow>`
    select kind, least(bedrooms, ${mostBedrooms}::int)::int as bedrooms, ${medianOf('price')} as median,
      count(*)::int as n
    from past_sale p where ${liesIn(sql.ref('p.locality_id'), scope)} and sold_on > ${to}::date - interval '12 months'
      and sold_on <= ${to}::date and bedrooms > 0 and kind <> 'land'
    group by 1, 2 order by 1, 2`.execute(database);
  return rows;
}

/**
 * Median asking rents per week of homes on offer, by kind (`bedrooms` null) and by kind and bedrooms, without hidden
 * rents.
 */
export async function rentMedians(
  database: Database,
  scope: PlaceScope,
): Promise<readonly (Omit<BedroomRow, 'bedrooms'> & { readonly bedrooms: number | null })[]> {
  const kinds = homeKinds.filter((kind) => kind !== 'land').map((kind) => ({ kind, types: typesOf(kind) }));
  // The rows contain the state.
  const where =
    scope.kind === 'state' ? sql`s.state_code = ${scope.stateCode}` : liesIn(sql.ref('s.locality_id'), scope);
  const { rows } = await sql<Omit<BedroomRow, 'bedrooms'> & { readonly bedrooms: number | null }>`
    select k.kind, bedrooms, ${medianOf('price')} as median, count(*)::int as n
    from (select facet_key >> 9 as type, least(facet_key >> 6 & 7, ${mostBedrooms}::int) as bedrooms, price
      from listing_search s where s.mode = 2 and s.price is not null and ${where}) s
    join (values ${sql.join(
      kinds.flatMap(({ kind, types }) =>
        types.map(
          (type) => sql`(${kind}::text,
      ${type}::int)`,
        ),
      ),
    )}) k(kind, type) on k.type = s.type
    group by grouping sets ((k.kind), (k.kind, bedrooms)) having bedrooms is null or bedrooms > 0
      order by 1, 2`.execute(database);
  return rows;
}
