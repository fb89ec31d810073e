import type { Position } from './position.ts';

interface Seen {
  readonly at: number;
  readonly position: Position;
}

/**
 * Lag of replicas by our own clock: when was the primary last seen at a replica's current position?
 * Servers' clocks may differ, and a disconnected replica does not know what it misses.
 */
export class Lag {
  readonly #longest: number;
  #seen: Seen[] = [];

  /** @param longest milliseconds that are distinguished; more is 'behind' */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** Notes where the primary is. @param at milliseconds */
  note(at: number, position: Position): void {
    const last = this.#seen.at(-1);
    // A new primary may begin before the end of the one that was lost.
    if (last !== undefined && position < last.position) this.#seen = [];
    this.#seen.push({ at, position });
    // Retain one entry beyond the maximum: replicas behind it lag too far.
    while (this.#seen[1] !== undefined && this.#seen[1].at < at - this.#longest) this.#seen.shift();
  }

  /**
   * Milliseconds that a replica is behind the primary's last known position; Infinity for more than is distinguished,
   * and while nothing is known.
   */
  of(position: Position): number {
    const last = this.#seen.at(-1);
    const first = this.#seen[0];
    if (last === undefined || first === undefined || position < first.position) return Infinity;
    const missed = this.#seen.find((each) => each.position > position);
    return missed === undefined ? 0 : last.at - missed.at;
  }
}
