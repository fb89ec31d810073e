/** The limits of a queue, for all and for one party. */
export interface FairQueueLimits {
  /** Waiting items of all parties together. */
  readonly most: number;
  /** Concurrent items of one party. */
  readonly mostAtOnce: number;
}

interface Waiting<Item> {
  readonly item: Item;
  readonly weight: number;
}

interface Party<Item> {
  readonly waiting: Waiting<Item>[];
  running: number;
  /** When the turn of its next item begins: when its last one ended, or it began to wait. */
  turn: number;
}

/** A waiting item whose turn it may be. */
interface Candidate<Item> {
  readonly of: string | null;
  readonly party: Party<Item>;
  /** Its position in the party. */
  readonly at: number;
  /** When its turn would end. */
  readonly until: number;
}

/**
 * A queue in which parties take turns: a party that sends much waits behind its own items, not in front of others. The
 * party null is the site's own; it takes turns like any other and may have any number of concurrent items.
 *
 * An item of weight four takes a quarter of a turn (weighted fair queueing): it waits a quarter as long as others, and a
 * full queue drops four of them for one other. So a party gains no more than its weight by what it claims to be.
 */
export class FairQueue<Item> {
  readonly #limits: FairQueueLimits;
  /** In the order of their turns. Parties without waiting or running items are removed. */
  readonly #parties = new Map<string | null, Party<Item>>();
  #length = 0;
  /** The turn that has begun last. */
  #turn = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** Number of waiting items. */
  get length(): number {
    return this.#length;
  }

  /**
   * Adds an item behind its party's others. A full queue drops an item of the party with the most.
   * @returns the dropped item: this one, or the last of the party that takes most turns
   */
  add(of: string | null, item: Item, weight = 1): Item | undefined {
    const party = this.#party(of);
    if (party.waiting.length === 0) party.turn = Math.max(party.turn, this.#turn);
    party.waiting.push({ item, weight });
    this.#length++;
    return this.#length > this.#limits.most ? this.drop(of) : undefined;
  }

  /**
   * Drops an item of the party whose items take most turns, or of the newcomer where others' take as many: the last of
   * those with its least weight.
   * @param counts which items count and may be dropped
   */
  drop(newcomer: string | null, counts: (item: Item) => boolean = () => true): Item | undefined {
    let longest: { readonly of: string | null; readonly party: Party<Item>; readonly turns: number } | undefined;
    for (const [of, party] of this.#parties) {
      const turns = party.waiting.reduce((sum, { item, weight }) => sum + (counts(item) ? 1 / weight : 0), 0);
      if (turns > (longest?.turns ?? 0) || (turns === longest?.turns && of === newcomer))
        longest = { of, party, turns };
    }
    if (!longest) return undefined;
    const { of, party } = longest;
    const least = Math.min(...party.waiting.filter(({ item }) => counts(item)).map(({ weight }) => weight));
    const at = party.waiting.findLastIndex(({ item, weight }) => weight === least && counts(item));
    const [dropped] = party.waiting.splice(at, 1);
    this.#length--;
    this.#forget(of, party);
    return dropped?.item;
  }

  /** Removes a waiting item. @returns whether it was waiting */
  remove(of: string | null, item: Item): boolean {
    const party = this.#parties.get(of);
    const at = party?.waiting.findIndex((waiting) => waiting.item === item) ?? -1;
    if (!party || at < 0) return false;
    party.waiting.splice(at, 1);
    this.#length--;
    this.#forget(of, party);
    return true;
  }

  /** Removes and returns the waiting items that this selects. */
  removeWhere(isRemoved: (item: Item) => boolean): Item[] {
    const removed: Item[] = [];
    for (const [of, { waiting }] of [...this.#parties])
      for (const { item } of waiting.filter((each) => isRemoved(each.item)))
        if (this.remove(of, item)) removed.push(item);
    return removed;
  }

  /** Whether an item of this party waits or runs: another one may wait for its own party. */
  holds(of: string | null): boolean {
    return this.#parties.has(of);
  }

  /** Puts an item that was started back, as the next of its party among those of its weight. */
  putBack(of: string | null, item: Item, weight = 1): void {
    this.#party(of).waiting.unshift({ item, weight });
    this.#length++;
  }

  /**
   * The item whose turn it is; its party moves to the end. `done` must follow.
   * @param mayStart whether an item may start now; the next of its party is taken in place of one that may not
   */
  next(
    mayStart: (item: Item) => boolean = () => true,
  ): { readonly of: string | null; readonly item: Item } | undefined {
    let first: Candidate<Item> | undefined;
    for (const [of, party] of this.#parties) {
      if (of !== null && party.running >= this.#limits.mostAtOnce) continue;
      const at = heaviest(party.waiting, mayStart);
      if (at < 0) continue;
      const until = party.turn + 1 / (party.waiting[at]?.weight ?? 1);
      if (first === undefined || until < first.until) first = { of, party, at, until };
    }
    if (first === undefined) return undefined;
    const { of, party, at, until } = first;
    const [{ item }] = party.waiting.splice(at, 1) as [Waiting<Item>];
    this.#length--;
    this.#turn = Math.max(this.#turn, party.turn);
    party.turn = until;
    party.running++;
    this.#parties.delete(of);
    this.#parties.set(of, party);
    return { of, item };
  }

  /** An item of this party has ended. */
  done(of: string | null): void {
    const party = this.#party(of);
    party.running--;
    this.#forget(of, party);
  }

  /** Removes and returns all waiting items. */
  clear(): Item[] {
    const all = [...this.#parties.values()].flatMap(({ waiting }) => waiting.splice(0)).map(({ item }) => item);
    this.#length = 0;
    return all;
  }

  #party(of: string | null): Party<Item> {
    const existing = this.#parties.get(of);
    if (existing) return existing;
    const party: Party<Item> = { waiting: [], running: 0, turn: this.#turn };
    this.#parties.set(of, party);
    return party;
  }

  #forget(of: string | null, { waiting, running }: Party<Item>): void {
    if (waiting.length === 0 && running <= 0) this.#parties.delete(of);
  }
}

/** Position of the first item with the most weight that may start; -1 without any. */
function heaviest<Item>(waiting: readonly Waiting<Item>[], mayStart: (item: Item) => boolean): number {
  let best = -1;
  for (const [at, { item, weight }] of waiting.entries())
    if (weight > (waiting[best]?.weight ?? 0) && mayStart(item)) best = at;
  return best;
}
