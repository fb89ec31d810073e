import { LRUCache } from 'lru-cache';
import type { Database } from '../database/public.ts';
import { asTheSite, SharedRead } from '../turns/public.ts';
import { changesAfter } from './changes.ts';
import type { PageKind } from './page-reads.ts';

/** A kind of rarely changing entities: surroundings of a suburb, points of its reviews. */
export interface EntityKind<Key, Value> {
  /** Tags of the changes that clear its cache; two of them belong to no page. */
  readonly madeOf: readonly (PageKind | 'follows' | 'listing-counts')[];
  /** The tags of the changes that take one entity out of the cache. */
  readonly tagsOf?: (key: Key) => readonly string[];
  /** The same, of the entity itself; null: it is not cached. Any change removes it while it is being read. */
  readonly tagsIn?: (value: Value) => readonly string[] | null;
  /** Entities that are cached at most, and milliseconds for which they are. */
  readonly most?: number;
  readonly freshFor?: number | ((value: Value) => number);
  /** Names the same entity for the same key only. */
  readonly nameOf: (key: Key) => string | number;
  /** Reads several from the database, in the order of the keys. An entity must not depend on the caller. */
  readonly read: (database: Database, keys: readonly Key[]) => Promise<readonly Value[]>;
}

/** `read` of a kind whose entities take a statement each. */
export const readEach =
  <Key, Value>(read: (database: Database, key: Key) => Promise<Value>): EntityKind<Key, Value>['read'] =>
  (database, keys) =>
    Promise.all(keys.map((key) => read(database, key)));

/** Reads entities, cached or not, for one operation. */
export interface CachedEntities {
  of<Key, Value>(kind: EntityKind<Key, Value>, key: Key): Promise<Value>;
  /** In the order of the keys; those that are not cached in one read. */
  ofMany<Key, Value>(kind: EntityKind<Key, Value>, keys: readonly Key[]): Promise<readonly Value[]>;
  /** Bypasses the cache from now on: the operation writes, and must read its own writes. */
  bypassCache(): void;
}

/** An entity that was read or is being read. */
interface Cached<Value> {
  readonly read: SharedRead;
  /** Null: not known yet. */
  tags: readonly string[] | null;
  /** While it is being read, with others. */
  loading: Promise<unknown> | undefined;
  /** Once it has been read. */
  value: Value | undefined;
}
type KindCache<Value> = LRUCache<string | number, Cached<Value>>;

/** Defaults of a kind. A change that no trigger reports is seen after ten minutes. */
const [most, freshFor] = [1000, 600_000];
/** The database stores changes for an hour (`api/app/jobs/tidy.ts`). After a longer gap anything may have changed. */
const retention = 50 * 60_000;

/**
 * Entities that one process has read, until something that they are made of changes, whoever changes it: each operation
 * that reads one first looks up what has been committed since the last look. So it never gets less than what was
 * committed when it began, and costs one statement for all of its entities.
 */
export class EntityCache {
  readonly #database: Database;
  readonly #lag: number;
  readonly #now: () => number;
  readonly #caches = new Map<object, KindCache<unknown>>();
  /** By tag: until when a replica may not have its last change. */
  readonly #unsettled = new Map<string, number>();
  /** Until when replicas may lack the changes that last cleared the caches. */
  #settlesAt = 0;
  #seen: string | null = null;
  #lookedAt = 0;
  #turn: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | undefined;

  /** @param lag milliseconds that a replica which is read from may be behind the primary; 0 without replicas */
  constructor(database: Database, lag = 0, now: () => number = () => performance.now()) {
    this.#database = database;
    this.#lag = lag;
    this.#now = now;
  }

  /** The cached entities for an operation that begins now. */
  begin(): CachedEntities {
    let look: Promise<void> | undefined;
    let bypassed = false;
    const ofMany: CachedEntities['ofMany'] = async (kind, keys) => {
      if (keys.length === 0) return [];
      if (!bypassed) await (look ??= this.#look());
      return bypassed || !this.#isSettled(kind, keys) ? kind.read(this.#database, keys) : this.#cached(kind, keys);
    };
    return {
      ofMany,
      of: async (kind, key) => (await ofMany(kind, [key]))[0] as Awaited<ReturnType<typeof kind.read>>[number],
      bypassCache() {
        bypassed = true;
      },
    };
  }

  /**
   * Empties what has changed. Concurrent operations share a look that has not begun yet: it sees all they must see.
   * With replicas each has its own, since whoever has written something looks at a server that has it.
   */
  #look(): Promise<void> {
    if (this.#next && this.#lag === 0) return this.#next;
    const next = this.#turn.then(async () => {
      this.#next = undefined;
      if (this.#now() - this.#lookedAt > retention) this.#seen = null;
      const { seen, tags } = await asTheSite(() => changesAfter(this.#database, this.#seen));
      if (this.#seen === null) this.#emptyAll();
      else this.#empty(tags);
      [this.#seen, this.#lookedAt] = [seen, this.#now()];
    });
    this.#next = next;
    // One that fails, as its operation does, leaves the caches with the moment of the look before.
    this.#turn = next.catch(() => undefined);
    return next;
  }

  #emptyAll(): void {
    this.#caches.clear();
    this.#settlesAt = this.#now() + this.#lag;
  }

  #empty(tags: readonly string[]): void {
    if (tags.length === 0) return;
    const changed = new Set(tags);
    const isChanged = (tag: string): boolean => changed.has(tag);
    for (const [kind, cache] of this.#caches) {
      const { madeOf, tagsOf, tagsIn } = kind as EntityKind<unknown, unknown>;
      if (madeOf.some(isChanged)) cache.clear();
      else if (tagsOf ?? tagsIn)
        for (const [name, { tags: own }] of [...cache.entries()]) if (own?.some(isChanged) ?? true) cache.delete(name);
    }
    if (this.#lag > 0) for (const tag of tags) this.#unsettled.set(tag, this.#now() + this.#lag);
  }

  /**
   * Whether every server that may be read from has the last reported changes: what one lacks would never be emptied.
   */
  #isSettled<Key>(
    { madeOf, tagsOf }: Pick<EntityKind<Key, never>, 'madeOf' | 'tagsOf'>,
    keys: readonly Key[],
  ): boolean {
    if (this.#lag === 0) return true;
    return this.#now() >= this.#settlesAt && this.#haveAll([...madeOf, ...keys.flatMap((key) => tagsOf?.(key) ?? [])]);
  }

  #haveAll(tags: readonly string[]): boolean {
    const now = this.#now();
    return tags.every((tag) => now >= (this.#unsettled.get(tag) ?? 0));
  }

  async #cached<Key, Value>(kind: EntityKind<Key, Value>, keys: readonly Key[]): Promise<readonly Value[]> {
    const cache = this.#cacheOf(kind);
    const names = keys.map((key) => kind.nameOf(key));
    const entities = new Map<string | number, Cached<Value>>();
    const missing = new Map<string | number, Key>();
    for (const [at, name] of names.entries()) {
      if (entities.has(name)) continue;
      const found = cache.get(name);
      if (found === undefined || found.read.isGivenUp) missing.set(name, keys[at] as Key);
      else {
        found.read.join();
        entities.set(name, found);
      }
    }
    if (missing.size > 0) for (const [name, entity] of this.#load(kind, cache, missing)) entities.set(name, entity);
    for (const { loading } of entities.values()) if (loading) await loading;
    return names.map((name) => entities.get(name)?.value as Value);
  }

  /** Begins to read entities, and caches each while it is read: its own tags and lifetime apply once it is loaded. */
  #load<Key, Value>(
    kind: EntityKind<Key, Value>,
    cache: KindCache<Value>,
    missing: ReadonlyMap<string | number, Key>,
  ): readonly (readonly [name: string | number, entity: Cached<Value>])[] {
    const read = new SharedRead();
    read.join();
    const loading = read.run(() => kind.read(this.#database, [...missing.values()]));
    const entities = [...missing].map(([name, key]): readonly [string | number, Cached<Value>] => [
      name,
      { read, tags: kind.tagsIn ? null : (kind.tagsOf?.(key) ?? []), loading, value: undefined },
    ]);
    for (const [name, entity] of entities) cache.set(name, entity);
    loading.then(
      (values) => {
        for (const [at, [, entity]] of entities.entries()) {
          entity.value = values[at];
          entity.loading = undefined;
        }
        for (const [name, entity] of entities) if (cache.peek(name) === entity) this.#settle(kind, cache, name, entity);
      },
      () => {
        // After a failed read the next caller reads again.
        for (const [name, entity] of entities) if (cache.peek(name) === entity) cache.delete(name);
      },
    );
    return entities;
  }

  #cacheOf<Key, Value>(kind: EntityKind<Key, Value>): KindCache<Value> {
    const existing = this.#caches.get(kind) as KindCache<Value> | undefined;
    if (existing) return existing;
    const ttl = typeof kind.freshFor === 'number' ? kind.freshFor : freshFor;
    const made: KindCache<Value> = new LRUCache({
      max: kind.most ?? most,
      ttl,
      ttlResolution: 0,
      perf: { now: this.#now },
    });
    this.#caches.set(kind, made as KindCache<unknown>);
    return made;
  }

  #settle<Key, Value>(
    { freshFor: freshness, tagsIn }: EntityKind<Key, Value>,
    cache: KindCache<Value>,
    name: string | number,
    entity: Cached<Value>,
  ): void {
    const value = entity.value as Value;
    if (tagsIn) {
      entity.tags = tagsIn(value);
      if (entity.tags === null || !this.#haveAll(entity.tags)) {
        cache.delete(name);
        return;
      }
    }
    if (typeof freshness !== 'function') return;
    // The last millisecond that it is fresh in.
    const ttl = Math.min(Math.floor(freshness(value)), freshFor) - 1;
    if (ttl > 0) cache.set(name, entity, { ttl });
    else cache.delete(name);
  }
}
