import { networkOf } from '@verandah/network';
import { MemoryLimiter, type LimitLeft } from '@verandah/rate-limits';
import { Refusal } from '../problems/public.ts';
import { budgets, type BudgetName } from './limits.ts';
import { noteRefusedTry } from './refused-tries.ts';

const keyOf = (name: BudgetName, who: string | number): string =>
  budgets[name].per === 'network' ? networkOf(String(who), 64) : String(who);

/**
 * What callers have spent of their budgets, in this process's memory: counting in the database would cost more than
 * most calls themselves. Fixed windows: a budget's minute starts with the first call, and all of the budget is
 * available again when it ends.
 */
export class Spending {
  /** Made when a budget is first spent from: each sets aside three megabytes for its keys. */
  readonly #limiters = new Map<BudgetName, MemoryLimiter>();

  /**
   * Takes an amount from a caller's budget; what is refused takes nothing.
   * @param who a member's number or a network's address: what the budget is `per`
   * @throws {Refusal} throttled, with the seconds until the budget is available again
   */
  async spend(name: BudgetName, who: string | number, amount: number): Promise<void> {
    const { most, seconds } = budgets[name];
    const key = keyOf(name, who);
    const wait = await this.#limiterOf(name).consume(key, amount);
    if (wait === 0) return;
    noteRefusedTry(name);
    throw new Refusal(
      'throttled',
      `More was asked than is answered in a minute. Please try again in ${wait === 1 ? 'a second' : `${wait} seconds`}.`,
      { retryAfter: wait, quota: { name, most, seconds, wait } },
    );
  }

  /** What is left of a caller's budget. */
  async left(name: BudgetName, who: string | number): Promise<LimitLeft | undefined> {
    return (await this.#limiterOf(name).left(keyOf(name, who)))[0];
  }

  #limiterOf(name: BudgetName): MemoryLimiter {
    const found = this.#limiters.get(name);
    if (found !== undefined) return found;
    const made = new MemoryLimiter(budgets[name]);
    this.#limiters.set(name, made);
    return made;
  }
}
