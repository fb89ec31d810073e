import type { Database } from '../../../../platform/database/public.ts';
import { notFound, Refusal } from '../../../../platform/problems/public.ts';
import { schoolLevels, type ListingSchools, type NearSchool, type SchoolAtLevel } from './school.ts';
import { hasSchools, listingPlace, schoolsAround, schoolsOf, type ListingPlace } from './store.ts';

/**
 * The schools of a listing: the nearest to its address; of a hidden address those of its suburb without distances, from
 * which it could be located.
 * @throws {Refusal} not-found; gone when the listing was removed
 */
export async function schoolsOfListing(database: Database, listingId: number, take: number): Promise<ListingSchools> {
  const place = await listingPlace(database, listingId);
  if (!place) throw notFound('listing');
  if (place.status === 'removed') throw new Refusal('gone', 'The listing was removed.');
  return schoolsNear(database, place, take);
}

/** The same for a place: its position only where it may be shown. */
export async function schoolsNear(
  database: Database,
  { localityId, latitude, longitude }: Omit<ListingPlace, 'status'>,
  take: number,
): Promise<ListingSchools> {
  const isShown = latitude !== null && longitude !== null;
  const measuredFrom = isShown ? 'address' : 'suburb';
  const ofSuburb = (): Promise<NearSchool[]> =>
    localityId === null ? Promise.resolve([]) : schoolsOf(database, localityId, take);
  const around = isShown ? await schoolsAround(database, latitude, longitude) : undefined;
  const found = around?.nearest ?? (await ofSuburb());
  return {
    areKnown: found.length > 0 || (await hasSchools(database)),
    measuredFrom,
    results: found.slice(0, take),
    nearest: around ? nearestOfEach(found) : [],
    catchments: around?.catchments ?? [],
  };
}

/** The first school of each sector at each level. */
function nearestOfEach(schools: readonly NearSchool[]): SchoolAtLevel[] {
  return schoolLevels.flatMap((level) => {
    const ofLevel = schools.filter(({ kind }) => kind === level || kind === 'combined');
    const first = [...Map.groupBy(ofLevel, ({ sector }) => sector).values()].flatMap(([school]) => school ?? []);
    return first.map((school) => ({ level, school }));
  });
}
