import { cardListingFields, type CardListing } from '@verandah/design';
import { document } from '@verandah/graph';
import type { MapBoundary } from '@verandah/map';
import type { ListingSearchQuery } from '@verandah/market';

/** Positions of the homes of an office, state or region, which have no boundary to focus the map on. */
export const readSpots = document<
  { listingSearch: { markers: readonly { latitude: number; longitude: number }[] } },
  { query: ListingSearchQuery }
>(`
  query ResultSpots($query: ListingSearchQuery!) { listingSearch(query: $query) { markers { latitude longitude } } }`);

/** The outline that homes near the point of a search lie in: longitude, latitude, longitude, … */
export const readNearOutline = document<
  { listingSearch: { nearOutline: readonly number[] } },
  { query: ListingSearchQuery }
>(`
  query NearOutline($query: ListingSearchQuery!) { listingSearch(query: $query) { nearOutline } }`);

/** Names and boundaries of suburbs, in order; null where there is no boundary. */
export const readBoundaries = document<
  { locations: readonly { readonly slug: string; readonly name: string; readonly boundary: MapBoundary | null }[] },
  { places: readonly string[] }
>(`
  query PlaceBoundaries($places: [String!]!) { locations(identifiers: $places) { slug name boundary { approximate geoJson } } }`);

/** Boundaries of the suburbs around others. */
export const readSurrounding = document<
  {
    locations: readonly {
      readonly surroundingSuburbs: readonly { readonly slug: string; readonly boundary: MapBoundary | null }[];
    }[];
  },
  { places: readonly string[] }
>(`
  query SurroundingBoundaries($places: [String!]!) {
    locations(identifiers: $places) { surroundingSuburbs { slug boundary { approximate geoJson } } }
  }`);

/** How many results are in a map's view, and how many have no place on a map. */
export const readMapCount = document<
  { listingSearch: { mapCount: { readonly inView: number; readonly withoutAddress: number } } },
  { query: ListingSearchQuery; view: { west: number; south: number; east: number; north: number } }
>(`
  query MapCount($query: ListingSearchQuery!, $view: MapViewInput!) {
    listingSearch(query: $query) { mapCount(view: $view) { inView withoutAddress } }
  }`);

/** Positions of listings; those without a public address have none. */
export const readPositions = document<
  {
    listingsById: readonly {
      readonly id: string;
      readonly address: { readonly latitude: number | null; readonly longitude: number | null };
    }[];
  },
  { ids: readonly string[]; take: number }
>(`
  query ListingPositions($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { id address { latitude longitude } } }`);

/** The listings of a marker. */
export const readCards = document<{ listingsById: readonly CardListing[] }, { ids: readonly string[]; take: number }>(`
  query MarkerCards($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { ${cardListingFields} address { latitude longitude } } }`);

export interface NamedListing {
  readonly id: string;
  readonly address: { readonly street: string; readonly suburb: string };
  readonly features: { readonly bedrooms: number | null };
}

/** Address of each home in the list of markers, shown beside its price. */
export const readNames = document<{ listingsById: readonly NamedListing[] }, { ids: readonly string[]; take: number }>(`
  query MarkerNames($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { id address { street suburb } features { bedrooms } } }`);
