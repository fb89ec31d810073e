import {
  parseAddress,
  tileAddress,
  toListingSearchQuery,
  wholeCountry,
  type Bounds,
  type ListingSearch,
} from '@verandah/market';
import type { Database } from '../../../../platform/database/public.ts';
import {
  areaCondition,
  type Condition,
  type Filters,
  filtersOf,
  readSearch,
  type SearchArea,
  type SearchRequest,
  type TravelAreas,
} from '../../../listings/public.ts';
import { BadSearch } from '../../../../platform/problems/public.ts';
import type { Moment } from '../../../../platform/moment.ts';
import type { TileBounds } from './tile.ts';

/** Room for a drawn shape of 500 points and every filter. */
export const longestTileSearch = 12_000;

/** The one address under which all searches with the same tiles are cached. @throws {BadSearch} */
export const readTileAddress = (text: unknown): string => tileAddress(searchAt(text));

/** The search of an address. @throws {BadSearch} */
export function searchAt(text: unknown): ListingSearch {
  const wanted = 'is needed: the address of a search, such as /for-sale/richmond-vic-3121/houses.';
  if (typeof text !== 'string' || text === '') throw new BadSearch('search', wanted);
  if (text.length > longestTileSearch)
    throw new BadSearch('search', `has ${text.length} characters; an address has at most ${longestTileSearch}.`);
  const read = parseAddress(text);
  if (read.kind !== 'search') throw new BadSearch('search', wanted);
  return read.search;
}

/** Listings that a visitor may hide. */
const mostHidden = 500;

/**
 * The ids of listings that the visitor has hidden, as `without` of a tile's address: 17,4.
 * @returns ascending, each once
 * @throws {BadSearch}
 */
export function readWithout(text: unknown): readonly number[] {
  if (text === undefined || text === '') return [];
  if (typeof text !== 'string' || !/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/.test(text))
    throw new BadSearch('without', 'must be the ids of listings, joined by commas.');
  const ids = [...new Set(text.split(',').map(Number))].toSorted((a, b) => a - b);
  if (ids.length > mostHidden)
    throw new BadSearch('without', `names ${ids.length} listings; exclude at most ${mostHidden}.`);
  return ids;
}

/** The search of an address, with its locations resolved. @throws {BadSearch} */
export async function requestOf(
  database: Database,
  address: string,
  travelAreas?: TravelAreas,
): Promise<SearchRequest> {
  const read = parseAddress(address);
  if (read.kind !== 'search') throw new BadSearch('search', 'is not the address of a search.');
  const request = await readSearch(database, toListingSearchQuery(read.search), { travelAreas });
  return isCountry(request.area) ? { ...request, area: { kind: 'country' } } : request;
}

function isCountry(area: SearchArea): boolean {
  return (
    area.kind === 'box' &&
    coversTile(area, [wholeCountry.west, wholeCountry.south, wholeCountry.east, wholeCountry.north])
  );
}

function coversTile(box: Bounds, [west, south, east, north]: TileBounds): boolean {
  return box.west <= west && box.south <= south && box.east >= east && box.north >= north;
}

/** Whether a tile can hold any home at all. */
export function touchesCountry([west, south, east, north]: TileBounds): boolean {
  return (
    west < wholeCountry.east && east > wholeCountry.west && south < wholeCountry.north && north > wholeCountry.south
  );
}

/** A search restricted to one tile. */
export interface TileSearch {
  readonly request: SearchRequest;
  readonly filters: Filters;
  /** Absent if the whole tile is in the searched area. */
  readonly area: Condition | undefined;
}

export function searchOfTile(request: SearchRequest, bounds: TileBounds, now: Moment): TileSearch {
  const { area } = request;
  return {
    request,
    filters: filtersOf(request, now),
    area: area.kind === 'box' && coversTile(area, bounds) ? undefined : areaCondition(area),
  };
}
