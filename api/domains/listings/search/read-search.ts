import { defaultSort, featureBits } from '@verandah/market';
import type { Database } from '../../../platform/database/public.ts';
import { BadSearch } from '../../../platform/problems/public.ts';
import type { SuburbLoader } from '../../geography/locations/public.ts';
import { noRouter, type TravelAreas } from '../travel/travel-areas.ts';
import { readCount, readDates, readNear, readRange, includesStudio, typeNumbers } from './filters.ts';
import { nearArea } from './near-area.ts';
import { findPlaces } from './places.ts';
import type { SearchInput } from './search-input.ts';
import { searchLimits } from './search-limits.ts';
import type { SearchArea, SearchRequest } from './search-request.ts';
import { readWellKnownText } from './well-known-text.ts';

/** Limits of paging; visitors narrow a search that has more results. */
export const paging = { take: 25, mostTake: 100, mostSkip: 50_000 } as const;

/**
 * Checks a search and looks up the places that it names.
 * @param travelAreas works out the area of a search by travel time; without it such a search is refused
 * @param bySlug of the request, which looks each suburb up once
 * @throws {BadSearch} naming the field that can't be read
 * @throws {Refusal} away, when a travel time can't be worked out
 */
export async function readSearch(
  database: Database,
  input: SearchInput,
  travelAreas: TravelAreas = noRouter,
  bySlug?: SuburbLoader,
): Promise<SearchRequest> {
  const types = new Set(input.propertyTypes ?? []);
  const beds = readCount('bedrooms', input.bedrooms);
  const studios = includesStudio(input.bedrooms) || types.has('studio');
  if (studios) types.add('studio');
  // Beside bedroom numbers a studio is one of them: alone it restricts no other home's type.
  if (studios && beds && types.size === 1) types.clear();
  const near = readNear(input.near);
  if (input.sortBy === 'nearest' && !near) throw new BadSearch('sortBy', 'is nearest, which needs near: a point.');
  return {
    statusType: input.statusType,
    ...readPaging(input.paging),
    types: typeNumbers([...types]),
    beds,
    studios,
    baths: readCount('bathrooms', input.bathrooms),
    cars: readCount('carSpaces', input.carSpaces),
    price: readRange('price', input.price),
    land: readRange('landSize', input.landSize),
    frontage: readRange('frontageSize', input.frontageSize),
    features: featureBits(input.propertyFeatures ?? []),
    near: await nearArea(near, travelAreas),
    inspections: readDates('inspection', input.inspection),
    auctions: readDates('auction', input.auction),
    leaveOutUnderOffer: input.isUnderOffer === false,
    leaveOut: readLeaveOut(input.leaveOut ?? []),
    sort: input.sortBy ?? defaultSort(input.searchMode, input.statusType),
    area: await readArea(database, input, bySlug),
  };
}

function readPaging(input: SearchInput['paging']): { skip: number; take: number } {
  const skip = input?.skip ?? 0;
  const take = input?.take ?? paging.take;
  if (take < 0 || take > paging.mostTake)
    throw new BadSearch('paging.take', `${take} must lie between 0 and ${paging.mostTake}.`);
  if (skip < 0 || skip > paging.mostSkip) {
    throw new BadSearch(
      'paging.skip',
      `${skip} must lie between 0 and ${paging.mostSkip}; narrow the search instead of paging further.`,
    );
  }
  return { skip, take };
}

/** Invalid ids are ignored: they match no listing. */
function readLeaveOut(ids: readonly string[]): number[] {
  if (ids.length > searchLimits.leftOut)
    throw new BadSearch('leaveOut', `names ${ids.length} listings; leave at most ${searchLimits.leftOut} out.`);
  return [...new Set(ids.flatMap((id) => (/^[1-9]\d{0,8}$/.test(id) ? [Number(id)] : [])))];
}

async function readArea(
  database: Database,
  { searchMode, locationSearchContext: context }: SearchInput,
  bySlug: SuburbLoader | undefined,
): Promise<SearchArea> {
  switch (searchMode) {
    case 'location': {
      const wanted = context.searchLocations ?? [];
      if (wanted.length > searchLimits.places) {
        throw new BadSearch(
          'locationSearchContext.searchLocations',
          `names ${wanted.length} places; ask for at most ${searchLimits.places}.`,
        );
      }
      return findPlaces(database, wanted, context.includeSurroundingSuburbs ?? true, bySlug);
    }
    case 'map':
    case 'draw':
      if (!context.wellKnownText)
        throw new BadSearch(
          'locationSearchContext.wellKnownText',
          `is needed by a ${searchMode} search: POLYGON((lng lat, …)).`,
        );
      return readWellKnownText(context.wellKnownText);
    case 'office': {
      const id = /^(?:[a-z0-9-]*-)?(\d{1,9})$/.exec(context.officeId ?? '')?.[1];
      if (id === undefined)
        throw new BadSearch('locationSearchContext.officeId', "is needed by an office search: the office's id.");
      return { kind: 'office', id: Number(id) };
    }
  }
}
