import { LRUCache } from 'lru-cache';
import type { Database } from './database/public.ts';
import { forEveryone } from './turns/public.ts';

/** A read of a database whose results may be outdated for a time, and the same for everyone. */
interface TimedRead<Key, Value> {
  /** Prepares reads of a database. */
  readonly reader: (database: Database) => (key: Key) => Promise<Value>;
  /** Names the same result for the same key only. */
  readonly nameOf: (key: Key) => string | number;
  /** Milliseconds for which a result is cached. */
  readonly freshFor: number;
  /** Results that are cached at most; or their sizes, of which there are at most so many together. */
  readonly most: number | { readonly sum: number; readonly sizeOf: (value: Value) => number };
  /** Whether a result is cached; all of them by default. */
  readonly isCached?: (value: Value) => boolean;
}

/** The cache holds no null by itself. */
interface Cached<Value> {
  readonly value: Value;
}
type Cache<Key, Value> = LRUCache<string | number, Cached<Value>, { readonly key: Key }>;

/**
 * The same read with a cache for each database of the process: concurrent callers share one read, even if some leave.
 * What must be right at once after a change is cached by `EntityCache` instead.
 */
export function cachedRead<Key, Value>({
  reader,
  nameOf,
  freshFor,
  most,
  isCached = () => true,
}: TimedRead<Key, Value>): (database: Database, key: Key) => Promise<Value> {
  const caches = new WeakMap<Database, Cache<Key, Value>>();
  const open = (database: Database): Cache<Key, Value> => {
    const read = reader(database);
    return new LRUCache({
      ...(typeof most === 'number'
        ? { max: most }
        : { maxSize: most.sum, sizeCalculation: ({ value }: Cached<Value>) => most.sizeOf(value) }),
      ttl: freshFor,
      ignoreFetchAbort: true,
      fetchMethod: forEveryone(async (_name, _stale, { context }) => ({ value: await read(context.key) })),
    });
  };
  return async (database, key) => {
    const cache = caches.get(database) ?? open(database);
    caches.set(database, cache);
    const name = nameOf(key);
    // A result that is too large for the cache is still returned.
    const found = await cache.fetch(name, { context: { key } });
    if (found === undefined) throw new Error(`Nothing was read for ${name}.`);
    if (!isCached(found.value)) cache.delete(name);
    return found.value;
  };
}
