import { sql } from 'kysely';
import type { Database } from '../database/public.ts';
import { liesIn, type PlaceScope } from '../places/scope.ts';
import { homeKinds, typesOf, type HomeKind } from './median.ts';

interface Row { readonly kind: HomeKind; readonly period: string; readonly median: number; readonly n: number }

const middle = (column: string) => sql`round(percentile_cont(0.5) within group (order by ${sql.ref(column)}))::int`;

/**
 * Middle prices of sales by kind and period: 'now' is the twelve months up to a day, 'before' the twelve months before
 * them, '2026-Q3' a quarter. Periods without a sale are left out.
 * @param from the first day that counts @param to the last
 */
export async function saleMedians(database: Database, scope: PlaceScope, from: string, to: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    with sale as materialized (
      select kind, price, sold_on, case
        when sold_on > ${to}::date - interval '12 months' then 'now' when sold_on > ${to}::date - interval '24 months' then 'before' end as year
      from past_sale p where ${liesIn(sql.ref('p.locality_id'), scope)} and sold_on between ${from}::date and ${to}::date
    )
    select kind, to_char(date_trunc('quarter', sold_on::timestamp), 'YYYY"-Q"Q') as period, ${middle('price')} as median, count(*)::int as n
    from sale group by 1, 2
    union all
    select kind, year, ${middle('price')}, count(*)::int from sale where year is not null group by kind, year`.execute(database);
  return rows;
}

/** Middle asking rents of homes on offer, a week, by kind; hidden rents count for nothing. */
export async function rentMedians(database: Database, scope: PlaceScope): Promise<readonly Pick<Row, 'kind' | 'median' | 'n'>[]> {
  const kinds = homeKinds.filter((kind) => kind !== 'land').map((kind) => ({ kind, types: typesOf(kind) }));
  // The state stands in the rows themselves.
  const where = scope.kind === 'state' ? sql`s.state_code = ${scope.stateCode}` : liesIn(sql.ref('s.locality_id'), scope);
  const { rows } = await sql<Pick<Row, 'kind' | 'median' | 'n'>>`
    select k.kind, ${middle('price')} as median, count(*)::int as n
    from (select facet_key >> 9 as type, price from listing_search s where s.mode = 2 and s.price is not null and ${where}) s
    join (values ${sql.join(kinds.flatMap(({ kind, types }) => types.map((type) => sql`(${kind}::text, ${type}::int)`)))}) k(kind, type) on k.type = s.type
    group by k.kind`.execute(database);
  return rows;
}
