import type { ComparedHomesQuery } from '../../graphql.ts';

/** A home with the facts of the table. */
export type ComparedHome = ComparedHomesQuery['listingsById'][number];

export interface CompareData {
  /** In the order of the address, at most four. */
  readonly homes: readonly ComparedHome[];
  /** The number of requested homes that were not found. */
  readonly missing: number;
  /** The number of homes above the limit. */
  readonly beyond: number;
}
