import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networkOf } from '@verandah/network';

/** The page views that count for the health monitor. */
export interface Sample {
  /** Whether a further view of a release by this address counts; it is taken by that. @param release 'search@1.4.0' */
  takes(address: string, release: string): boolean;
}

const day = 86_400_000;
/** Networks that are remembered, about 100 bytes each. */
const mostNetworks = 200_000;

/**
 * The first views of each release by each network in a day count, whatever becomes of them: so nobody can make a
 * release look bad alone, nor hide that it is by many requests. Networks are identified by a hash that no other process
 * can make.
 * @param most views of one network and release that count in a day
 */
export function openSample(most: number, now?: () => number): Sample {
  const salt = randomBytes(16);
  const taken = new LRUCache<string, number>({
    max: mostNetworks,
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
