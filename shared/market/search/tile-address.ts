import { writeAddress } from '../address/build.ts';
import { defaultSort } from '../vocabulary/sorts.ts';
import type { ListingSearch } from './listing-search.ts';
import { normaliseSearch } from './normalise-search.ts';
import { wholeCountry } from './whole-country.ts';

/**
 * The `search` of a listing tile's address, /tiles/listings/{z}/{x}/{y}.mvt?search=…: the canonical address of a search
 * without what does not change its tiles (page, sort, what the visitor looks at and calls a point). A map search covers the whole
 * country, so that moving the map reuses the tiles that are there.
 */
export function tileAddress(search: ListingSearch): string {
  const { centre: _centre, zoom: _zoom, ...rest } = search;
  return writeAddress(
    normaliseSearch({
      ...rest,
      ...(search.near && { near: { ...search.near, name: '' } }),
      page: 1,
      sort: defaultSort(search.context, search.mode),
      ...(search.context === 'map' && { bounds: wholeCountry }),
    }),
  );
}
