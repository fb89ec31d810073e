import { propertyTypes } from '@verandah/market';

/** The keys of a median. */
export const homeKinds = ['house', 'unit', 'land'] as const;
export type HomeKind = (typeof homeKinds)[number];

/** Dwellings on shared land are units. Farms, blocks of units and non-residential property are in no median. */
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

/** The kind of a property type by its number; undefined for what no median counts. */
export const homeKindOf = (propertyType: number): HomeKind | undefined => kinds[propertyTypes[propertyType]?.key ?? ''];

/** With fewer sales or homes there is no median: one of them would reveal the others' prices. */
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

/** What homes of a kind were sold for and are offered for rent at, in one place. */
export interface KindMedians {
  readonly kind: HomeKind;
  /** Sales of the twelve months up to the day. */
  readonly sold: Median;
  /** Sales of the twelve months before those. */
  readonly soldBefore: Median;
  /** Per cent by which the median changed between the two, to one decimal. */
  readonly change: number | null;
  /** Rents of homes on offer now. */
  readonly rent: Median;
  /** By bedrooms, fewest first: those with a sale in twelve months or a home on offer. Empty for land. */
  readonly bedrooms: readonly BedroomMedians[];
  /** The last forty quarters that have ended, oldest first. */
  readonly quarters: readonly QuarterMedian[];
}

export interface PlaceMedians {
  /** yyyy-MM-dd, in the place's own time zone */
  readonly asOf: string;
  readonly leastSample: number;
  readonly kinds: readonly KindMedians[];
}
