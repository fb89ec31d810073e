import {
  countValues,
  type CountFilter,
  type DatesFilter,
  featureBits,
  traitBits,
  propertyTypes,
  type PropertyTypeName,
  type RangeFilter,
  type SearchFilters,
} from '@verandah/market';
import type { Database } from '../../../platform/database/public.ts';
import { dayNumber } from '../../../platform/moment.ts';
import { BadSearch } from '../../../platform/problems/public.ts';
import type { SuburbLoader } from '../../geography/locations/public.ts';
import { noRouter, type TravelAreas } from '../travel/travel-areas.ts';
import { nearArea } from './near-area.ts';
import { findPlaces, type UnknownPlaces } from './places.ts';
import { readFilters } from './read-filters.ts';
import type { SearchInput } from './search-input.ts';
import { searchLimits } from './search-limits.ts';
import type { RequestedCount, RequestedDates, RequestedRange, SearchArea, SearchRequest } from './search-request.ts';
import { readWellKnownText } from './well-known-text.ts';

/** Limits of paging; visitors narrow a search that has more results. */
export const paging = { take: 25, mostTake: 100, mostSkip: 50_000 } as const;

/** What a search is read with. */
export interface ReadingSearch {
  /** Computes the area of a search by travel time; without it such a search is rejected. */
  readonly travelAreas?: TravelAreas | undefined;
  /** Of the request, which looks each suburb up once. */
  readonly suburbs?: SuburbLoader | undefined;
  /** By default they are passed over. */
  readonly unknownPlaces?: UnknownPlaces | undefined;
}

/**
 * Checks a search and looks up the places that it names.
 * @throws {BadSearch} naming the field that can't be read
 * @throws {Refusal} unavailable, if a travel time can't be computed
 */
export async function readSearch(
  database: Database,
  input: SearchInput,
  reading: ReadingSearch = {},
): Promise<SearchRequest> {
  const filters = readFilters(input);
  const { price, landSize, frontage, inspections, auctions } = filters;
  return {
    statusType: filters.mode,
    ...readPaging(input.paging),
    ...homesOf(filters),
    baths: requestedCount(filters.bathrooms),
    cars: requestedCount(filters.carSpaces),
    price: requestedRange(price),
    land: requestedRange(landSize),
    frontage: requestedRange(frontage),
    floor: requestedRange(filters.floorArea),
    features: featureBits(filters.features),
    traits: traitBits(filters.traits),
    keywords: filters.keywords,
    listedWithin: filters.listedWithin,
    availableBy: filters.availableBy === undefined ? undefined : dayNumber(filters.availableBy),
    near: await nearArea(filters.near, reading.travelAreas ?? noRouter),
    inspections: requestedDates(inspections),
    auctions: requestedDates(auctions),
    leaveOutUnderOffer: !filters.underOffer,
    leaveOut: readLeaveOut(input.leaveOut ?? []),
    sort: filters.sort,
    area: await readArea(database, input, reading),
  };
}

/**
 * Types of homes and numbers of bedrooms: beside numbers a studio is one of them, and restricts no other home's type.
 */
function homesOf({ propertyTypes, bedrooms }: SearchFilters): Pick<SearchRequest, 'types' | 'beds' | 'studios'> {
  const beds = requestedCount(bedrooms);
  const studios = propertyTypes.includes('studio');
  const types = studios && beds && propertyTypes.length === 1 ? [] : propertyTypes;
  return { types: typeNumbers(types), beds, studios };
}

/** The vocabulary's numbers of some types, with all their subtypes. */
function typeNumbers(names: readonly PropertyTypeName[]): number[] {
  return propertyTypes.filter(({ name }) => name !== null && names.includes(name)).map(({ number }) => number);
}

function requestedCount(filter: CountFilter): RequestedCount | undefined {
  const values = countValues(filter);
  return values.length > 0 ? values : undefined;
}

const requestedRange = ({ min, max }: RangeFilter): RequestedRange | undefined =>
  min === undefined && max === undefined ? undefined : { min, max };

const requestedDates = ({ dates, forthcoming }: DatesFilter): RequestedDates | undefined =>
  dates.length > 0 || forthcoming ? { days: dates.map(dayNumber) } : undefined;

function readPaging(input: SearchInput['paging']): { skip: number; take: number } {
  const skip = input?.skip ?? 0;
  const take = input?.take ?? paging.take;
  if (take < 0 || take > paging.mostTake)
    throw new BadSearch('paging.take', `${take} must be between 0 and ${paging.mostTake}.`);
  if (skip < 0 || skip > paging.mostSkip) {
    throw new BadSearch(
      'paging.skip',
      `${skip} must be between 0 and ${paging.mostSkip}; narrow the search instead of paging further.`,
    );
  }
  return { skip, take };
}

/** Invalid ids are ignored: they match no listing. */
function readLeaveOut(ids: readonly string[]): number[] {
  if (ids.length > searchLimits.leftOut)
    throw new BadSearch('leaveOut', `names ${ids.length} listings; exclude at most ${searchLimits.leftOut}.`);
  return [...new Set(ids.flatMap((id) => (/^[1-9]\d{0,8}$/.test(id) ? [Number(id)] : [])))];
}

async function readArea(
  database: Database,
  input: SearchInput,
  { suburbs, unknownPlaces }: ReadingSearch,
): Promise<SearchArea> {
  const { searchMode, locationSearchContext: context } = input;
  switch (searchMode) {
    case 'location': {
      const wanted = context.searchLocations ?? [];
      if (wanted.length > searchLimits.places) {
        throw new BadSearch(
          'locationSearchContext.searchLocations',
          `names ${wanted.length} locations; give at most ${searchLimits.places}.`,
        );
      }
      return findPlaces(database, wanted, context.includeSurroundingSuburbs ?? true, suburbs, unknownPlaces);
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
