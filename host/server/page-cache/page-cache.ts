import { LRUCache } from 'lru-cache';
import type { Encoding } from '../encoding.ts';
import type { PageBytes } from './page-bytes.ts';

/** A shared page, fully assembled. It contains nothing of a visitor. */
export interface CachedPage<About> {
  readonly bytes: PageBytes;
  /** Hash of the content, for revalidation by browsers and caches. */
  readonly etag: string;
  /** Tags of the data in the page: 'questions', 'listings-near-12'. */
  readonly tags: readonly string[];
  /** What else the sender needs of the page. */
  readonly about: About;
}
/** The result of rendering: a page that may be cached, or anything else. */
export type Made<About, Else> = { readonly cached: CachedPage<About> } | { readonly other: Else };
/** 'hit': cached and fresh; 'stale': cached, and rendered again in the background; 'miss': rendered now. */
export type Served<About, Else> = Made<About, Else> & { readonly from: 'hit' | 'stale' | 'miss' };

export interface PageCacheOptions {
  /** Of pages in their encodings; the least recently used are evicted. 0: nothing is cached. */
  readonly maxBytes: number;
  /** Milliseconds for which a page is fresh. */
  readonly freshMs: number;
  /** Milliseconds after which a page is not even sent while it is rendered again. */
  readonly staleMs: number;
}

interface Entry<About> {
  readonly page: CachedPage<About>;
  readonly begunAt: number;
}
interface Making<About, Else> {
  readonly begunAt: number;
  readonly made: Promise<Made<About, Else>>;
}

/** Bytes of an entry besides its page: key, tags, hash. */
const besides = 500;

/** There are few tags. The least recently changed are older than any cached page. */
const mostTags = 50_000;

/**
 * Anonymous pages by address and release set. A page whose data have changed is never sent: the first request renders
 * it again, and the others wait. A page that is merely old is sent once more while it is rendered again.
 */
export class PageCache<About, Else> {
  readonly #options: PageCacheOptions;
  readonly #pages: LRUCache<string, Entry<About>> | null;
  readonly #making = new Map<string, Making<About, Else>>();
  /** Tag → time at which its change was received. Not `max`, for which the memory of all of them is taken at once. */
  readonly #changedAt = new LRUCache<string, number>({ maxSize: mostTags, sizeCalculation: () => 1 });
  #lastChange = 0;
  #allChangedAt = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#pages =
      options.maxBytes === 0
        ? null
        : new LRUCache({
            maxSize: options.maxBytes,
            sizeCalculation: ({ page }) => page.bytes.size + besides,
          });
  }

  /** Whether the cache stores anything. */
  get isEnabled(): boolean {
    return this.#pages !== null;
  }

  /** A cached page that is fresh: needs no rendering. */
  fresh(key: string): CachedPage<About> | undefined {
    const entry = this.#pages?.get(key);
    return entry && !this.#hasChanged(entry) && performance.now() - entry.begunAt < this.#options.freshMs
      ? entry.page
      : undefined;
  }

  /**
   * Returns a cached page, or the result of `make`.
   * @param make renders the page when there is none to send, or behind an old one. Its failure rejects, except behind
   * an old page, where it is ignored.
   */
  async serve(key: string, make: () => Promise<Made<About, Else>>): Promise<Served<About, Else>> {
    const entry = this.#pages?.get(key);
    if (entry && !this.#hasChanged(entry)) {
      const age = performance.now() - entry.begunAt;
      if (age < this.#options.freshMs) return { cached: entry.page, from: 'hit' };
      if (age < this.#options.staleMs) {
        this.#make(key, make).catch(() => undefined); // the cached page stays; whoever makes it has reported it
        return { cached: entry.page, from: 'stale' };
      }
    }
    return { ...(await this.#make(key, make)), from: 'miss' };
  }

  /** A page's bytes, made once for each encoding. */
  async encoded(key: string, page: CachedPage<About>, encoding: Encoding): Promise<Buffer> {
    const before = page.bytes.size;
    const bytes = await page.bytes.as(encoding);
    const entry = this.#pages?.peek(key);
    // The size of an entry is read only when another one takes its place.
    if (entry?.page === page && page.bytes.size !== before) this.#pages?.set(key, { ...entry });
    return bytes;
  }

  /** Invalidates the pages that contain changed data, including those being rendered. */
  changed(tags: readonly string[]): void {
    if (tags.length === 0) return;
    this.#lastChange = performance.now();
    for (const tag of tags) this.#changedAt.set(tag, this.#lastChange);
  }

  /** Drops all pages, when the changes are unknown. */
  forgetAll(): void {
    this.#allChangedAt = this.#lastChange = performance.now();
    this.#pages?.clear();
  }

  #hasChanged({ page, begunAt }: Pick<Entry<About>, 'page' | 'begunAt'>): boolean {
    return begunAt <= this.#allChangedAt || page.tags.some((tag) => (this.#changedAt.peek(tag) ?? -1) >= begunAt);
  }

  /** Renders once for all concurrent requests, except for those after a change. */
  #make(key: string, make: () => Promise<Made<About, Else>>): Promise<Made<About, Else>> {
    const current = this.#making.get(key);
    if (current && current.begunAt > this.#lastChange) return current.made;
    const begunAt = performance.now();
    const made = make()
      .then((what) => {
        if ('cached' in what && !this.#hasChanged({ page: what.cached, begunAt }))
          this.#pages?.set(key, { page: what.cached, begunAt });
        else if ((this.#pages?.peek(key)?.begunAt ?? begunAt) < begunAt) this.#pages?.delete(key);
        return what;
      })
      .finally(() => {
        if (this.#making.get(key)?.made === made) this.#making.delete(key);
      });
    this.#making.set(key, { begunAt, made });
    return made;
  }
}
