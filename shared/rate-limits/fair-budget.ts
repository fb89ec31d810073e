import type { Limit } from './limit.ts';

/** Parties that are counted by themselves; made-up ones can not fill the memory. */
const mostParties = 100_000;

/**
 * A budget of all parties together, in fixed windows that start with the first spending. While there is enough,
 * everybody may spend. Once it is spent, only those go on that had less than their share: of those who have spent in
 * this window, an equal part each. So parties that spend much are held up, and the others never. All of them together
 * spend at most twice the budget.
 */
export class FairBudget {
  readonly #limit: Limit;
  readonly #spent = new Map<string, number>();
  #total = 0;
  #endsAt = 0;

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  /**
   * Spends points of a party; a rejected call spends nothing.
   * @param now milliseconds
   * @returns seconds until the window ends; 0 when the points were spent
   */
  spend(party: string, points: number, now = Date.now()): number {
    const length = this.#limit.seconds * 1000;
    // A clock that is set back begins a new window.
    if (now >= this.#endsAt || now < this.#endsAt - length) {
      this.#spent.clear();
      this.#total = 0;
      this.#endsAt = now + length;
    }
    const own = this.#spent.get(party) ?? 0;
    const parties = this.#spent.size + (this.#spent.has(party) ? 0 : 1);
    const isLeft = this.#total + points <= this.#limit.most;
    if (!isLeft && own + points > this.#limit.most / parties)
      return Math.max(1, Math.ceil((this.#endsAt - now) / 1000));
    if (this.#spent.has(party) || this.#spent.size < mostParties) this.#spent.set(party, own + points);
    this.#total += points;
    return 0;
  }
}
