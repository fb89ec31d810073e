/** The filters of a search, under the names that the graph API gives them. */
export const searchFilters = [
  'propertyTypes',
  'bedrooms',
  'bathrooms',
  'carSpaces',
  'price',
  'landSize',
  'frontage',
  'features',
  'inspections',
  'auctions',
  'underOffer',
] as const;
export type SearchFilter = (typeof searchFilters)[number];

/** Filters that have a facet: each is left out of its own count. The others narrow every count. */
export const facetFilters: readonly SearchFilter[] = [
  'propertyTypes',
  'bedrooms',
  'bathrooms',
  'carSpaces',
  'price',
  'inspections',
  'auctions',
];
