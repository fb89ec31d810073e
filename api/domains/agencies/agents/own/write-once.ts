import type { GraphContext } from '../../../../platform/graph/public.ts';
import { memberCaller, runOnce } from '../../../../platform/idempotency/public.ts';
import type { OwnListing } from './own-listing.ts';

/** Runs a write to an agent's own listing once for each idempotency key of the caller. */
export const writeOnce = (
  context: GraphContext,
  operation: string,
  { idempotencyKey, ...input }: { readonly idempotencyKey?: string | null | undefined },
  run: (database: GraphContext['database']) => Promise<OwnListing>,
): Promise<OwnListing> =>
  runOnce(context.database, memberCaller(context.viewer), idempotencyKey ?? undefined, operation, input, run);
