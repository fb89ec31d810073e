import type { FeatureName } from '../vocabulary/features.ts';
import type { ListingStatusType } from '../vocabulary/modes.ts';
import type { PropertyTypeName } from '../vocabulary/property-types.ts';
import type { SortName } from '../vocabulary/sorts.ts';
import type { TraitName } from '../vocabulary/traits.ts';
import { wellKnownTextOfBounds, wellKnownTextOfShapes } from './well-known-text.ts';
import type { CountFilter, DatesFilter, ListingSearch, NearFilter, RangeFilter } from './listing-search.ts';
import type { SearchContext } from '../vocabulary/search-context.ts';
import { paginate } from './pagination.ts';

/** The input `ListingSearchQuery` of the graph API; what is absent does not narrow the search. */
export interface ListingSearchQuery {
  readonly statusType: ListingStatusType;
  readonly searchMode: SearchContext;
  readonly sortBy?: SortName;
  readonly paging?: { readonly skip: number; readonly take: number };
  readonly propertyTypes?: readonly PropertyTypeName[];
  readonly propertyFeatures?: readonly FeatureName[];
  readonly locationSearchContext: {
    readonly searchLocations?: readonly SearchLocation[];
    readonly includeSurroundingSuburbs?: boolean;
    readonly officeId?: string;
    readonly wellKnownText?: string;
  };
  readonly near?: NearFilter;
  readonly bedrooms?: CountInput;
  readonly bathrooms?: CountInput;
  readonly carSpaces?: CountInput;
  readonly landSize?: RangeFilter;
  readonly frontageSize?: RangeFilter;
  readonly floorArea?: RangeFilter;
  readonly price?: RangeFilter;
  readonly auction?: DatesInput;
  readonly inspection?: DatesInput;
  readonly traits?: readonly TraitName[];
  readonly keywords?: readonly string[];
  readonly listedWithin?: number;
  readonly availableBy?: string;
  readonly isUnderOffer?: boolean;
  /** Ids of listings that the visitor hid, at most 500: excluded from results, total, facets and markers. */
  readonly leaveOut?: readonly string[];
}

export interface SearchLocation {
  readonly id?: string;
  readonly slug?: string;
  readonly name?: string;
  readonly stateCode?: string;
}
export interface CountInput {
  readonly only?: readonly number[];
  readonly min?: number;
}
export interface DatesInput {
  readonly dates?: readonly string[];
  readonly forthcoming?: boolean;
}

/** The GraphQL variables of a search in normal form. */
export function toListingSearchQuery(search: ListingSearch): ListingSearchQuery {
  const { skip, take } = paginate(0, search.page);
  return {
    statusType: search.mode,
    searchMode: search.context,
    sortBy: search.sort,
    paging: { skip, take },
    ...(search.propertyTypes.length > 0 && { propertyTypes: search.propertyTypes }),
    ...(search.features.length > 0 && { propertyFeatures: search.features }),
    locationSearchContext: whereInput(search),
    ...(search.near && { near: search.near }),
    ...countInput('bedrooms', search.bedrooms),
    ...countInput('bathrooms', search.bathrooms),
    ...countInput('carSpaces', search.carSpaces),
    ...rangeInput('landSize', search.landSize),
    ...rangeInput('frontageSize', search.frontage),
    ...rangeInput('floorArea', search.floorArea),
    ...rangeInput('price', search.price),
    ...datesInput('auction', search.auctions),
    ...datesInput('inspection', search.inspections),
    ...(search.traits.length > 0 && { traits: search.traits }),
    ...(search.keywords.length > 0 && { keywords: search.keywords }),
    ...(search.listedWithin && { listedWithin: search.listedWithin }),
    ...(search.availableBy !== undefined && { availableBy: search.availableBy }),
    ...(!search.underOffer && { isUnderOffer: false }),
  };
}

/** The id at the end of an office's slug: 'harbour-and-vale-12' → '12'; undefined without one. */
export function officeId(slug: string): string | undefined {
  return /(?:^|-)(\d{1,9})$/.exec(slug)?.[1];
}

function whereInput(search: ListingSearch): ListingSearchQuery['locationSearchContext'] {
  if (search.context === 'office') return { officeId: officeId(search.office ?? '') ?? '0' };
  if (search.context === 'map' && search.bounds) return { wellKnownText: wellKnownTextOfBounds(search.bounds) };
  if (search.context === 'draw' && search.shape)
    return {
      wellKnownText: wellKnownTextOfShapes([search.shape, ...(search.furtherShapes ?? [])], search.excludedShapes),
    };
  return { searchLocations: search.locations.map((slug) => ({ slug })), includeSurroundingSuburbs: search.surrounding };
}

function countInput<Key extends string>(key: Key, { only, min }: CountFilter): { readonly [K in Key]?: CountInput } {
  if (min !== undefined) return { [key]: { min } } as { [K in Key]: CountInput };
  return only.length > 0 ? ({ [key]: { only } } as { [K in Key]: CountInput }) : {};
}

function rangeInput<Key extends string>(key: Key, filter: RangeFilter): { readonly [K in Key]?: RangeFilter } {
  return filter.min !== undefined || filter.max !== undefined ? ({ [key]: filter } as { [K in Key]: RangeFilter }) : {};
}

function datesInput<Key extends string>(key: Key, filter: DatesFilter): { readonly [K in Key]?: DatesInput } {
  if (filter.forthcoming) return { [key]: { forthcoming: true } } as { [K in Key]: DatesInput };
  return filter.dates.length > 0 ? ({ [key]: { dates: filter.dates } } as { [K in Key]: DatesInput }) : {};
}
