import { travelModes, type TravelFilter } from '@verandah/market';
import { LRUCache } from 'lru-cache';
import { forEveryone } from '../../../platform/turns/public.ts';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { BadResponse } from '../../../platform/fetch-json.ts';
import type { Ring } from '../search/well-known-text.ts';
import { noRoads, noTravelTimes, type TravelAreas } from './travel-areas.ts';
import type { Router } from './valhalla.ts';

/** Milliseconds for which an area is fresh, and for which a router that failed is left alone. */
const [freshFor, calmFor] = [86_400_000, 30_000];
const mostAreas = 500;
/** Requests at once, and those that may wait for them. */
const [atOnce, mostWaiting] = [4, 8];
/** Failures in a row after which the router is left alone. */
const mostFailures = 3;
/** About a hundred metres: neighbours share an area, and the router does not learn a visitor's address. */
const coarse = 1000;

/** "No road near the point" is a result, too. */
type Known = { readonly ring: Ring } | 'no roads';

/**
 * A router, requested once a day for each point, time and way to travel. While it fails, the areas that it has worked
 * out before are used.
 */
export function cachedTravelAreas(router: Router, log: Logger): TravelAreas {
  const limit = pLimit(atOnce);
  let [failures, calmUntil] = [0, 0];

  const request = async (near: TravelFilter): Promise<Known> => {
    if (performance.now() < calmUntil || limit.pendingCount >= mostWaiting) throw noTravelTimes();
    try {
      const ring = await limit(() => router(near));
      failures = 0;
      return { ring };
    } catch (error) {
      if (error instanceof BadResponse && error.status === 400) return 'no roads';
      failures += 1;
      if (failures >= mostFailures) calmUntil = performance.now() + calmFor;
      log.warn({ err: error }, 'router request failed');
      throw error;
    }
  };

  const areas = new LRUCache<string, Known, TravelFilter>({
    max: mostAreas,
    ttl: freshFor,
    ignoreFetchAbort: true,
    fetchMethod: forEveryone(async (_key, stale, { options, context }) => {
      try {
        const known = await request(context);
        if (known === 'no roads') options.ttl = calmFor;
        return known;
      } catch (error) {
        if (!stale) throw error;
        options.ttl = calmFor;
        return stale;
      }
    }),
  });

  return {
    modes: travelModes.map(({ name }) => name),
    async areaOf({ latitude, longitude, ...reach }) {
      const near = {
        ...reach,
        latitude: Math.round(latitude * coarse) / coarse,
        longitude: Math.round(longitude * coarse) / coarse,
      };
      const key = `${near.latitude},${near.longitude} ${near.minutes} ${near.by}`;
      // Reported where it is fetched; the visitor gets the next line.
      const known = await areas.fetch(key, { context: near }).catch(() => undefined);
      if (known === undefined) throw noTravelTimes();
      if (known === 'no roads') throw noRoads();
      return known.ring;
    },
  };
}
