import { document } from '@verandah/graph';
import type { ListingSearchQuery } from '@verandah/market';
import { aggregationFields, type Aggregations } from './aggregations.ts';

/** The number of results of a search and its facets, requested while filters are being chosen. */
export const countResults = document<
  { listingSearch: { total: number; aggregations: Aggregations } },
  { query: ListingSearchQuery }
>(`
  query CountResults($query: ListingSearchQuery!) { listingSearch(query: $query) { total ${aggregationFields} } }`);
