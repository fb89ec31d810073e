import type { Point } from '@verandah/market';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { Matrix } from './valhalla.ts';
import type { TravelTimes, Trip } from './travel-times.ts';

/** Milliseconds for which a time is used, and for which a router that failed is left alone. */
const [freshFor, calmFor] = [86_400_000, 30_000];
const mostTimes = 50_000;
/** Requests at once, and homes in one of them: a page of results, or the homes of a marker. */
const [atOnce, mostHomes] = [4, 50];
/** The point to a hundred metres, so that the router does not learn a visitor's address; homes are public. */
const [coarse, fine] = [1000, 10_000];

const roundPoint = ({ latitude, longitude }: Point, by: number): Point => ({
  latitude: Math.round(latitude * by) / by,
  longitude: Math.round(longitude * by) / by,
});
const nameOf = ({ latitude, longitude }: Point): string => `${latitude},${longitude}`;

/** Times from a router, requested once a day for each point, home and way to travel. */
export function cachedTravelTimes(matrix: Matrix, log: Logger): TravelTimes {
  const limit = pLimit(atOnce);
  // -1: no way there.
  const times = new LRUCache<string, number>({ max: mostTimes, ttl: freshFor });
  let calmUntil = 0;

  const request = async (trips: readonly (Trip & { readonly key: string })[]): Promise<void> => {
    const [first] = trips;
    if (!first || performance.now() < calmUntil) return;
    const homes = trips.map(({ home }) => home);
    try {
      const minutes = await limit(() => matrix(first.point, homes, first.by));
      for (const [at, { key }] of trips.entries()) times.set(key, minutes[at] ?? -1);
    } catch (error) {
      calmUntil = performance.now() + calmFor;
      log.warn({ err: error }, 'travel times unavailable');
    }
  };

  return async (trips) => {
    const wanted = trips.map(({ point, home, by }) => {
      const [from, to] = [roundPoint(point, coarse), roundPoint(home, fine)];
      const way = `${by} ${nameOf(from)}`;
      return { point: from, home: to, by, way, key: `${way} ${nameOf(to)}` };
    });
    const missing = new Map(wanted.filter(({ key }) => !times.has(key)).map((trip) => [trip.key, trip]));
    const ofWay = [...Map.groupBy(missing.values(), ({ way }) => way).values()];
    const parts = ofWay.flatMap((some) =>
      Array.from({ length: Math.ceil(some.length / mostHomes) }, (_, at) =>
        some.slice(at * mostHomes, (at + 1) * mostHomes),
      ),
    );
    await Promise.all(parts.map(request));
    return wanted.map(({ key }) => {
      const minutes = times.get(key) ?? -1;
      return minutes < 0 ? null : minutes;
    });
  };
}
