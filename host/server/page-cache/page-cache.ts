import { LRUCache } from 'lru-cache';
import { encode, type Encoding } from '../encoding.ts';

/** A page of everybody's, put together: what is sent holds nothing of a visitor. */
export interface CachedPage<About> {
  readonly document: Buffer;
  /** Of its content, for conditional requests of browsers and caches. */
  readonly etag: string;
  /** What it is made of: 'questions', 'listings-near-12'. */
  readonly tags: readonly string[];
  /** What else its sender needs to know of it. */
  readonly about: About;
}
/** The result of making a page: one that may be cached, or anything else. */
export type Made<About, Else> = { readonly kept: CachedPage<About> } | { readonly other: Else };
/** 'hit': cached; 'stale': cached, and made anew behind it; 'miss': made now. */
export type Served<About, Else> = Made<About, Else> & { readonly from: 'hit' | 'stale' | 'miss' };

export interface PageCacheOptions {
  /** Of documents and their compressed forms; the least recently used are dropped first. 0: nothing is cached. */
  readonly maxBytes: number;
  /** Milliseconds for which a page is sent as it is. */
  readonly freshMs: number;
  /** Milliseconds after which it is not even sent while it is made anew. */
  readonly staleMs: number;
}

interface Entry<About> {
  readonly page: CachedPage<About>;
  readonly begunAt: number;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}
interface Making<About, Else> {
  readonly begunAt: number;
  readonly made: Promise<Made<About, Else>>;
}

/** Tags are few; those that changed longest ago matter to no page any more. */
const mostTags = 50_000;

/**
 * Anonymous pages by address and release set. A page whose data have changed is never sent: it is made anew by whoever
 * comes first, and the others wait for that. One that is merely old is sent once more while it is made anew.
 */
export class PageCache<About, Else> {
  readonly #options: PageCacheOptions;
  readonly #pages: LRUCache<string, Entry<About>> | null;
  readonly #making = new Map<string, Making<About, Else>>();
  /** Tag → when its change was received. */
  readonly #changedAt = new LRUCache<string, number>({ max: mostTags });
  #lastChange = 0;
  #allChangedAt = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#pages =
      options.maxBytes === 0
        ? null
        : new LRUCache({
            maxSize: options.maxBytes,
            sizeCalculation: ({ page }) => Math.ceil(page.document.byteLength * 1.5) + 1,
          });
  }

  /** Whether it stores anything. */
  get keeps(): boolean {
    return this.#pages !== null;
  }

  /** A page that can be sent as it is, without a word to anybody. */
  fresh(key: string): CachedPage<About> | undefined {
    const entry = this.#pages?.get(key);
    return entry && !this.#hasChanged(entry) && performance.now() - entry.begunAt < this.#options.freshMs
      ? entry.page
      : undefined;
  }

  /**
   * @param make called when there is no page to send, or behind one that is old; its failure is the caller's, or goes
   * unseen behind an old page
   */
  async serve(key: string, make: () => Promise<Made<About, Else>>): Promise<Served<About, Else>> {
    const entry = this.#pages?.get(key);
    if (entry && !this.#hasChanged(entry)) {
      const age = performance.now() - entry.begunAt;
      if (age < this.#options.freshMs) return { kept: entry.page, from: 'hit' };
      if (age < this.#options.staleMs) {
        this.#make(key, make).catch(() => undefined);
        return { kept: entry.page, from: 'stale' };
      }
    }
    return { ...(await this.#make(key, make)), from: 'miss' };
  }

  /** A page's bytes, compressed once for each encoding. */
  encoded(key: string, page: CachedPage<About>, encoding: Encoding): Promise<Buffer> {
    const entry = this.#pages?.peek(key);
    const known = entry?.page === page ? entry.encoded.get(encoding) : undefined;
    if (known) return known;
    const bytes = encode(page.document, encoding, 'quick');
    if (entry?.page === page) entry.encoded.set(encoding, bytes);
    return bytes;
  }

  /** Data have changed: no page that was begun before is sent any more. */
  changed(tags: readonly string[]): void {
    if (tags.length === 0) return;
    this.#lastChange = performance.now();
    for (const tag of tags) this.#changedAt.set(tag, this.#lastChange);
  }

  /** The change stream is disconnected. */
  forgetAll(): void {
    this.#allChangedAt = this.#lastChange = performance.now();
    this.#pages?.clear();
  }

  #hasChanged({ page, begunAt }: Pick<Entry<About>, 'page' | 'begunAt'>): boolean {
    return begunAt <= this.#allChangedAt || page.tags.some((tag) => (this.#changedAt.peek(tag) ?? -1) >= begunAt);
  }

  /** Once for all requests meanwhile, but for those after something has changed. */
  #make(key: string, make: () => Promise<Made<About, Else>>): Promise<Made<About, Else>> {
    const going = this.#making.get(key);
    if (going && going.begunAt > this.#lastChange) return going.made;
    const begunAt = performance.now();
    const made = make()
      .then((what) => {
        if ('kept' in what && !this.#hasChanged({ page: what.kept, begunAt }))
          this.#pages?.set(key, { page: what.kept, begunAt, encoded: new Map() });
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
