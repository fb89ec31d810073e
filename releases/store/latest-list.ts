/**
 * A list that others add to. A lookup of a missing item waits for a list that is requested after it, so that an item
 * that exists then is found. The list is requested a few times a second at most, however many lookups miss.
 */
export class LatestList<Item> {
  readonly #request: () => Promise<readonly Item[]>;
  readonly #pauseMs: number;
  #items: readonly Item[] = [];
  #requestedAt = -Infinity;
  #next: Promise<readonly Item[]> | undefined;

  /** @param pauseMs minimum milliseconds between two requests */
  constructor(request: () => Promise<readonly Item[]>, pauseMs = 250) {
    this.#request = request;
    this.#pauseMs = pauseMs;
  }

  /** Whether the list has an item that fits. @throws the error of the request */
  async has(fits: (item: Item) => boolean): Promise<boolean> {
    return this.#items.some(fits) || (await this.#latest()).some(fits);
  }

  /** Discards the cached list. */
  forget(): void {
    this.#items = [];
  }

  #latest(): Promise<readonly Item[]> {
    return (this.#next ??= this.#load());
  }

  async #load(): Promise<readonly Item[]> {
    const wait = Math.max(0, this.#requestedAt + this.#pauseMs - performance.now());
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
    });
    // A lookup from here on may be too late for this list.
    this.#next = undefined;
    this.#requestedAt = performance.now();
    return (this.#items = await this.#request());
  }
}
