import { LRUCache } from 'lru-cache';
import { now as timeOfDay } from '../clock.ts';
import { Refusal } from '../problems/public.ts';
import { budgets, type BudgetName } from './limits.ts';
import { networkOf } from '@verandah/network';
import { noteRefusedTry } from './refused-tries.ts';

/** Callers that are remembered for each budget, about 100 bytes each. */
const mostCallers = 100_000;
interface Purse {
  readonly left: number;
  readonly at: number;
}

/**
 * What callers have spent of their budgets, in this process's memory: the database would be asked more than the calls
 * themselves ask it.
 */
export class Spending {
  readonly #purses = new Map<string, LRUCache<string, Purse>>(
    Object.keys(budgets).map((name) => [name, new LRUCache({ max: mostCallers })]),
  );

  /**
   * Takes so much from a caller's budget: a whole one may be spent at once, then it comes back evenly.
   * @param who a member's number or a network's address: what the budget is `per`
   * @throws {Refusal} throttled, with the seconds until there is as much again
   */
  spend(name: BudgetName, who: string | number, amount: number, now = timeOfDay()): void {
    const { per, most, seconds } = budgets[name];
    const key = per === 'network' ? networkOf(String(who), 64) : String(who);
    const perSecond = most / seconds;
    const purse = this.#purses.get(name)?.get(key) ?? { left: most, at: now };
    const left = Math.min(most, purse.left + (Math.max(0, now - purse.at) / 1000) * perSecond);
    const taken = left >= amount;
    this.#purses.get(name)?.set(key, { left: taken ? left - amount : left, at: now });
    if (taken) return;
    noteRefusedTry(name);
    const wait = Math.max(1, Math.ceil((amount - left) / perSecond));
    throw new Refusal(
      'throttled',
      `More was asked than is answered in a minute. Please try again in ${wait === 1 ? 'a second' : `${wait} seconds`}.`,
      { retryAfter: wait, quota: { name, most, seconds, wait } },
    );
  }
}
