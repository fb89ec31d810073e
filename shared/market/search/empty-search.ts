import { defaultLocation } from '../address/default-location.ts';
import { defaultSort } from '../vocabulary/sorts.ts';
import type { ListingStatusType } from '../vocabulary/modes.ts';
import { anyCount } from './count-filter.ts';
import { noDates } from './dates-filter.ts';
import type { ListingSearch } from './listing-search.ts';

/** Every listing of a mode at the default location: the start of every search. */
export function emptySearch(mode: ListingStatusType): ListingSearch {
  return {
    mode,
    context: 'location',
    locations: [defaultLocation.slug],
    surrounding: true,
    propertyTypes: [],
    bedrooms: anyCount,
    bathrooms: anyCount,
    carSpaces: anyCount,
    price: {},
    landSize: {},
    frontage: {},
    floorArea: {},
    features: [],
    traits: [],
    keywords: [],
    inspections: noDates,
    auctions: noDates,
    underOffer: true,
    sort: defaultSort('location', mode),
    page: 1,
  };
}
