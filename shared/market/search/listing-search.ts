import type { FeatureName } from '../vocabulary/features.ts';
import type { ListingStatusType } from '../vocabulary/modes.ts';
import type { PropertyTypeName } from '../vocabulary/property-types.ts';
import type { SearchContext } from '../vocabulary/search-context.ts';
import type { SortName } from '../vocabulary/sorts.ts';
import type { TraitName } from '../vocabulary/traits.ts';
import type { ListedDays } from './listed-within.ts';
import type { NearBand, TravelMinutes, TravelMode } from './near-bands.ts';

/** Exact numbers, or a minimum; both empty means any. Numbers are 1 to 5 and 5 means five or more. */
export interface CountFilter {
  readonly only: readonly number[];
  readonly min?: number;
}

/** Inclusive ends; an absent end is open. */
export interface RangeFilter {
  readonly min?: number;
  readonly max?: number;
}

/** Days as yyyy-MM-dd in the property's time zone; `forthcoming` means any coming day. */
export interface DatesFilter {
  readonly dates: readonly string[];
  readonly forthcoming: boolean;
}

/** Degrees, WGS 84. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** As the crow flies. */
interface Distance {
  readonly kilometres: NearBand;
  readonly minutes?: undefined;
  readonly by?: undefined;
}
/** A time of travel, which a router turns into an area. */
interface Travel {
  readonly kilometres?: undefined;
  readonly minutes: TravelMinutes;
  readonly by: TravelMode;
}
/** How far from a point homes may be. */
export type NearReach = Distance | Travel;

interface NamedPoint extends Point {
  /** What the visitor calls the point; may be empty. */
  readonly name: string;
}
export type DistanceFilter = NamedPoint & Distance;
export type TravelFilter = NamedPoint & Travel;
/** A point that homes are near to. */
export type NearFilter = DistanceFilter | TravelFilter;

/**
 * One search for listings, in its normal form (`normaliseSearch`): lists sorted and without duplicates, ends in order,
 * nothing that its context does not use. The address of a results page contains exactly this.
 */
export interface ListingSearch {
  readonly mode: ListingStatusType;
  readonly context: SearchContext;
  /** Location slugs; the first one is in the path. Empty outside the location context. */
  readonly locations: readonly string[];
  /** Whether suburbs around the locations count too. */
  readonly surrounding: boolean;
  /** Map context. */
  readonly bounds?: Bounds;
  /** Map and draw context: the centre of the visitor's map. */
  readonly centre?: Point;
  readonly zoom?: number;
  /** Draw context: an open ring, three points or more. */
  readonly shape?: readonly Point[];
  /** Further drawn areas: what is in any of them is searched, too. */
  readonly furtherShapes?: readonly (readonly Point[])[];
  /** Drawn areas that are left out of all the others. */
  readonly excludedShapes?: readonly (readonly Point[])[];
  /** Office context: slug that ends in the office's id. */
  readonly office?: string;
  /** Beside numbers of bedrooms `studio` is one of them: homes match that are studios, or have a chosen number. */
  readonly propertyTypes: readonly PropertyTypeName[];
  readonly bedrooms: CountFilter;
  readonly bathrooms: CountFilter;
  readonly carSpaces: CountFilter;
  /** Dollars; dollars per week for rent and leased. */
  readonly price: RangeFilter;
  /** m² */
  readonly landSize: RangeFilter;
  /** metres */
  readonly frontage: RangeFilter;
  /** m² */
  readonly floorArea: RangeFilter;
  readonly features: readonly FeatureName[];
  readonly traits: readonly TraitName[];
  /** Words next to each other in the title, the description or the features, in any of their forms; all of them. */
  readonly keywords: readonly string[];
  readonly listedWithin?: ListedDays | undefined;
  /** The day, yyyy-MM-dd, on which a rental can be moved into at the latest. */
  readonly availableBy?: string | undefined;
  readonly near?: NearFilter | undefined;
  readonly inspections: DatesFilter;
  readonly auctions: DatesFilter;
  /** false leaves listings under offer out. */
  readonly underOffer: boolean;
  readonly sort: SortName;
  /** From 1. */
  readonly page: number;
}
