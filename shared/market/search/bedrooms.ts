import type { ListingSearch } from './listing-search.ts';
import { toggleCount } from './count-filter.ts';
import { normaliseSearch } from './normalise-search.ts';

/** Adds or removes one bedroom bucket, from the first page; 0 means Studio, which is a property type. */
export function toggleBedrooms(search: ListingSearch, value: number): ListingSearch {
  if (value !== 0) return normaliseSearch({ ...search, bedrooms: toggleCount(search.bedrooms, value), page: 1 });
  const others = search.propertyTypes.filter((name) => name !== 'studio');
  const propertyTypes = others.length < search.propertyTypes.length ? others : [...others, 'studio' as const];
  return normaliseSearch({ ...search, propertyTypes, page: 1 });
}
