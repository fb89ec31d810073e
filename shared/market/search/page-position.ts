import type { ListingSearch } from './listing-search.ts';

/**
 * The number that analytics assigns to a results page: -2 for sold, -1 for pages that do not rank (a later page,
 * surrounding suburbs off, an office, or the feature switched off), otherwise 4 with the property type in the path and
 * 3 without.
 */
export function pagePositionCode(search: ListingSearch, enabled = true): -2 | -1 | 3 | 4 {
  if (search.mode === 'sold') return -2;
  if (!enabled || search.page > 1 || !search.surrounding || search.context === 'office') return -1;
  return search.propertyTypes.length === 1 ? 4 : 3;
}
