import type { Logger } from 'pino';
import type { Database } from '../database/public.ts';
import { addOperationTimes, type OperationMinute } from '../registry/public.ts';

const minute = 60_000;
const slowMs = 1000;
/** Maximum number of sums held while the database is unavailable: some minutes of all operations. The oldest go. */
const mostHeld = 2000;

type Sum = { -readonly [Key in keyof OperationMinute]: OperationMinute[Key] };

/** How long operations took, summed by name and minute until it is written: what an incident is looked up by. */
export class OperationSums {
  readonly #now: () => number;
  #held = new Map<string, Sum>();

  /** @param now milliseconds since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** @param operation one of a bounded set of names @param ms its time in milliseconds */
  add(operation: string, ms: number, failed: boolean): void {
    this.#add({
      operation,
      at: new Date(Math.floor(this.#now() / minute) * minute).toISOString(),
      calls: 1,
      failed: failed ? 1 : 0,
      slow: ms > slowMs ? 1 : 0,
      totalMs: Math.round(ms),
      slowestMs: Math.round(ms),
    });
  }

  /** Writes the sums. What could not be written stays for the next time. */
  async write(database: Database, log: Pick<Logger, 'warn'>): Promise<void> {
    const taken = [...this.#held.values()];
    this.#held = new Map();
    try {
      await addOperationTimes(database, taken);
    } catch (error) {
      for (const sum of taken) this.#add(sum);
      log.warn({ err: error }, 'times of operations could not be stored, will retry');
    }
  }

  #add(more: OperationMinute): void {
    const key = `${more.operation} ${more.at}`;
    const sum = this.#held.get(key);
    if (!sum) this.#held.set(key, { ...more });
    else {
      sum.calls += more.calls;
      sum.failed += more.failed;
      sum.slow += more.slow;
      sum.totalMs += more.totalMs;
      sum.slowestMs = Math.max(sum.slowestMs, more.slowestMs);
    }
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= mostHeld) break;
      this.#held.delete(oldest);
    }
  }
}
