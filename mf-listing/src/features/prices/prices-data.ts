import type { CardListing, CardPhoto } from '@verandah/design';

/** A change of the listing's price on a day (yyyy-MM-dd). */
export interface PriceEvent {
  readonly on: string;
  readonly kind: 'listed' | 'changed' | 'sold' | 'leased';
  readonly price: string | null;
}

/** A median price in dollars (per week for rents) with its sample size. Null if the sample is too small. */
export interface Median {
  readonly median: number | null;
  readonly sampleSize: number;
}

/** Medians for the listing's kind of property in its suburb. */
export interface SuburbMedians {
  readonly kind: 'house' | 'unit' | 'land';
  /** Over the last twelve months. */
  readonly sold: Median;
  /** Per cent, compared with the twelve months before. */
  readonly change: number | null;
  readonly rent: Median;
  readonly quarters: QuarterMedians;
}

/** Medians of consecutive quarters, oldest first; null if the sample is too small. */
export interface QuarterMedians {
  /** First month of the first quarter (yyyy-MM); empty without quarters. */
  readonly from: string;
  readonly medians: readonly (number | null)[];
}

/** Medians as the API returns them. */
export interface ReadMedians extends Omit<SuburbMedians, 'quarters'> {
  /** Consecutive, oldest first; `from` is the first day. */
  readonly quarters: readonly (Median & { readonly from: string })[];
}

/** Medians of quarters without the days and sample sizes, which the page does not show: a twentieth of its data. */
const quarterMedians = (quarters: ReadMedians['quarters']): QuarterMedians => ({
  from: quarters[0]?.from.slice(0, 7) ?? '',
  medians: quarters.map(({ median }) => median),
});

/** A similar home recently sold nearby. */
export interface Comparable extends Pick<
  CardListing,
  'id' | 'uri' | 'propertyType' | 'priceDetails' | 'address' | 'features'
> {
  readonly saleDetails: { readonly soldOn: string | null } | null;
  readonly media: { readonly photos: readonly CardPhoto[] };
}

export interface PricesData {
  readonly history: readonly PriceEvent[];
  readonly medians: SuburbMedians | null;
  readonly comparables: readonly Comparable[];
}

/** The price data of a page. Rentals have no comparable sales. A history of only the current price is left out. */
export function pricesData(
  rental: boolean,
  {
    priceHistory,
    suburbMedians,
    comparables,
  }: {
    readonly priceHistory: readonly PriceEvent[];
    readonly suburbMedians: ReadMedians | null;
    readonly comparables: readonly Comparable[];
  },
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
