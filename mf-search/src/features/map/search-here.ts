import type { MapPlace } from '@verandah/map';
import { normaliseSearch, type ListingSearch } from '@verandah/market';

/** The area that the visitor looks at, as a search. */
export const searchHere = (search: ListingSearch, { bounds: [west, south, east, north], centre: [longitude, latitude], zoom }: MapPlace): ListingSearch => {
  const { shape: _shape, office: _office, ...rest } = search;
  return normaliseSearch({ ...rest, context: 'map', bounds: { west, south, east, north }, centre: { latitude, longitude }, zoom, page: 1 });
};
