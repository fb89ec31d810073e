import { statusTypes } from '../vocabulary/modes.ts';

/** Route patterns of every search address, for the contract of the area that owns them. */
export const searchRoutes: readonly string[] = [
  ...new Set(statusTypes.flatMap(({ listingType, searchType }) => [`/${listingType}/*`, `/${searchType}/*`])),
  ...statusTypes.map(({ name }) => `/real-estate-agency/:office/${name}/*`),
];
