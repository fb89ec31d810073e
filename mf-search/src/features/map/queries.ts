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

/** The boundary of a suburb; null if there is none. */
export const readBoundary = document<
  { locations: readonly { readonly boundary: MapBoundary | null }[] },
  { places: readonly string[] }
>(`
  query PlaceBoundary($places: [String!]!) { locations(identifiers: $places) { boundary { approximate geoJson } } }`);

/** The listings of a marker. */
export const readCards = document<{ listingsById: readonly CardListing[] }, { ids: readonly string[]; take: number }>(`
  query MarkerCards($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { ${cardListingFields} } }`);

export interface NamedListing {
  readonly id: string;
  readonly address: { readonly street: string; readonly suburb: string };
  readonly features: { readonly bedrooms: number | null };
}

/** Address of each home in the list of markers, shown beside its price. */
export const readNames = document<{ listingsById: readonly NamedListing[] }, { ids: readonly string[]; take: number }>(`
  query MarkerNames($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { id address { street suburb } features { bedrooms } } }`);
