import { networkOf } from '@verandah/network';
import { FairBudget, MemoryLimiter, type Limit, type LimitLeft } from '@verandah/rate-limits';
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
  /** Created on first use: each budget allocates three megabytes for its keys. */
  readonly #limiters = new Map<BudgetName, MemoryLimiter>();
  readonly #speed: number;
  readonly #all: FairBudget;

  /** @param speed how many times `capacityOfTwoCores` this machine can do; see `measuredSpeed` */
  constructor(speed = 1) {
    this.#speed = speed;
    this.#all = new FairBudget(this.budget('graph-cost-all'));
  }

  /** A budget on this machine. */
  budget(name: BudgetName): Limit {
    const { most, seconds } = budgets[name];
    return { most: name.startsWith('graph-cost') ? Math.round(most * this.#speed) : most, seconds };
  }

  /**
   * Takes an amount from a caller's budget; a rejected call takes nothing.
   * @param who a member's number or a network's address: what the budget is `per`
   * @throws {Refusal} throttled, with the seconds until the budget is available again
   */
  async spend(name: BudgetName, who: string | number, amount: number): Promise<void> {
    const wait = await this.#limiterOf(name).consume(keyOf(name, who), amount);
    if (wait !== 0) throw this.#refusal(name, wait);
  }

  /**
   * Takes what a call costs from the budget of its member, or of all visitors of its network, and from that of all
   * networks, where a network that has spent more than an equal share is the first to wait. A line of IPv6 is one,
   * however many networks it has to itself.
   * @throws {Refusal} throttled
   */
  async spendPoints(memberId: number | undefined, network: string, points: number): Promise<void> {
    await this.spend(memberId === undefined ? 'graph-cost-network' : 'graph-cost', memberId ?? network, points);
    const wait = this.#all.spend(networkOf(network, 48), points);
    if (wait !== 0) throw this.#refusal('graph-cost-all', wait);
  }

  /** Remaining budget of a caller. */
  async left(name: BudgetName, who: string | number): Promise<LimitLeft | undefined> {
    return (await this.#limiterOf(name).left(keyOf(name, who)))[0];
  }

  #refusal(name: BudgetName, wait: number): Refusal {
    noteRefusedTry(name);
    return new Refusal(
      'throttled',
      `This is more than can be requested in a minute. Please try again in ${wait === 1 ? 'a second' : `${wait} seconds`}.`,
      { retryAfter: wait, quota: { name, ...this.budget(name), wait } },
    );
  }

  #limiterOf(name: BudgetName): MemoryLimiter {
    const found = this.#limiters.get(name);
    if (found !== undefined) return found;
    const made = new MemoryLimiter(this.budget(name));
    this.#limiters.set(name, made);
    return made;
  }
}
