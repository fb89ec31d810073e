import { defaultLocation } from '../address/default-location.ts';
import { features } from '../vocabulary/features.ts';
import type { ListingStatusType } from '../vocabulary/modes.ts';
import { propertyTypeNames } from '../vocabulary/property-types.ts';
import { defaultSort, sortByName, type SortName } from '../vocabulary/sorts.ts';
import { normalTraits } from '../vocabulary/traits.ts';
import { boundsAround, normalBounds, normalPoint, normalShapes, normalZoom } from './area-filter.ts';
import { countFilter, countValues } from './count-filter.ts';
import { datesEntries, datesFromEntries, isSearchedDay, modesWithDates, noDates } from './dates-filter.ts';
import type { DatesFilter, ListingSearch, NearFilter } from './listing-search.ts';
import { normalKeywords } from './keywords.ts';
import { listedWithinOf } from './listed-within.ts';
import { normalNear } from './near-filter.ts';
import { priceFilter } from './price-filter.ts';
import { rangeFilter } from './range-filter.ts';

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const mostLocations = 20;
/** The last page; a search with more results has to be narrowed. The graph API skips at most 50,000. */
export const lastPage = 2001;

type Where = Pick<
  ListingSearch,
  | 'context'
  | 'locations'
  | 'surrounding'
  | 'bounds'
  | 'centre'
  | 'zoom'
  | 'shape'
  | 'furtherShapes'
  | 'excludedShapes'
  | 'office'
>;

/** What a search wants of homes, wherever it looks, and their order. */
export type SearchFilters = Omit<ListingSearch, keyof Where | 'page'>;

/**
 * The one form of all equivalent searches: two searches are equal when their normal forms are. Whatever cannot be
 * searched is left out: a map without bounds, a shape without area, dates that the mode does not support.
 */
export function normaliseSearch(search: ListingSearch): ListingSearch {
  const where = normalWhere(search);
  return {
    ...where,
    ...normalFilters({ ...search, context: where.context }),
    page: search.page >= 1 && search.page <= lastPage ? Math.trunc(search.page) : 1,
  };
}

/**
 * The filters of a search in normal form. Addresses, forms, the graph API, REST and alerts mean by the same values the
 * same filters, because each of them ends here.
 */
export function normalFilters(search: SearchFilters & Pick<ListingSearch, 'context'>): SearchFilters {
  const { mode } = search;
  const open = mode === 'buy' || mode === 'rent';
  const near = search.near && normalNear(search.near);
  const listedWithin = open ? listedWithinOf(search.listedWithin) : undefined;
  const availableBy = mode === 'rent' && isSearchedDay(search.availableBy ?? '') ? search.availableBy : undefined;
  return {
    mode,
    propertyTypes: propertyTypeNames.filter((name) => search.propertyTypes.includes(name)),
    bedrooms: countFilter(countValues(search.bedrooms)),
    bathrooms: countFilter(countValues(search.bathrooms)),
    carSpaces: countFilter(countValues(search.carSpaces)),
    price: priceFilter(search.price, mode),
    landSize: rangeFilter(search.landSize.min, search.landSize.max),
    frontage: rangeFilter(search.frontage.min, search.frontage.max),
    floorArea: rangeFilter(search.floorArea.min, search.floorArea.max),
    features: features.map((feature) => feature.name).filter((name) => search.features.includes(name)),
    traits: normalTraits(search.traits, mode),
    keywords: normalKeywords(search.keywords),
    ...(listedWithin && { listedWithin }),
    ...(availableBy !== undefined && { availableBy }),
    ...(near && { near }),
    inspections: normalDates('inspections', search),
    auctions: normalDates('auctions', search),
    underOffer: search.underOffer || !open,
    sort: isSortOf(search.sort, mode, near) ? search.sort : defaultSort(search.context, mode),
  };
}

function normalDates(
  which: keyof typeof modesWithDates,
  search: Pick<ListingSearch, 'mode' | typeof which>,
): DatesFilter {
  return (modesWithDates[which].includes(search.mode) && datesFromEntries(datesEntries(search[which]))) || noDates;
}

/** Whether a search can be sorted so: the nearest home is that to a point. */
export function isSortOf(sort: SortName, mode: ListingStatusType, near: NearFilter | undefined): boolean {
  return sortByName(sort)?.modes.includes(mode) === true && (sort !== 'nearest' || near !== undefined);
}

function normalWhere(search: ListingSearch): Where {
  const seen: Pick<Where, 'centre' | 'zoom'> = {};
  const centre = search.centre && normalPoint(search.centre);
  const zoom = normalZoom(search.zoom);
  if (centre) Object.assign(seen, { centre });
  if (zoom !== undefined) Object.assign(seen, { zoom });

  if (search.context === 'office' && search.office && isSlug(search.office)) {
    return { context: 'office', locations: [], surrounding: true, office: search.office };
  }
  if (search.context === 'map') {
    const bounds = search.bounds
      ? normalBounds(search.bounds)
      : centre && zoom !== undefined && boundsAround(centre, zoom);
    if (bounds) return { context: 'map', locations: [], surrounding: true, bounds, ...seen };
  }
  if (search.context === 'draw') {
    const { shape = [], furtherShapes = [], excludedShapes = [] } = search;
    const drawn = normalShapes([shape, ...furtherShapes], excludedShapes);
    if (drawn) return { context: 'draw', locations: [], surrounding: true, ...drawn, ...seen };
  }
  const locations = [...new Set(search.locations)].filter(isSlug).slice(0, mostLocations);
  return {
    context: 'location',
    locations: locations.length ? locations : [defaultLocation.slug],
    surrounding: search.surrounding,
  };
}

/** Whether a text can identify a location or an office in an address. */
export function isSlug(text: string): boolean {
  return text.length <= 120 && slug.test(text);
}
