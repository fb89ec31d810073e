import { LRUCache } from 'lru-cache';
import type { RegistryClient } from '../registry/registry-client.ts';

type ThrottledClient = Pick<RegistryClient, 'events' | 'health'>;

/** Milliseconds above which sums are read only every few minutes, since they cost the database more. */
const long = 2 * 3_600_000;
const fewMinutes = 5 * 60_000;

/**
 * Caches a registry client that is polled every few seconds: the log is read again after a change, and sums over a long
 * time every few minutes.
 */
export function throttleClient(client: ThrottledClient): (revision: number) => ThrottledClient {
  const events = new LRUCache<string, ReturnType<ThrottledClient['events']>>({ max: 200 });
  const sums = new LRUCache<string, ReturnType<ThrottledClient['health']>>({ max: 50 });
  function cached<Result extends object>(
    cache: LRUCache<string, Promise<Result>>,
    key: string,
    load: () => Promise<Result>,
  ): Promise<Result> {
    const existing = cache.get(key);
    if (existing) return existing;
    const result = load();
    cache.set(key, result);
    result.catch(() => cache.delete(key)); // the caller gets the error; the next one tries again
    return result;
  }
  return (revision) => ({
    events: (query) => cached(events, `${revision} ${query?.area} ${query?.limit}`, () => client.events(query)),
    health(range) {
      const [from, until] = [Date.parse(range.from), Date.parse(range.until)];
      if (until - from <= long) return client.health(range);
      return cached(sums, `${range.area} ${Math.floor(from / fewMinutes)} ${Math.floor(until / fewMinutes)}`, () =>
        client.health(range),
      );
    },
  });
}
