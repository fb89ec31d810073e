import { BadSearch, invalidInput } from '../../../platform/problems/public.ts';
import type { Service } from '../../../platform/service.ts';
import { listingLoaders, type ListingLoaders } from '../loaders.ts';
import { momentAt } from '../../../platform/moment.ts';

/** Look-ups of one call. */
export const loadersOf = ({ database }: Service): ListingLoaders => listingLoaders(database, momentAt(Date.now()));

/** Runs a search; an invalid field is rejected by name. */
export async function readConsistently<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof BadSearch ? invalidInput(...error.problems) : error;
  }
}
