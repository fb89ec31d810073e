import type { Database } from '../../../platform/database/public.ts';
import { notFound, Refusal } from '../../../platform/problems/public.ts';
import type { ListingSchools } from './school.ts';
import { hasSchools, listingPlace, nearestSchools, schoolsOf } from './store.ts';

/**
 * The schools of a listing: the nearest to its address; of a hidden address those of its suburb without distances, from
 * which it could be told.
 * @throws {Refusal} not-found; gone when the listing was removed
 */
export async function schoolsOfListing(database: Database, listingId: number, take: number): Promise<ListingSchools> {
  const place = await listingPlace(database, listingId);
  if (!place) throw notFound('listing');
  if (place.status === 'removed') throw new Refusal('gone', 'The listing was removed.');
  const { localityId, latitude, longitude } = place;
  const measuredFrom = latitude === null || longitude === null ? 'suburb' : 'address';
  if (!(await hasSchools(database))) return { areKnown: false, measuredFrom, results: [] };
  if (latitude !== null && longitude !== null)
    return { areKnown: true, measuredFrom, results: await nearestSchools(database, latitude, longitude, take) };
  return {
    areKnown: true,
    measuredFrom,
    results: localityId === null ? [] : await schoolsOf(database, localityId, take),
  };
}
