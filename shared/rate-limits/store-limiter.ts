import { RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { Limit, ReachedLimit } from './limit.ts';

/** Points of a key in the current window of a length, and the seconds until it ends. */
export interface WindowCount {
  readonly seconds: number;
  readonly count: number;
  readonly wait: number;
}

/** A store of counts that several processes share. */
export interface WindowStore {
  /**
   * Adds points to a key in its current window of each length: atomic, with all windows in one statement.
   * @returns the counts including these points
   */
  add(key: string, points: number, lengths: readonly number[]): Promise<readonly WindowCount[]>;
  /** Deletes all windows of a key. @returns whether there was one */
  delete(key: string): Promise<boolean>;
}

/** The state of a key, by the deciding window. */
class WindowRes extends RateLimiterRes {
  readonly window: ReachedLimit;
  constructor(points: number, window: ReachedLimit, count: number) {
    const left = window.most - count;
    super(Math.max(0, left), window.wait * 1000, points - left, count === 1);
    this.window = window;
  }
}

/**
 * A limit of one or several windows over a store that processes share. Each attempt is counted in every window; it is
 * rejected when one of them is exceeded.
 */
export class StoreLimiter extends RateLimiterStoreAbstract {
  readonly #store: WindowStore;
  readonly #limits: readonly Limit[];

  /** @param limits at least one */
  constructor(store: WindowStore, limits: readonly Limit[]) {
    super({
      storeClient: store,
      keyPrefix: '',
      points: Math.max(...limits.map(({ most }) => most)),
      duration: Math.max(...limits.map(({ seconds }) => seconds)),
    });
    this.#store = store;
    this.#limits = limits;
  }

  /**
   * Counts an attempt.
   * @returns the exceeded limit, of several the one with the longest wait
   */
  async reached(key: string): Promise<ReachedLimit | undefined> {
    try {
      await this.consume(key);
      return undefined;
    } catch (rejected) {
      if (rejected instanceof WindowRes) return rejected.window;
      throw rejected;
    }
  }

  // The methods below implement the library's store interface, which its type declarations leave out.

  _upsert(key: string, points: number): Promise<readonly WindowCount[]> {
    return this.#store.add(
      key,
      points,
      this.#limits.map(({ seconds }) => seconds),
    );
  }

  _delete(key: string): Promise<boolean> {
    return this.#store.delete(key);
  }

  /**
   * The library compares the consumed points with the limiter's `points`, but each window has its own number: the
   * remaining points of the deciding window are converted to the scale of `points`.
   */
  _getRateLimiterRes(_key: string, _points: number, counts: readonly WindowCount[]): RateLimiterRes {
    const windows = this.#limits.map((limit) => {
      const { count, wait } = counts.find(({ seconds }) => seconds === limit.seconds) ?? { count: 0, wait: 0 };
      return { count, window: { ...limit, wait } };
    });
    const exceeded = windows
      .filter(({ count, window }) => count > window.most)
      .toSorted((one, other) => other.window.wait - one.window.wait);
    const [tightest] = windows.toSorted(
      (one, other) => one.window.most - one.count - (other.window.most - other.count),
    );
    const decides = exceeded[0] ?? tightest;
    return decides === undefined ? new RateLimiterRes() : new WindowRes(this.points, decides.window, decides.count);
  }
}
