import {
  activeFilters,
  anyCount,
  searchTitle,
  toListingSearchQuery,
  wellKnownTextOfShapes,
  type ListingSearch,
  placeName,
} from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { SearchLocationView, SearchParamsView } from '../../listings/public.ts';
import type { AlertView } from './alert.ts';
import { storedSearch } from './read-search.ts';
import type { AlertRow } from './store.ts';

/** Views of alerts in the order of the rows; their locations are loaded in one query. */
export async function alertViews(database: Database, rows: readonly AlertRow[]): Promise<AlertView[]> {
  const searches = rows.map(({ address }) => storedSearch(address));
  const places = await placesOf(
    database,
    searches.flatMap(({ locations }) => [...locations]),
  );
  return rows.map((row, at) => viewOf(row, searches[at] as ListingSearch, places));
}

type Places = ReadonlyMap<string, SearchLocationView>;

async function placesOf(database: Database, slugs: readonly string[]): Promise<Places> {
  const { rows } = await sql<{ id: number; slug: string; name: string; state_code: string }>`
    select l.id, w.slug, l.name, l.state_code from unnest(${[...new Set(slugs)]}::text[]) as w(slug)
      left join former_locality_slug f on f.slug = w.slug
        join locality l on l.slug = w.slug or l.id = f.locality_id`.execute(database);
  return new Map(
    rows.map(({ id, slug, name, state_code: stateCode }) => [
      slug,
      { id: String(id), slug, name: placeName({ slug, name }), stateCode },
    ]),
  );
}

function viewOf(row: AlertRow, search: ListingSearch, places: Places): AlertView {
  const locations = locationsOf(search, places);
  const { unseen, unseen_count: unseenListingCount } = row;
  return {
    id: row.id,
    name: row.name,
    description: row.description || describeAlert(search, locations),
    address: row.address,
    search,
    searchParams: paramsOf(search, locations),
    filter: {
      beds: search.bedrooms,
      baths: search.bathrooms,
      carSpaces: search.carSpaces,
      locationIds: locations.flatMap(({ id }) => (id === null ? [] : [id])),
      price: search.price,
      propertyTypes: search.propertyTypes,
      searchMode: search.mode,
    },
    shape:
      search.shape === undefined
        ? null
        : {
            id: `shape-${row.id}`,
            polyline: new URLSearchParams(row.address.split('?')[1]).get('shape') ?? '',
            wellKnownText: wellKnownTextOfShapes(
              [search.shape, ...(search.furtherShapes ?? [])],
              search.excludedShapes,
            ),
          },
    pageElementPosition: row.page_element_position,
    emailFrequency: row.every as AlertView['emailFrequency'],
    createdAt: row.created_at.toISOString(),
    newSince: row.new_since.toISOString(),
    unseenListingIds: unseen,
    unseenListingCount,
    coverListingId: row.newest ?? row.cover_listing_id,
  };
}

function paramsOf(search: ListingSearch, locations: readonly SearchLocationView[]): SearchParamsView {
  const {
    locationSearchContext: { searchLocations, ...context },
    ...query
  } = toListingSearchQuery(search);
  return {
    ...query,
    locationSearchContext: { ...context, ...(searchLocations === undefined ? {} : { searchLocations: locations }) },
  };
}

/** A search in words, with the names of its locations. */
export async function describeSearch(database: Database, search: ListingSearch): Promise<string> {
  return describeAlert(search, locationsOf(search, await placesOf(database, search.locations)));
}

const locationsOf = (search: ListingSearch, places: Places): SearchLocationView[] =>
  search.locations.map((slug) => places.get(slug) ?? { id: null, slug, name: null, stateCode: null });

/** The search in words: 'Houses for sale in Richmond: Houses, 2 beds, Over $500k, Pool'. */
function describeAlert(search: ListingSearch, locations: readonly SearchLocationView[]): string {
  const title = searchTitle(
    // The filters follow, one by one.
    { ...search, bedrooms: anyCount, carSpaces: anyCount, price: {}, features: [] },
    locations.length === 8 && locations.every(({ id }) => id === null)
      ? []
      : locations.map(({ name, slug }) => name ?? slug.toUpperCase()),
  );
  const filters = activeFilters(search).map(({ label }) => label);
  return filters.length === 0 ? title : `${title}: ${filters.join(', ')}`;
}
