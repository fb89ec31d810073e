import {
  addressText,
  buildAddress,
  countLabel,
  listingAddress,
  parseAddress,
  propertyTypeByName,
  searchTitle,
  toListingSearchQuery,
  type ListingSearch,
} from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { findPlaceViews } from '../../domains/geography/locations/public.ts';
import {
  listingLoaders,
  listingsInOrder,
  type ListingView,
  officesById,
  readSearch,
  type SearchArea,
  searchListings,
  wantsNothing,
  type TravelAreas,
} from '../../domains/listings/public.ts';
import type { Moment } from '../../platform/moment.ts';
import type { AtomEntry, AtomFeed } from './atom.ts';

/** So many of the newest. */
export const mostEntries = 50;
const onlyResults = { ...wantsNothing, results: true };
/** Since when the tag addresses of entries (RFC 4151) are given out. */
const tagYear = '2026';
/** When nothing of a search has changed yet. */
const beginning = new Date('2026-01-01T00:00:00Z');

/** The search that a feed follows: its newest listings, ignoring page and order of the address. */
export function feedSearch(address: string): ListingSearch | null {
  const parsed = parseAddress(address);
  return parsed.kind === 'search' ? { ...parsed.search, page: 1, sort: 'newest' } : null;
}

/**
 * The newest listings of a search; null if its location or office is unknown.
 * @throws {BadSearch} for what can't be searched
 */
export async function readSearchFeed(
  database: Database,
  search: ListingSearch,
  publicUrl: string,
  now: Moment,
  travelAreas?: TravelAreas,
): Promise<AtomFeed | null> {
  const query = { ...toListingSearchQuery(search), paging: { skip: 0, take: mostEntries } };
  const request = await readSearch(database, query, { travelAreas });
  const area = await withSurroundings(database, request.area);
  const [office] = area.kind === 'office' ? await officesById(database, [area.id]) : [];
  if (area.kind === 'nowhere' || (area.kind === 'office' && !office)) return null;
  const response = await searchListings(database, { ...request, area }, onlyResults, now);
  const labels = office
    ? [office.name]
    : (await findPlaceViews(database, search.locations, false)).map(({ label }) => label);
  const listings = await listingsInOrder(listingLoaders(database, now), response.ids);
  const updates = await updatesOf(database, response.ids);
  const page = buildAddress(search) ?? '/';
  const authority = new URL(publicUrl).hostname;
  const entries = listings.map((listing) =>
    entryOf(listing, updates.get(listing.id) ?? beginning, publicUrl, authority),
  );
  return {
    id: `tag:${authority},${tagYear}:search${page}`,
    title: searchTitle(search, labels),
    author: 'Verandah',
    self: `${publicUrl}/feeds/search${page}`,
    page: publicUrl + page,
    updated: new Date(Math.max(beginning.getTime(), ...entries.map(({ updated }) => updated.getTime()))),
    entries,
  };
}

/** A page shows the requested suburbs before those around them; a feed has only new listings, so all count alike. */
async function withSurroundings(database: Database, area: SearchArea): Promise<SearchArea> {
  if (area.kind !== 'places' || !area.surrounding || area.localityIds.length === 0) return area;
  const { rows } = await sql<{
    id: number;
  }>`select distinct near_id as id from locality_near where locality_id = any(${[...area.localityIds]}::int[])`.execute(
    database,
  );
  return { ...area, surrounding: false, localityIds: [...new Set([...area.localityIds, ...rows.map(({ id }) => id)])] };
}

async function updatesOf(database: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  const { rows } = await sql<{
    id: number;
    updated_at: Date | string;
  }>`select id, updated_at from listing where id = any(${[...ids]}::int[])`.execute(database);
  return new Map(rows.map(({ id, updated_at }) => [id, new Date(updated_at)]));
}

function entryOf(listing: ListingView, updated: Date, publicUrl: string, authority: string): AtomEntry {
  return {
    id: `tag:${authority},${tagYear}:listing/${listing.id}`,
    title: addressText(listing.address),
    page: publicUrl + listingAddress(listing.uri),
    category: propertyTypeByName(listing.propertyType).singular,
    published: new Date(listing.listedAt),
    updated,
    summary: summaryOf(listing),
  };
}

/**
 * 'Auction guide $860,000 · House · 3 bedrooms, 1 bathroom, 5+ car spaces · 412 m² of land': only what may be shown of
 * it.
 */
function summaryOf({ priceDetails, propertyType, features, landFeatures }: ListingView): string {
  const count = (value: number | null, one: string, more: string): string[] =>
    value ? [`${countLabel(value)} ${value === 1 ? one : more}`] : [];
  const rooms = [
    ...count(features.bedrooms, 'bedroom', 'bedrooms'),
    ...count(features.bathrooms, 'bathroom', 'bathrooms'),
    ...count(features.cars, 'car space', 'car spaces'),
  ].join(', ');
  const land = landFeatures?.area ? `${Math.round(landFeatures.area).toLocaleString('en-AU')} m² of land` : '';
  return [priceDetails.shortDescription, propertyTypeByName(propertyType).singular, rooms, land]
    .filter(Boolean)
    .join(' · ');
}
