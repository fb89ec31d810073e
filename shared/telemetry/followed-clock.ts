/** Milliseconds: a response that took longer is too imprecise. */
const longestWait = 1000;

/**
 * The time of day of another machine. Between two readings the process's steady clock continues: this
 * machine's own time of day may be wrong, or be set while the process runs, without anybody noticing.
 */
export class FollowedClock {
  #base: number | undefined;

  /** Milliseconds since 1970; this machine's own time before the first reading. */
  readonly now = (): number => (this.#base === undefined ? Date.now() : Math.round(this.#base + performance.now()));

  /** @param serverTime milliseconds since 1970 @param requestedAt when it was requested, by `performance.now()` */
  hear(serverTime: number, requestedAt: number): void {
    const heardAt = performance.now();
    if (!Number.isFinite(serverTime) || (this.#base !== undefined && heardAt - requestedAt > longestWait)) return;
    this.#base = serverTime - (requestedAt + heardAt) / 2;
  }
}
