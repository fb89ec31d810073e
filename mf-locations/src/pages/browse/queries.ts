import { document } from '@verandah/graph';
import type { LocationIndexType } from '@verandah/market';
import { placeEntryFields, type PlaceEntry } from '../../features/browse/place-entry.ts';
import { namedPlaceFields, type ListingCounts, type NamedPlace } from '../../features/places/place.ts';

export interface IndexRequest {
  readonly type: LocationIndexType;
  readonly place: string | null;
  readonly sort: 'name' | 'popular';
  readonly letter: string | null;
  readonly skip: number;
  readonly take: number;
}
interface IndexAnswer {
  readonly locationIndex: {
    readonly total: number;
    readonly byType: LocationIndexType | null;
    readonly location: NamedPlace | null;
    readonly letters: readonly { readonly letter: string; readonly count: number }[];
    readonly results: readonly {
      readonly location: PlaceEntry | null;
      readonly street: {
        readonly name: string;
        readonly label: string;
        readonly slug: string;
        readonly locationSlug: string;
        readonly listingCounts: ListingCounts;
      } | null;
    }[];
  } | null;
}

/** One page of locations or streets. */
export const readIndex = document<IndexAnswer, IndexRequest>(`
  query LocationIndexPage($type: LocationIndexType!, $place: String, $sort: LocationIndexOrder!, $letter: String, $skip: Int!, $take: Int!) {
    locationIndex(type: $type, identifier: $place, sortOrder: $sort, letter: $letter, skip: $skip, take: $take) {
      total byType location { ${namedPlaceFields} } letters { letter count }
      results { location { ${placeEntryFields} } street { name label slug locationSlug listingCounts { buy rent sold leased } } }
    }
  }`);
