import type { LocationMediansFragment } from '../../graphql.ts';

/** A median price with its sample size; null if the sample is too small. */
export type Median = KindMedians['sold'];

/** Sale prices and asking rents for a kind of property, from the API. */
type KindMedians = Medians['kinds'][number];
export type Medians = LocationMediansFragment['medians'];

export const mediansFragment = /* GraphQL */ `fragment LocationMedians on Location { medians { asOf leastSample kinds {
  kind sold { median sampleSize } soldBefore { median sampleSize } change rent { median sampleSize }
  bedrooms { bedrooms sold { median sampleSize } rent { median sampleSize } } quarters { from median sampleSize } } } }`;

/** Prices of a kind as the page carries them: quarters as pairs, starting at the first with a median. */
export interface MarketKind extends Omit<KindMedians, 'quarters'> {
  /** First month of the quarter (yyyy-MM) and its median. Empty with fewer than two medians. */
  readonly history: readonly (readonly [month: string, median: number | null])[];
  /** Gross rental yield in per cent, from the current medians; null if one of them is missing. */
  readonly yield: number | null;
}
/** What shows how the prices of a kind have changed. */
export type PriceTrend = Pick<MarketKind, 'kind' | 'sold' | 'soldBefore' | 'change' | 'history'>;

export interface Market extends Omit<Medians, 'kinds'> {
  readonly kinds: readonly MarketKind[];
}

/** Prices by kind. Kinds without any sale, listing or median are left out. */
export function marketOf({ kinds, ...rest }: Medians): Market {
  return {
    ...rest,
    kinds: kinds.flatMap(({ quarters, ...kind }): MarketKind[] => {
      if (
        kind.sold.sampleSize + kind.soldBefore.sampleSize + kind.rent.sampleSize === 0 &&
        quarters.every(({ median }) => median === null)
      )
        return [];
      const first = quarters.findIndex(({ median }) => median !== null);
      const history =
        first < 0 ? [] : quarters.slice(first).map(({ from, median }) => [from.slice(0, 7), median] as const);
      return [
        {
          ...kind,
          history: history.filter(([, median]) => median !== null).length < 2 ? [] : history,
          yield: yieldOf(kind.rent.median, kind.sold.median),
        },
      ];
    }),
  };
}

/** Gross rental yield of a year in per cent, before costs; null if one of the medians is missing. */
export const yieldOf = (rent: number | null, price: number | null): number | null =>
  rent === null || price === null || price === 0 ? null : Math.round(((rent * 52) / price) * 1000) / 10;

/** '+4.0%', '−1.2%' */
export const signedPercent = (change: number): string =>
  `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change).toFixed(1)}%`;
