/** The limits of a queue, for all and for one party. */
export interface FairQueueLimits {
  /** Waiting items of all parties together. */
  readonly most: number;
  /** Concurrent items of one party. */
  readonly mostAtOnce: number;
}

interface Party<Item> {
  readonly waiting: Item[];
  running: number;
}

/**
 * A queue in which parties take turns: a party that sends much waits behind its own items, not in front of others. The
 * party null is the site's own; it takes turns like any other and may have any number of concurrent items.
 */
export class FairQueue<Item> {
  readonly #limits: FairQueueLimits;
  /** In the order of their turns. Parties without waiting or running items are removed. */
  readonly #parties = new Map<string | null, Party<Item>>();
  #length = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** Number of waiting items. */
  get length(): number {
    return this.#length;
  }

  /**
   * Adds an item behind its party's others. A full queue drops an item of the party with the most.
   * @returns the dropped item: this one, or the last of the longest party
   */
  add(of: string | null, item: Item): Item | undefined {
    this.#party(of).waiting.push(item);
    this.#length++;
    return this.#length > this.#limits.most ? this.drop(of) : undefined;
  }

  /**
   * Drops the last item of the party with the most, or of the newcomer where others have as many.
   * @param counts which items count and may be dropped
   */
  drop(newcomer: string | null, counts: (item: Item) => boolean = () => true): Item | undefined {
    let longest: { readonly of: string | null; readonly party: Party<Item>; readonly count: number } | undefined;
    for (const [of, party] of this.#parties) {
      const count = party.waiting.filter(counts).length;
      if (count > (longest?.count ?? 0) || (count === longest?.count && of === newcomer))
        longest = { of, party, count };
    }
    if (!longest) return undefined;
    const { of, party } = longest;
    const [dropped] = party.waiting.splice(party.waiting.findLastIndex(counts), 1);
    this.#length--;
    this.#forget(of, party);
    return dropped;
  }

  /** Removes a waiting item. @returns whether it was waiting */
  remove(of: string | null, item: Item): boolean {
    const party = this.#parties.get(of);
    const at = party?.waiting.indexOf(item) ?? -1;
    if (!party || at < 0) return false;
    party.waiting.splice(at, 1);
    this.#length--;
    this.#forget(of, party);
    return true;
  }

  /** Puts an item that was started back, as the next of its party. */
  putBack(of: string | null, item: Item): void {
    this.#party(of).waiting.unshift(item);
    this.#length++;
  }

  /**
   * The item whose turn it is; its party moves to the end. `done` must follow.
   * @param mayStart whether an item may start now; the next of its party is taken in place of one that may not
   */
  next(
    mayStart: (item: Item) => boolean = () => true,
  ): { readonly of: string | null; readonly item: Item } | undefined {
    for (const [of, party] of this.#parties) {
      if (of !== null && party.running >= this.#limits.mostAtOnce) continue;
      const at = party.waiting.findIndex(mayStart);
      if (at < 0) continue;
      const [item] = party.waiting.splice(at, 1) as [Item];
      this.#length--;
      party.running++;
      this.#parties.delete(of);
      this.#parties.set(of, party);
      return { of, item };
    }
    return undefined;
  }

  /** An item of this party has ended. */
  done(of: string | null): void {
    const party = this.#party(of);
    party.running--;
    this.#forget(of, party);
  }

  /** Removes and returns all waiting items. */
  clear(): Item[] {
    const all = [...this.#parties.values()].flatMap(({ waiting }) => waiting.splice(0));
    this.#length = 0;
    return all;
  }

  #party(of: string | null): Party<Item> {
    const existing = this.#parties.get(of);
    if (existing) return existing;
    const party: Party<Item> = { waiting: [], running: 0 };
    this.#parties.set(of, party);
    return party;
  }

  #forget(of: string | null, { waiting, running }: Party<Item>): void {
    if (waiting.length === 0 && running <= 0) this.#parties.delete(of);
  }
}
