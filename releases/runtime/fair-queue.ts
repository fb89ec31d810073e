/** How much of a queue there is for all and for one party. */
export interface FairQueueLimits {
  /** That wait, of all together. */
  readonly most: number;
  /** Of one party that are worked on at the same time. */
  readonly mostAtOnce: number;
}

interface Party<Item> {
  readonly waiting: Item[];
  running: number;
}

/**
 * A queue in which parties take turns: whoever sends much waits behind themselves, not before others. A party that is
 * null is the site's own; it takes turns like any other and may have any number worked on at once.
 */
export class FairQueue<Item> {
  readonly #limits: FairQueueLimits;
  /** In the order of their turns. Those that neither wait nor run are left out. */
  readonly #parties = new Map<string | null, Party<Item>>();
  #length = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** How many wait. */
  get length(): number {
    return this.#length;
  }

  /**
   * Lets an item wait behind its party's others. A full queue makes room at the expense of whoever has most in it.
   * @returns the item for which there is no place: this one, or the last of the longest line
   */
  add(of: string | null, item: Item): Item | undefined {
    this.#party(of).waiting.push(item);
    this.#length++;
    if (this.#length <= this.#limits.most) return undefined;
    const [longest, party] = [...this.#parties].reduce((long, each) =>
      each[1].waiting.length > long[1].waiting.length ||
      // Of lines that are as long the newcomer's gives way.
      (each[1].waiting.length === long[1].waiting.length && each[0] === of)
        ? each
        : long,
    );
    const last = party.waiting.pop();
    this.#length--;
    this.#forget(longest, party);
    return last;
  }

  /** Lets an item that was begun wait again, as the next of its party. */
  putBack(of: string | null, item: Item): void {
    this.#party(of).waiting.unshift(item);
    this.#length++;
  }

  /** The item whose turn it is; its party's next turn is the last. `done` must follow. */
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

  /** One of this party's is no longer worked on. */
  done(of: string | null): void {
    const party = this.#party(of);
    party.running--;
    this.#forget(of, party);
  }

  /** Takes out all that wait. */
  clear(): Item[] {
    const all = [...this.#parties.values()].flatMap(({ waiting }) => waiting.splice(0));
    this.#length = 0;
    return all;
  }

  #party(of: string | null): Party<Item> {
    const known = this.#parties.get(of);
    if (known) return known;
    const party: Party<Item> = { waiting: [], running: 0 };
    this.#parties.set(of, party);
    return party;
  }

  #forget(of: string | null, { waiting, running }: Party<Item>): void {
    if (waiting.length === 0 && running <= 0) this.#parties.delete(of);
  }
}
