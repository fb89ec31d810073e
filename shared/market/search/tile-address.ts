import { writeAddress } from '../address/build.ts';
import { defaultSort } from '../vocabulary/sorts.ts';
import type { Bounds, ListingSearch } from './listing-search.ts';
import { normaliseSearch } from './normalise-search.ts';

/** Degrees: Australia with all its islands, from Cocos to Norfolk, which contains every listing. */
export const wholeCountry: Bounds = { south: -56, west: 92, north: -5, east: 170 };

/**
 * The `search` of a listing tile's address, /tiles/listings/{z}/{x}/{y}.mvt?search=…: the canonical address of a search
 * without what does not change its tiles (page, sort, what the visitor looks at). A map search covers the whole
 * country, so that moving the map reuses the tiles that are there.
 */
export function tileAddress(search: ListingSearch): string {
  const { centre: _centre, zoom: _zoom, ...rest } = search;
  return writeAddress(
    normaliseSearch({
      ...rest,
      page: 1,
      sort: defaultSort(search.context, search.mode),
      ...(search.context === 'map' && { bounds: wholeCountry }),
    }),
  );
}
