import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { homeKindOf, typesOf } from './median.ts';

/** Maximum age in days of a comparable sale. */
const longestAgo = 365;

/**
 * Homes of the same kind that were sold recently in the suburb or its surroundings with a visible price: those in the
 * suburb first, then by similarity of bedrooms, then the latest. Empty for property types without medians.
 * @param today days since 1970
 */
export async function comparableIds(
  database: Database,
  listingId: number,
  take: number,
  today: number,
): Promise<number[]> {
  const {
    rows: [self],
  } = await sql<{ localityId: number | null; type: number; bedrooms: number }>`
    select locality_id as "localityId", property_type as type, least(coalesce(bedrooms, 0), 7)::int as bedrooms from listing where id = ${listingId}::int and published`.execute(
    database,
  );
  const kind = self && homeKindOf(self.type);
  if (!self || self.localityId === null || kind === undefined) return [];
  const { rows } = await sql<{ id: number }>`
    with near as (
      select ${self.localityId}::int as locality_id, 0 as distance union all
      select near_id, distance_metres from locality_near where locality_id = ${self.localityId}::int
    )
    select s.id from near n join listing_search s on s.locality_id = n.locality_id
    where s.mode = 3 and s.price is not null and s.completed > ${today - longestAgo}::int and s.facet_key >> 9 = any(${typesOf(kind)}::int[]) and s.id <> ${listingId}::int
    order by n.distance > 0, abs((s.facet_key >> 6 & 7) - ${self.bedrooms}::int), s.completed desc, s.id desc limit ${take}::int`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}
