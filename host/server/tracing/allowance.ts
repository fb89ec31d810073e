/** So many a second, saved up for at most one second. */
export class Allowance {
  readonly #most: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  /** @param now milliseconds of a steady clock */
  constructor(most: number, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#now = now;
    this.#left = most;
    this.#at = now();
  }

  /** Whether there is one (or so many) left; it is taken then. */
  take(count = 1): boolean {
    const now = this.#now();
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#most);
    this.#at = now;
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }
}
