import type { CardListing } from '@verandah/design';
import type { FeatureName } from '@verandah/market';

/** A home as it stands in the table. */
export interface ComparedHome extends CardListing {
  readonly features: CardListing['features'] & { readonly tags: readonly FeatureName[] };
}

export interface CompareData {
  /** In the order of the address, at most four. */
  readonly homes: readonly ComparedHome[];
  /** So many of those asked for could not be found. */
  readonly missing: number;
  /** So many were too many. */
  readonly beyond: number;
}
