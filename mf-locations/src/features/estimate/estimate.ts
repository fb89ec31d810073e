import type { PropertyEstimateFragment } from '../../graphql.ts';

/** A price range, with the median error of estimates (`medianError`, in per cent). */
export type Estimate = PropertyEstimateFragment;

export const estimateFragment = /* GraphQL */ `fragment PropertyEstimate on PropertyEstimate { low middle high sampleSize
  medianError tested }`;
