import { propertySlug } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import { foldStreet } from '../../locations/public.ts';
import type { Sale } from './estimate.ts';
import { longestAgo } from './estimate.ts';

interface Row {
  readonly id: number;
  readonly unit: string | null;
  readonly number: string | null;
  readonly offered: boolean;
}

/** Listings of one property. */
interface PropertyListings {
  /** The latest first. */
  readonly ids: readonly number[];
  readonly isOffered: boolean;
}

/** Most listings of a street that are read. */
const mostOnStreet = 5000;

/** Published listings of a street whose address is shown, those on offer first, then the latest. */
async function listingsOnStreet(database: Database, localityId: number, nameOrSlug: string): Promise<Row[]> {
  const target = `${localityId}:${foldStreet(nameOrSlug.slice(0, 100).replaceAll('-', ' '))}`;
  const { rows } = await sql<Row>`
    select l.id, l.unit, l.street_number as number, l.status = 'available' as offered from suggestion s
      join listing_street k on k.suggestion_id = s.id
    join listing l on l.id = k.listing_id
    where s.kind = 'street' and s.target = ${target} and l.published and l.street_visible and l.status <> 'removed'
    order by l.status = 'available' desc, coalesce(l.completed_on, l.listed_at::date) desc, l.id desc
      limit ${sql.lit(mostOnStreet)}`.execute(database);
  return rows;
}

/** Listings by property of a street. */
export async function propertiesOnStreet(
  database: Database,
  localityId: number,
  street: string,
): Promise<ReadonlyMap<string, PropertyListings>> {
  const rows = (await listingsOnStreet(database, localityId, street)).map(({ id, unit, number, offered }) => ({
    id,
    offered,
    slug: propertySlug(number, unit),
  }));
  const groups = Map.groupBy(
    rows.filter(({ slug }) => slug !== ''),
    ({ slug }) => slug,
  );
  return new Map(
    [...groups].map(([slug, of]) => [
      slug,
      { ids: of.map(({ id }) => id), isOffered: of.some(({ offered }) => offered) },
    ]),
  );
}

/**
 * Sales of a kind in a suburb and around it within two years before a day, of other listings than these.
 * @param day days since 1970
 */
export async function salesAround(
  database: Database,
  { localityId, kind, without }: { localityId: number; kind: string; without: readonly number[] },
  day: number,
): Promise<Sale[]> {
  const { rows } = await sql<Sale>`
    with near as (
      select ${localityId}::int as locality_id, 0 as distance union all
      select near_id, distance_metres from locality_near where locality_id = ${localityId}::int
    )
    select p.listing_id as "listingId", p.bedrooms, p.price, (p.sold_on - date '1970-01-01')::int as day,
      n.distance::int as distance
    from near n join past_sale p on p.locality_id = n.locality_id and p.kind = ${kind}
    where p.sold_on <= date '1970-01-01' + ${day}::int
      and p.sold_on > date '1970-01-01' + ${day - longestAgo - 365}::int
      and (p.listing_id is null or p.listing_id <> all(${[...without]}::int[]))
    order by n.distance, p.sold_on desc, p.id desc limit 2000`.execute(database);
  return rows;
}
