import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { PastPrice } from './events.ts';

/** Maximum number of earlier listings of an address. */
const mostBefore = 10;

/** Earlier listings of the same home that have ended: same unit, number and street, both with a visible address. */
export async function earlierListingIds(database: Database, listingId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from listing l
    join listing_street here on here.listing_id = l.id
    join listing_street there on there.suggestion_id = here.suggestion_id
    join listing o on o.id = there.listing_id and o.id <> l.id
    where l.id = ${listingId}::int and l.street_visible and o.street_visible and o.published and o.status = 'completed' and o.completed_on is not null
      and l.street_number is not null and lower(o.street_number) = lower(l.street_number) and lower(coalesce(o.unit, '')) = lower(coalesce(l.unit, ''))
    order by o.completed_on desc, o.id desc limit ${mostBefore}`.execute(database);
  return rows.map(({ id }) => id);
}

/** Previous prices of listings, earliest first. */
export async function pastPrices(
  database: Database,
  listingIds: readonly number[],
): Promise<ReadonlyMap<number, PastPrice[]>> {
  const { rows } = await sql<PastPrice & { readonly listing_id: number }>`
    select listing_id, until, search_price, price_text from listing_price where listing_id = any(${[...listingIds]}::int[]) order by listing_id, until`.execute(
    database,
  );
  return Map.groupBy(rows, ({ listing_id: id }) => id);
}
