import { findListings, momentAt, type Database } from '@verandah/api';
import { inDrawing, inSuburb, withSurroundings } from './cases.ts';
import { measure } from './measure.ts';
import { countListings, largestSuburbs } from './market.ts';
import { everything } from './sides.ts';

export interface Growth {
  readonly listings: number;
  readonly times: Readonly<Record<string, number>>;
}

/** Duration of local searches at this number of listings; the median of the suburbs' medians. */
export async function localTimes(database: Database): Promise<Growth> {
  const suburbs = await largestSuburbs(database, 5);
  const now = momentAt(Date.now());
  const times: Record<string, number> = {};
  for (const question of [inSuburb, withSurroundings, inDrawing]) {
    const each = [];
    for (const suburb of suburbs)
      each.push((await measure(15, () => findListings(database, question(suburb).query, everything, now))).p50);
    times[question(suburbs[0] as (typeof suburbs)[number]).name] = each.toSorted((a, b) => a - b)[2] as number;
  }
  return { listings: await countListings(database), times };
}
