import type { CardListing } from '@verandah/design';
import type { FeatureName } from '@verandah/market';

/** A home with the facts of the table. */
export interface ComparedHome extends CardListing {
  readonly features: CardListing['features'] & { readonly tags: readonly FeatureName[] };
}

export interface CompareData {
  /** In the order of the address, at most four. */
  readonly homes: readonly ComparedHome[];
  /** The number of requested homes that were not found. */
  readonly missing: number;
  /** The number of homes above the limit. */
  readonly beyond: number;
}
