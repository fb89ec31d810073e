/** The filters of a search, by their names in GraphQL. */
export const searchFilters = [
  'propertyTypes',
  'bedrooms',
  'bathrooms',
  'carSpaces',
  'price',
  'landSize',
  'frontage',
  'floorArea',
  'features',
  'traits',
  'keywords',
  'listedWithin',
  'availableBy',
  'near',
  'inspections',
  'auctions',
  'underOffer',
] as const;
export type SearchFilter = (typeof searchFilters)[number];

/** Filters with a facet: each facet ignores its own filter. Other filters apply to every facet. */
export const facetFilters: readonly SearchFilter[] = [
  'propertyTypes',
  'bedrooms',
  'bathrooms',
  'carSpaces',
  'price',
  'traits',
  'listedWithin',
  'inspections',
  'auctions',
];
