import { noDates, normaliseSearch, type ListingSearch, type TraitName } from '@verandah/market';

const withStudios = (search: ListingSearch, chosen: boolean) =>
  search.propertyTypes.filter((name) => (name === 'studio') === chosen);

/** Whether a trait is about the age of the building. */
export const isAge = (name: TraitName): boolean => name === 'newlyBuilt' || name === 'established';

/** For each group of the filter form, its part of a search without the filter. A studio is a choice of the bedrooms. */
const cleared = {
  types: (search) => ({ propertyTypes: withStudios(search, true) }),
  price: () => ({ price: {} }),
  bedrooms: (search) => ({ bedrooms: { only: [] }, propertyTypes: withStudios(search, false) }),
  bathrooms: () => ({ bathrooms: { only: [] } }),
  carSpaces: () => ({ carSpaces: { only: [] } }),
  near: () => ({ near: undefined }),
  land: () => ({ landSize: {}, frontage: {}, floorArea: {} }),
  keywords: () => ({ keywords: [] }),
  available: () => ({ availableBy: undefined }),
  listing: (search) => ({ listedWithin: undefined, traits: search.traits.filter(isAge) }),
  age: (search) => ({ traits: search.traits.filter((name) => !isAge(name)) }),
  inspections: () => ({ inspections: noDates }),
  auctions: () => ({ auctions: noDates }),
  features: () => ({ features: [] }),
} satisfies Record<string, (search: ListingSearch) => Partial<ListingSearch>>;

export type GroupName = keyof typeof cleared;

/** For each group with a pop-over, its part of another search. */
const taken = {
  price: (_, { price }) => ({ price }),
  bedrooms: (search, from) => ({
    bedrooms: from.bedrooms,
    propertyTypes: [...withStudios(search, false), ...withStudios(from, true)],
  }),
  types: (search, from) => ({ propertyTypes: [...withStudios(from, false), ...withStudios(search, true)] }),
} satisfies Record<string, (search: ListingSearch, from: ListingSearch) => Partial<ListingSearch>>;

/** The search with one group's choices of another. */
export const withGroup = (search: ListingSearch, group: keyof typeof taken, from: ListingSearch): ListingSearch =>
  normaliseSearch({ ...search, ...taken[group](search, from), page: 1 });

export const clearGroup = (search: ListingSearch, group: GroupName): ListingSearch =>
  normaliseSearch({ ...search, ...cleared[group](search), page: 1 });

/** Whether a group narrows the search. */
export const groupIsSet = (search: ListingSearch, group: GroupName): boolean =>
  JSON.stringify(normaliseSearch({ ...search, page: 1 })) !== JSON.stringify(clearGroup(search, group));
