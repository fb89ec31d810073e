import type { CardListing } from '@verandah/design';
import type { FeatureName } from '@verandah/market';

/** A home as in the table. */
export interface ComparedHome extends CardListing {
  readonly features: CardListing['features'] & { readonly tags: readonly FeatureName[] };
}

export interface CompareData {
  /** In the order of the address, at most four. */
  readonly homes: readonly ComparedHome[];
  /** The number of requested homes that could not be found. */
  readonly missing: number;
  /** So many were too many. */
  readonly beyond: number;
}
