import { writeAddress } from '../address/build.ts';
import { defaultSort } from '../vocabulary/sorts.ts';
import type { ListingSearch } from './listing-search.ts';
import { normaliseSearch } from './normalise-search.ts';
import { wholeCountry } from './whole-country.ts';

/**
 * The `search` of a listing tile's address, /tiles/listings/{z}/{x}/{y}.mvt?search=…: the canonical address of a search
 * without what does not change its tiles (page, sort, what the visitor looks at and calls a point). A map search covers
 * the whole country, so that moving the map reuses the tiles that are there.
 */
export const tileAddress = (search: ListingSearch): string =>
  pictureAddress(search.context === 'map' ? { ...search, bounds: wholeCountry } : search);

/**
 * The `search` of a picture of the map, /tiles/picture.svg?search=…: the same, but a map search includes its bounds.
 */
export function pictureAddress({ centre: _centre, zoom: _zoom, ...search }: ListingSearch): string {
  return writeAddress(
    normaliseSearch({
      ...search,
      ...(search.near && { near: { ...search.near, name: '' } }),
      page: 1,
      sort: defaultSort(search.context, search.mode),
    }),
  );
}
