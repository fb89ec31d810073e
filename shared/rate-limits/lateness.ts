/** Response header in which a server states how late it is, in milliseconds, to servers of ours that call it. */
export const latenessHeader = 'x-verandah-late';

/** Milliseconds between two looks at the event loop, and of a window at least. */
const [pace, shortestWindow] = [50, 250];

/**
 * How late a server is: for how long requests wait before it begins with them, in its event loop and in its queues. It
 * is the mean wait of a window, in the place where that is longest, and the lesser one of the last two windows: a burst
 * passes by itself, a standing queue does not (CoDel: Nichols and Jacobson 2012, RFC 8289).
 */
export class Lateness {
  readonly #measured: (ms: number) => boolean;
  readonly #now: () => number;
  readonly #waits = new Map<string, { sum: number; count: number }>();
  #windowBegan = -Infinity;
  #before = 0;
  #last = 0;
  #isFollowing = false;
  #isRequested = false;

  /**
   * @param measured is called with the milliseconds after each window; returns whether no further window is needed
   * @param now milliseconds
   */
  constructor(measured: (ms: number) => boolean = () => true, now: () => number = () => performance.now()) {
    [this.#measured, this.#now] = [measured, now];
  }

  /** Milliseconds; 0 while there are no requests. */
  get ms(): number {
    return Math.min(this.#before, this.#last);
  }

  /** Counts a request that has waited for so many milliseconds in this place. */
  record(place: string, ms: number): void {
    if (!this.#isFollowing) return;
    const waits = this.#waits.get(place) ?? { sum: 0, count: 0 };
    waits.sum += ms;
    waits.count++;
    this.#waits.set(place, waits);
  }

  /** Notes that there is a request, and measures until there are none: a server at rest is not woken. */
  follow(): void {
    this.#isRequested = true;
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    this.#windowBegan = this.#now();
    this.#beat();
  }

  #beat(): void {
    const due = this.#now() + pace;
    setTimeout(() => {
      const now = this.#now();
      this.record('event loop', now - due);
      if (now - this.#windowBegan >= shortestWindow) this.#endWindow(now);
      if (this.#isFollowing) this.#beat();
    }, pace).unref();
  }

  #endWindow(now: number): void {
    [this.#before, this.#last] = [this.#last, Math.max(...Array.from(this.#waits.values(), meanOf))];
    this.#waits.clear();
    this.#windowBegan = now;
    const isUsual = this.#measured(this.ms);
    if (isUsual && !this.#isRequested) {
      this.#before = this.#last = 0;
      this.#isFollowing = false;
    }
    this.#isRequested = false;
  }
}

const meanOf = ({ sum, count }: { readonly sum: number; readonly count: number }): number => sum / count;
