import { LRUCache } from 'lru-cache';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { HealthSum } from './shapes.ts';

type ThrottledClient = Pick<RegistryClient, 'events' | 'health'>;

/**
 * Sums over a longer time than this (milliseconds) are read anew every few minutes only: adding them up costs the
 * database more.
 */
const long = 2 * 3_600_000;
const fewMinutes = 5 * 60_000;

/**
 * A registry that is queried every few seconds: the log is read again when something has changed, and what was counted
 * over a long time now and then.
 */
export function sparingly(client: ThrottledClient): (revision: number) => ThrottledClient {
  const events = new LRUCache<string, ReturnType<ThrottledClient['events']>>({ max: 200 });
  const sums = new LRUCache<string, Promise<HealthSum[]>>({ max: 50 });
  function kept<Answer extends object>(
    cache: LRUCache<string, Promise<Answer>>,
    key: string,
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    const known = cache.get(key);
    if (known) return known;
    const answer = ask();
    cache.set(key, answer);
    answer.catch(() => cache.delete(key));
    return answer;
  }
  return (revision) => ({
    events: (area, limit) => kept(events, `${revision} ${area} ${limit}`, () => client.events(area, limit)),
    health(range) {
      const [from, until] = [Date.parse(range.from), Date.parse(range.until)];
      if (until - from <= long) return client.health(range);
      return kept(sums, `${range.area} ${Math.floor(from / fewMinutes)} ${Math.floor(until / fewMinutes)}`, () =>
        client.health(range),
      );
    },
  });
}
