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
    if (this.#length <= this.#limits.most) return undefined;
    const [longest, party] = [...this.#parties].reduce((long, each) =>
      each[1].waiting.length > long[1].waiting.length ||
      // When parties have equally many items, the newcomer's is dropped.
      (each[1].waiting.length === long[1].waiting.length && each[0] === of)
        ? each
        : long,
    );
    const last = party.waiting.pop();
    this.#length--;
    this.#forget(longest, party);
    return last;
  }

  /** Puts an item that was started back, as the next of its party. */
  putBack(of: string | null, item: Item): void {
    this.#party(of).waiting.unshift(item);
    this.#length++;
  }

  /** The item whose turn it is; its party moves to the end. `done` must follow. */
  next(): { readonly of: string | null; readonly item: Item } | undefined {
    for (const [of, party] of this.#parties) {
      if (party.waiting.length === 0 || (of !== null && party.running >= this.#limits.mostAtOnce)) continue;
      const item = party.waiting.shift() as Item;
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
