import { document } from '@verandah/graph';
import type { ListingSearchQuery } from '@verandah/market';
import { aggregationFields, type Aggregations } from './aggregations.ts';

/** How many results a search would have, and its facets: asked while filters are being chosen. */
export const countResults = document<
  { listingSearch: { total: number; aggregations: Aggregations } },
  { query: ListingSearchQuery }
>(`
  query CountResults($query: ListingSearchQuery!) { listingSearch(query: $query) { total ${aggregationFields} } }`);
