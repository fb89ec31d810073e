/**
 * A circuit breaker: a release that blocks the workers is not rendered again at once. After it has tripped, it gets one
 * attempt per rest.
 */
export class Breaker {
  readonly #limit: number;
  readonly #restMs: number;
  readonly #failures = new Map<string, { count: number; nextSmokeRender: number }>();

  /**
   * @param limit consecutive failures after which the release rests @param restMs milliseconds between attempts then
   */
  constructor(limit: number, restMs: number) {
    this.#limit = limit;
    this.#restMs = restMs;
  }

  /** Whether the release may be rendered now (milliseconds of a monotonic clock). */
  allows(release: string, now: number): boolean {
    const state = this.#failures.get(release);
    if (!state || state.count < this.#limit) return true;
    if (now < state.nextSmokeRender) return false;
    state.nextSmokeRender = now + this.#restMs;
    return true;
  }

  failed(release: string, now: number): void {
    const count = (this.#failures.get(release)?.count ?? 0) + 1;
    this.#failures.set(release, { count, nextSmokeRender: now + this.#restMs });
  }

  /** Releases that are resting: 'search@1.0.3'. */
  get resting(): readonly string[] {
    return [...this.#failures].filter(([, { count }]) => count >= this.#limit).map(([release]) => release);
  }

  succeeded(release: string): void {
    this.#failures.delete(release);
  }
}
