import { LRUCache } from 'lru-cache';
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit, LimitLeft } from './limit.ts';

/** Default number of keys: about 52 MB when full, with a burst 96 MB. */
const defaultKeys = 100_000;

export interface MemoryLimiterOptions {
  /** Points that can be consumed beyond the limit, in windows of their own. */
  readonly burst?: Limit;
  /** Maximum number of keys. */
  readonly mostKeys?: number;
}

/**
 * A rate limit counted in the memory of one process, in fixed windows: the window of a key starts with its first call,
 * and everything is available again when it ends. Beyond `mostKeys` the counts of the least recently used key are
 * evicted, so that made-up keys cannot fill the memory.
 */
export class MemoryLimiter {
  readonly #limit: Limit;
  readonly #windows: readonly RateLimiterMemory[];
  readonly #limits: readonly Limit[];
  readonly #limiter: RateLimiterMemory | BurstyRateLimiter;
  readonly #keys: LRUCache<string, true>;

  constructor(limit: Limit, { burst, mostKeys = defaultKeys }: MemoryLimiterOptions = {}) {
    const own = memoryWindow(limit);
    const further = burst === undefined ? undefined : memoryWindow(burst);
    this.#limit = limit;
    this.#limits = burst === undefined ? [limit] : [limit, burst];
    this.#windows = further === undefined ? [own] : [own, further];
    this.#limiter = further === undefined ? own : new BurstyRateLimiter(own, further);
    // The library itself removes a key only when its window ends.
    // A maximum of sizes, not of entries: for those memory is taken at once, and 10 ms for the default.
    this.#keys = new LRUCache({ maxSize: mostKeys, sizeCalculation: () => 1, dispose: (_, key) => this.#forget(key) });
  }

  /**
   * Consumes points of a key; a rejected call consumes nothing.
   * @returns seconds until the window ends; 0 when the points were consumed
   */
  async consume(key: string, points = 1): Promise<number> {
    if (this.#keys.get(key) === undefined) this.#keys.set(key, true);
    try {
      await this.#limiter.consume(key, points);
      return 0;
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      for (const each of this.#windows) void each.reward(key, points);
      return this.#secondsOf(rejected);
    }
  }

  /** @returns seconds until the window of an exhausted key ends; 0 while points are left */
  async wait(key: string): Promise<number> {
    const counted = await this.#windows[0]?.get(key);
    const exhausted = counted !== null && counted !== undefined && counted.remainingPoints < 1;
    return exhausted && counted.msBeforeNext > 0 ? this.#secondsOf(counted) : 0;
  }

  /** What is left for a key: of the limit, then of its burst. */
  left(key: string): Promise<readonly LimitLeft[]> {
    return Promise.all(
      this.#limits.map(async (limit, at): Promise<LimitLeft> => {
        const counted = (await this.#windows[at]?.get(key)) ?? null;
        if (counted === null || counted.msBeforeNext <= 0) return { ...limit, left: limit.most, wait: limit.seconds };
        const wait = Math.max(1, Math.min(limit.seconds, Math.ceil(counted.msBeforeNext / 1000)));
        return { ...limit, left: Math.max(0, Math.min(limit.most, counted.remainingPoints)), wait };
      }),
    );
  }

  /** Removes the counts of a key. */
  delete(key: string): void {
    this.#keys.delete(key);
  }

  /** Number of keys with counts, possibly including recently ended ones. */
  get size(): number {
    return this.#keys.size;
  }

  /** The library ends windows by timers too: after the clock is set back no caller waits longer than a window. */
  #secondsOf({ msBeforeNext }: RateLimiterRes): number {
    return Math.max(1, Math.min(this.#limit.seconds, Math.ceil(msBeforeNext / 1000)));
  }

  #forget(key: string): void {
    for (const each of this.#windows) void each.delete(key);
  }
}

const memoryWindow = ({ most, seconds }: Limit): RateLimiterMemory =>
  new RateLimiterMemory({ points: most, duration: seconds, keyPrefix: '' });
