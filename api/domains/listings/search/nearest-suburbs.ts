import { locationLabel, placeName } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Moment } from '../../../platform/moment.ts';
import { allBut, filtersOf } from './conditions.ts';
import { allOf } from './condition.ts';
import { inMode, notLeftOut } from './relation.ts';
import type { SearchRequest } from './search-request.ts';

/** A suburb that has homes of a search. */
export interface SuburbWithHomes {
  readonly slug: string;
  readonly label: string;
  readonly total: number;
}

/**
 * Suburbs that are looked at, nearest first: the metropolitan area around a suburb, or a day's drive in the country.
 */
const mostLookedAt = 300;

/**
 * Suburbs near the first one searched that have homes with the same filters, nearest first, without the searched ones.
 * None for a search of anything but suburbs.
 */
export async function nearestSuburbs(
  database: Database,
  request: SearchRequest,
  take: number,
  now: Moment,
): Promise<SuburbWithHomes[]> {
  const { area, statusType } = request;
  if (area.kind !== 'places' || area.localityIds.length === 0) return [];
  const matches = allOf([inMode(statusType), notLeftOut(request), allBut(filtersOf(request, now))]);
  const { rows } = await sql<{
    slug: string;
    name: string;
    stateCode: string;
    postcode: string | null;
    total: number;
  }>`
    with centre as materialized (select latitude, longitude, position from locality
      where id = ${area.localityIds[0]}::int),
    near as materialized (
      select l.id, l.slug, l.name, l.state_code, l.postcode, l.latitude, l.longitude from locality l
      where not l.provisional and l.id <> all(${[...area.localityIds]}::int[])
      order by l.position <-> (select position from centre) limit ${mostLookedAt}::int
    )
    select near.slug, near.name, near.state_code as "stateCode", near.postcode, found.total
    from near cross join centre c
      cross join lateral (select count(*)::int as total from listing_search s
        where s.locality_id = near.id and ${matches}) found
    where found.total > 0
    order by (near.latitude - c.latitude) ^ 2 + ((near.longitude - c.longitude) * cos(radians(c.latitude))) ^ 2, near.id
    limit ${take}::int`.execute(database);
  return rows.map(({ total, ...place }) => ({
    slug: place.slug,
    label: locationLabel({ ...place, name: placeName(place) }),
    total,
  }));
}
