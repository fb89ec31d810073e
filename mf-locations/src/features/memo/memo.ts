/** Lifetime of a cached result in the browser, in milliseconds (LOC-06), and the number of cached results. */
export const memoMs = 600_000;
export const mostStored = 10;

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly at: number;
}

/**
 * A cache of the most recently used results. Failed requests are not cached. It belongs to one visit, so it must not be
 * used on the server.
 */
export class Memo<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The cached or pending result. Concurrent calls share one request. */
  get(key: string, request: () => Promise<Value>): Promise<Value> {
    const cached = this.#entries.get(key);
    this.#entries.delete(key);
    const entry = cached && this.#now() - cached.at < memoMs ? cached : { value: request(), at: this.#now() };
    this.#entries.set(key, entry);
    entry.value.catch(() => {
      // The caller gets the error; the next request tries again.
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= mostStored) break;
      this.#entries.delete(oldest);
    }
    return entry.value;
  }

  /** Drops a result that has changed, so that the next call requests it again. */
  forget(key: string): void {
    this.#entries.delete(key);
  }
}
