import { toListingSearchQuery, type ListingSearch, type ListingSearchQuery } from '@verandah/market';

/** The GraphQL query of a search that excludes listings the visitor hid, from results, counts and facets. */
export const queryWithout = (search: ListingSearch, leaveOut: readonly string[]): ListingSearchQuery => ({
  ...toListingSearchQuery(search),
  ...(leaveOut.length > 0 && { leaveOut }),
});
