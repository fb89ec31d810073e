import { parseAddress, toListingSearchQuery, type ListingSearchQuery } from '@verandah/market';

/** The search of an alert: that of an address of results, from its first page; null when it is none. */
export function searchOf(address: string): ListingSearchQuery | null {
  const parsed = parseAddress(address);
  if (!('search' in parsed)) return null;
  const { paging: _, ...query } = toListingSearchQuery({ ...parsed.search, page: 1 });
  return query;
}
