import { BadSearch, invalid } from '../../../platform/problems/public.ts';
import type { Service } from '../../../platform/service.ts';
import { listingLoaders, type ListingLoaders } from '../loaders.ts';
import { moment } from '../../../platform/moment.ts';

/** Look-ups of one call. */
export const loadersOf = ({ database }: Service): ListingLoaders => listingLoaders(database, moment(Date.now()));

/** Runs a search; what of it can't be read is refused with its field. */
export async function reading<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof BadSearch ? invalid(...error.problems) : error;
  }
}
