import { propertyTypes } from '@verandah/market';

/** The keys of a median. */
export const homeKinds = ['house', 'unit', 'land'] as const;
export type HomeKind = (typeof homeKinds)[number];

/** Dwellings on shared land are units. Farms, blocks of units and non-residential property have no median. */
const kinds: Readonly<Record<string, HomeKind>> = {
  House: 'house',
  SemiDetached: 'house',
  Terrace: 'house',
  Alpine: 'house',
  Apartment: 'unit',
  Flat: 'unit',
  ServicedApartment: 'unit',
  Studio: 'unit',
  Townhouse: 'unit',
  Unit: 'unit',
  Villa: 'unit',
  Land: 'land',
  residentialLand: 'land',
};

/** Numbers of the property types of a kind. */
export const typesOf = (kind: HomeKind): number[] =>
  propertyTypes.filter(({ key }) => kinds[key] === kind).map(({ number }) => number);

/** The kind of a property type, by its number; undefined for types without a median. */
export const homeKindOf = (propertyType: number): HomeKind | undefined => kinds[propertyTypes[propertyType]?.key ?? ''];

/** The smallest sample of a median: in a smaller one it would reveal individual prices. */
export const leastSample = 5;

/** A median price with its sample. */
export interface Median {
  /** Whole dollars, a week for rents; null for fewer than `leastSample`. */
  readonly median: number | null;
  /** Number of sales, or of listings on offer. */
  readonly sampleSize: number;
}

export interface QuarterMedian extends Median {
  /** '2026-Q3' */
  readonly quarter: string;
  /** yyyy-MM-dd, its first and last day */
  readonly from: string;
  readonly to: string;
}

/** Listings with this many bedrooms or more form one group. */
export const mostBedrooms = 5;

/** The same for homes of a kind with so many bedrooms. */
export interface BedroomMedians {
  /** 1 to `mostBedrooms`, which includes more. */
  readonly bedrooms: number;
  readonly sold: Median;
  readonly rent: Median;
}

/** Median sale prices and rents of a kind of home in one location. */
export interface KindMedians {
  readonly kind: HomeKind;
  /** Sales in the twelve months up to the day. */
  readonly sold: Median;
  /** Sales in the preceding twelve months. */
  readonly soldBefore: Median;
  /** Change of the median between the two, per cent, to one decimal. */
  readonly change: number | null;
  /** Rents of homes on offer now. */
  readonly rent: Median;
  /** By bedrooms, ascending: numbers with a sale in the last twelve months or a home on offer. Empty for land. */
  readonly bedrooms: readonly BedroomMedians[];
  /** The last forty quarters that have ended, oldest first. */
  readonly quarters: readonly QuarterMedian[];
}

export interface PlaceMedians {
  /** yyyy-MM-dd, in the location's time zone */
  readonly asOf: string;
  readonly leastSample: number;
  readonly kinds: readonly KindMedians[];
}
