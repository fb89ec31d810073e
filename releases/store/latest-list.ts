/**
 * A list that others add to. A miss waits for a list that is requested after it, so that what is
 * there by then is found; and the list is requested a few times a second at the most, however many misses there are.
 */
export class LatestList<Item> {
  readonly #ask: () => Promise<readonly Item[]>;
  readonly #pauseMs: number;
  #held: readonly Item[] = [];
  #requestedAt = -Infinity;
  #next: Promise<readonly Item[]> | undefined;

  /** @param pauseMs between two requests */
  constructor(ask: () => Promise<readonly Item[]>, pauseMs = 250) {
    this.#ask = ask;
    this.#pauseMs = pauseMs;
  }

  /** Whether something is on it that fits. @throws what the request throws */
  async has(fits: (item: Item) => boolean): Promise<boolean> {
    return this.#held.some(fits) || (await this.#asNow()).some(fits);
  }

  /** What is held is not true any more. */
  forget(): void {
    this.#held = [];
  }

  #asNow(): Promise<readonly Item[]> {
    return (this.#next ??= this.#asked());
  }

  async #asked(): Promise<readonly Item[]> {
    const wait = Math.max(0, this.#requestedAt + this.#pauseMs - performance.now());
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
    });
    // Who comes from here on may be too late for this one.
    this.#next = undefined;
    this.#requestedAt = performance.now();
    return (this.#held = await this.#ask());
  }
}
