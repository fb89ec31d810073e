import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networkOf } from '@verandah/network';

/** Decides which page views count for release health. */
export interface Sample {
  /**
   * Whether one more view of a release from this address counts. Uses up one view of the allowance. @param release
   * 'search@1.4.0'
   */
  takes(address: string, release: string): boolean;
}

const day = 86_400_000;
/** Maximum number of remembered networks, about 100 bytes each. */
const mostNetworks = 200_000;

/**
 * Counts the first views of each release by each network in a day, whatever their result. No visitor can make a release
 * look bad alone, nor hide a bad one by many requests. Networks are stored by a hash with a salt of this process.
 * @param most views per network and release that count in a day
 */
export function openSample(most: number, now?: () => number): Sample {
  const salt = randomBytes(16);
  const taken = new LRUCache<string, number>({
    // Not `max`, for which 25 ms and the memory of all of them are taken at once.
    maxSize: mostNetworks,
    sizeCalculation: () => 1,
    ttl: day,
    noUpdateTTL: true,
    ...(now && { perf: { now }, ttlResolution: 0 }),
  });
  return {
    takes(address, release) {
      const key = createHash('sha256')
        .update(salt)
        .update(`${networkOf(address, 48)} ${release}`)
        .digest('base64url')
        .slice(0, 16);
      const count = taken.get(key) ?? 0;
      if (count >= most) return false;
      taken.set(key, count + 1);
      return true;
    },
  };
}
