import { toListingSearchQuery, type ListingSearch, type ListingSearchQuery } from '@verandah/market';

/**
 * The GraphQL search of a visitor who hid some listings: they leave results, counts and facets.
 */
export const queryWithout = (search: ListingSearch, leaveOut: readonly string[]): ListingSearchQuery => ({
  ...toListingSearchQuery(search),
  ...(leaveOut.length > 0 && { leaveOut }),
});
