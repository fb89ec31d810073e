import { cardListingFields, type CardListing } from '@verandah/design';
import { document } from '@verandah/graph';
import type { ListingSearchQuery } from '@verandah/market';

export interface ResultMarker {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Compact; null when the price is hidden. */
  readonly price: string | null;
  readonly tier: 'basic' | 'standard' | 'feature' | 'premiere';
}

/** Every listing of a search that a map may show, not only those of one page. Asked for when a map is seen. */
export const readMarkers = document<{ listingSearch: { markers: readonly ResultMarker[] } }, { query: ListingSearchQuery }>(`
  query ResultMarkers($query: ListingSearchQuery!) { listingSearch(query: $query) { markers { id latitude longitude price tier } } }`);

/** The listings behind a marker. */
export const readCards = document<{ listingsById: readonly CardListing[] }, { ids: readonly string[]; take: number }>(`
  query MarkerCards($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { ${cardListingFields} } }`);
