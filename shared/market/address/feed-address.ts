import type { ListingSearch } from '../search/listing-search.ts';
import { defaultSort } from '../vocabulary/sorts.ts';
import { buildAddress } from './build.ts';

/** The address of a search's Atom feed: one for all its pages, orders and views. null for a malformed search. */
export function searchFeedAddress(search: ListingSearch): string | null {
  const { centre: _centre, zoom: _zoom, ...followed } = search;
  const address = buildAddress({ ...followed, page: 1, sort: defaultSort(search.context, search.mode) });
  return address && `/feeds/search${address}`;
}
