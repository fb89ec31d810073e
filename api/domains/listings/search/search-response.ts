import type { Relaxation, RelaxedPair } from './relaxations.ts';
import type { TraitCounts } from './trait-counts.ts';

/** Counts per value 0 to 5, 5 being five and more. */
export type CountsByNumber = readonly number[];

export interface Facets {
  readonly beds: CountsByNumber;
  readonly baths: CountsByNumber;
  readonly cars: CountsByNumber;
  /** By number in the vocabulary, with subtypes counted separately. */
  readonly types: ReadonlyMap<number, number>;
  /** One per price band of the mode, in order. */
  readonly prices: readonly number[];
}

export interface DayCount {
  readonly day: number;
  readonly count: number;
}

/** Parts that were not requested are empty or 0. */
export interface SearchResponse {
  readonly ids: readonly number[];
  readonly total: number;
  readonly exactTotal: number;
  readonly facets: Facets;
  readonly auctionDates: readonly DayCount[];
  readonly inspectionDates: readonly DayCount[];
  readonly traits: TraitCounts;
  /** Dollars (per week for rent) over results with a visible price. */
  readonly median: number | undefined;
  readonly markerIds: readonly number[];
  /** One for each active filter, highest total first. */
  readonly relaxations: readonly Relaxation[];
  /** Highest total first. */
  readonly relaxedPairs: readonly RelaxedPair[];
}
