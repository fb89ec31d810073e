/** Milliseconds: an answer that took longer tells too little of when it was said. */
const longestWait = 1000;

/**
 * The time of day as somebody else tells it. Between two times that it is told the process's steady clock goes on: this
 * machine's own time of day may be wrong, or be set while the process runs, without anybody noticing.
 */
export class FollowedClock {
  #base: number | undefined;

  /** Milliseconds since 1970; this machine's own time while nothing was told. */
  readonly now = (): number => (this.#base === undefined ? Date.now() : Math.round(this.#base + performance.now()));

  /** @param said milliseconds since 1970 @param requestedAt when it was asked, by `performance.now()` */
  hear(said: number, requestedAt: number): void {
    const heardAt = performance.now();
    if (!Number.isFinite(said) || (this.#base !== undefined && heardAt - requestedAt > longestWait)) return;
    this.#base = said - (requestedAt + heardAt) / 2;
  }
}
