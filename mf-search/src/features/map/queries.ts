import { cardListingFields, type CardListing } from '@verandah/design';
import { document } from '@verandah/graph';
import type { MapBoundary } from '@verandah/map';
import type { ListingSearchQuery } from '@verandah/market';

/** Where the homes of an office, a state or a region lie: nothing else says where its map should look. */
export const readSpots = document<
  { listingSearch: { markers: readonly { latitude: number; longitude: number }[] } },
  { query: ListingSearchQuery }
>(`
  query ResultSpots($query: ListingSearchQuery!) { listingSearch(query: $query) { markers { latitude longitude } } }`);

/** The edge of a suburb; null when nobody knows it. */
export const readBoundary = document<
  { locations: readonly { readonly boundary: MapBoundary | null }[] },
  { places: readonly string[] }
>(`
  query PlaceBoundary($places: [String!]!) { locations(identifiers: $places) { boundary { approximate geoJson } } }`);

/** The listings behind a marker. */
export const readCards = document<{ listingsById: readonly CardListing[] }, { ids: readonly string[]; take: number }>(`
  query MarkerCards($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { ${cardListingFields} } }`);

export interface NamedListing {
  readonly id: string;
  readonly address: { readonly street: string; readonly suburb: string };
  readonly features: { readonly bedrooms: number | null };
}

/** What the list of markers says of each home beside its price. */
export const readNames = document<{ listingsById: readonly NamedListing[] }, { ids: readonly string[]; take: number }>(`
  query MarkerNames($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { id address { street suburb } features { bedrooms } } }`);
