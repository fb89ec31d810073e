/** Milliseconds for which facts of a location are cached in the browser (LOC-06), and of how many. */
export const memoMs = 600_000;
export const mostStored = 10;

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly at: number;
}

/**
 * Caches the latest results for a while; failures are requested again. One for a visit: never on the server.
 */
export class Memo<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The cached result, or the one that is being requested. Calls meanwhile wait for the same. */
  get(key: string, ask: () => Promise<Value>): Promise<Value> {
    const kept = this.#entries.get(key);
    this.#entries.delete(key);
    const entry = kept && this.#now() - kept.at < memoMs ? kept : { value: ask(), at: this.#now() };
    this.#entries.set(key, entry);
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= mostStored) break;
      this.#entries.delete(oldest);
    }
    return entry.value;
  }

  /** It has changed: request it again the next time. */
  forget(key: string): void {
    this.#entries.delete(key);
  }
}
