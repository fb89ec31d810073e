import { cardListingFields, type CardListing } from '@verandah/design';
import { document } from '@verandah/graph';
import type { ListingSearchQuery } from '@verandah/market';
import { aggregationFields, type Aggregations } from '../../features/filters/aggregations.ts';

export interface ResultsPlace {
  readonly slug: string;
  readonly label: string;
  readonly name: string;
  readonly stateCode: string;
  readonly latLong: { readonly latitude: number; readonly longitude: number };
}

export interface ResultsAnswer {
  readonly locations: readonly ResultsPlace[];
  readonly listingSearch: {
    readonly total: number;
    readonly exactTotal: number;
    readonly pagination: { readonly currentPage: number; readonly totalPages: number; readonly skip: number };
    readonly prices: { readonly filtered: { readonly median: number | null } };
    readonly results: readonly CardListing[];
    readonly aggregations: Aggregations;
  };
}

/** Everything that a page of results shows but the map. */
export const readResults = document<ResultsAnswer, { query: ListingSearchQuery; places: readonly string[] }>(`
  query Results($query: ListingSearchQuery!, $places: [String!]!) {
    locations(identifiers: $places) { slug label name stateCode latLong { latitude longitude } }
    listingSearch(query: $query) {
      total exactTotal
      pagination { currentPage totalPages skip }
      prices { filtered { median } }
      results { ${cardListingFields} }
      ${aggregationFields}
    }
  }`);
