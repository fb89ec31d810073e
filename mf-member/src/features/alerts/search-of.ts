import { parseAddress, toListingSearchQuery, type ListingSearchQuery } from '@verandah/market';

/**
 * The search of an alert from the address of a results page, at its first page; null if the address is not a search.
 */
export function searchOf(address: string): ListingSearchQuery | null {
  const parsed = parseAddress(address);
  if (!('search' in parsed)) return null;
  const { paging: _, ...query } = toListingSearchQuery({ ...parsed.search, page: 1 });
  return query;
}
