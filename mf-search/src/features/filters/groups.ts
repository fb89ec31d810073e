import { noDates, normaliseSearch, type ListingSearch } from '@verandah/market';

/** For each group of the filter form, its part of a search without the filter. */
const cleared = {
  types: { propertyTypes: [] },
  price: { price: {} },
  bedrooms: { bedrooms: { only: [] } },
  bathrooms: { bathrooms: { only: [] } },
  carSpaces: { carSpaces: { only: [] } },
  near: { near: undefined },
  land: { landSize: {}, frontage: {} },
  inspections: { inspections: noDates },
  auctions: { auctions: noDates },
  features: { features: [] },
} satisfies Record<string, Partial<ListingSearch>>;

export type GroupName = keyof typeof cleared;

export const clearGroup = (search: ListingSearch, group: GroupName): ListingSearch =>
  normaliseSearch({ ...search, ...cleared[group], page: 1 });

/** Whether a group narrows the search. */
export const groupIsSet = (search: ListingSearch, group: GroupName): boolean =>
  JSON.stringify(normaliseSearch({ ...search, page: 1 })) !== JSON.stringify(clearGroup(search, group));
