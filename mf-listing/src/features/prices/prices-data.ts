import type { FoundListing } from '../../pages/listing/listing.ts';

/** A change of the listing's price on a day (yyyy-MM-dd). */
export type PriceEvent = FoundListing['priceHistory'][number];

/** Medians as the API returns them: quarters are consecutive, oldest first; `from` is the first day. */
export type ReadMedians = NonNullable<FoundListing['suburbMedians']>;

/** A median price in dollars (per week for rents) with its sample size. Null if the sample is too small. */
export type Median = ReadMedians['sold'];

/**
 * Medians for the listing's kind of property in its suburb: sales over the last twelve months, and their `change` from
 * the twelve months before in per cent.
 */
export interface SuburbMedians extends Omit<ReadMedians, 'quarters'> {
  readonly quarters: QuarterMedians;
}

/** Medians of consecutive quarters, oldest first; null if the sample is too small. */
export interface QuarterMedians {
  /** First month of the first quarter (yyyy-MM); empty without quarters. */
  readonly from: string;
  readonly medians: readonly (number | null)[];
}

/** Medians of quarters without the days and sample sizes, which the page does not show: a twentieth of its data. */
const quarterMedians = (quarters: ReadMedians['quarters']): QuarterMedians => ({
  from: quarters[0]?.from.slice(0, 7) ?? '',
  medians: quarters.map(({ median }) => median),
});

/** A similar home recently sold nearby. */
export type Comparable = FoundListing['comparables'][number];

export interface PricesData {
  readonly history: readonly PriceEvent[];
  readonly medians: SuburbMedians | null;
  readonly comparables: readonly Comparable[];
}

/** The price data of a page. Rentals have no comparable sales. A history of only the current price is left out. */
export function pricesData(
  rental: boolean,
  { priceHistory, suburbMedians, comparables }: Pick<FoundListing, 'priceHistory' | 'suburbMedians' | 'comparables'>,
): PricesData {
  return {
    history: priceHistory.length > 1 ? priceHistory : [],
    medians: suburbMedians && { ...suburbMedians, quarters: quarterMedians(rental ? [] : suburbMedians.quarters) },
    comparables: rental
      ? []
      : comparables.map((each) => ({ ...each, media: { photos: each.media.photos.slice(0, 1) } })),
  };
}

export const hasPrices = ({ history, medians, comparables }: PricesData): boolean =>
  history.length + comparables.length > 0 ||
  (medians !== null && medians.sold.sampleSize + medians.rent.sampleSize > 0);
