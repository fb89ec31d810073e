import type { Exchange, Operation, OperationResult } from '@urql/core';
import { filter, map, merge, pipe, share, tap } from 'wonka';

/** Milliseconds for which a cached result is returned without a request. */
export const staleTime = 60_000;
/** Milliseconds after its last use when a result is evicted. */
export const collectAfter = 300_000;

/** What changes by the minute, or is private, is requested each time. */
const isCached = ({ context }: Operation): boolean => context.requestPolicy === 'cache-first';

interface CachedResult {
  readonly result: OperationResult;
  readonly at: number;
  timer: ReturnType<typeof setTimeout>;
}

/** Document cache: a result serves the same query for a minute; any write empties the cache. */
export const cachedResults: Exchange =
  ({ forward }) =>
  (operations) => {
    const cache = new Map<number, CachedResult>();
    const forget = (key: number): ReturnType<typeof setTimeout> => {
      const timer = setTimeout(() => cache.delete(key), collectAfter);
      (timer as { unref?: () => void }).unref?.(); // must not prevent a server process from exiting
      return timer;
    };
    const isFresh = (operation: Operation): boolean => {
      const { kind, key } = operation;
      const entry = kind === 'query' && isCached(operation) ? cache.get(key) : undefined;
      return entry !== undefined && Date.now() - entry.at < staleTime;
    };
    const again = (operation: Operation): OperationResult => {
      const entry = cache.get(operation.key) as CachedResult;
      clearTimeout(entry.timer);
      entry.timer = forget(operation.key);
      return { ...entry.result, operation };
    };
    const store = (result: OperationResult): void => {
      const { kind, key } = result.operation;
      if (kind === 'mutation') {
        for (const { timer } of cache.values()) clearTimeout(timer);
        cache.clear();
      } else if (kind === 'query' && !result.error && isCached(result.operation)) {
        clearTimeout(cache.get(key)?.timer);
        cache.set(key, { result, at: Date.now(), timer: forget(key) });
      }
    };
    // One decision per operation: each branch would otherwise look for itself, before and after the result is cached.
    const shared = pipe(
      operations,
      map((operation) => ({ operation, fresh: isFresh(operation) })),
      share,
    );
    return merge([
      pipe(
        shared,
        filter(({ fresh }) => fresh),
        map(({ operation }) => again(operation)),
      ),
      pipe(
        shared,
        filter(({ fresh }) => !fresh),
        map(({ operation }) => operation),
        forward,
        tap(store),
      ),
    ]);
  };
