import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import type { Moment } from '../../platform/moment.ts';
import { searchListings } from './search/plan.ts';
import { readSearch } from './search/read-search.ts';
import { inModeOf } from './search/relation.ts';
import type { SearchInput } from './search/search-input.ts';
import { wantsNothing } from './search/search-request.ts';
import { isPublicSort, neverCompleted, type PublicSort } from './search/sorts.ts';
import type { TravelAreas } from './travel/travel-areas.ts';

/**
 * The homes of a search after a place in its order, one more than `first` where there are more.
 * @param wanted `after` is the place: the numbers that the order of `input.sortBy` compares, the id last
 * @returns the places of the homes in order, and a function that counts all that match
 * @throws {BadSearch} @throws {Refusal} as `readSearch`
 */
export async function listingsAfter(
  database: Database,
  input: SearchInput,
  { first, after }: { readonly first: number; readonly after: readonly number[] | undefined },
  now: Moment,
  travelAreas?: TravelAreas,
): Promise<{ readonly places: readonly (readonly number[])[]; readonly count: () => Promise<number> }> {
  const request = await readSearch(database, input, { travelAreas, unknownPlaces: 'refuse' });
  if (!isPublicSort(request.sort)) throw new Error(`${request.sort} has no places.`);
  const count = async (): Promise<number> =>
    (await searchListings(database, request, { ...wantsNothing, total: true }, now)).total;
  const part = { ...request, skip: 0, take: first + 1, keyset: { after } };
  const { ids } = await searchListings(database, part, { ...wantsNothing, results: true }, now);
  const { rows } = await sql<Row>`
    select s.id, s.tier::int as tier, s.listed, s.completed from listing_search s
    where ${inModeOf(request)} and s.id = any(${[...ids]}::int[]) order by array_position(${[...ids]}::int[],
      s.id)`.execute(database);
  return { places: rows.map(placeIn[request.sort]), count };
}

interface Row {
  readonly id: number;
  readonly tier: number;
  readonly listed: number;
  /** Day number. */
  readonly completed: number | null;
}

/** The numbers that each order compares, as `afterPlace` has them. */
const placeIn: Readonly<Record<PublicSort, (row: Row) => readonly number[]>> = {
  homesForYou: ({ tier, listed, id }) => [tier, listed, id],
  newest: ({ listed, id }) => [listed, id],
  oldest: ({ listed, id }) => [listed, id],
  recentlySoldOrLeased: ({ completed, listed, id }) => [completed ?? neverCompleted, listed, id],
};
