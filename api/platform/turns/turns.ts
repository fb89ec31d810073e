import { FairQueue } from '@verandah/rate-limits';
import { Refusal } from '../problems/public.ts';
import type { Caller } from './caller.ts';
import { GivenUp } from './given-up.ts';

export interface TurnLimits {
  /** What all have at once. */
  readonly most: number;
  /** What one party has at once; the site itself may have all. */
  readonly mostAtOnce: number;
  /** What waits at most. */
  readonly mostWaiting: number;
  /** Milliseconds that a caller waits at most. */
  readonly longestWait: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly reject: (error: Error) => void;
}

/** Seconds after which another try is worth it. */
const retryAfter = 1;

/**
 * Something of which there are few at once, such as connections, and for which callers take turns: one that wants many
 * waits behind itself, not in front of others.
 */
export class Turns {
  readonly #queue: FairQueue<Waiting>;
  readonly #most: number;
  readonly #longestWait: number;
  readonly #waited: (ms: number) => void;
  #running = 0;

  /** @param waited called with the milliseconds that a caller has waited for others, and not for its own party */
  constructor(
    { most, mostAtOnce, mostWaiting, longestWait }: TurnLimits,
    waited: (ms: number) => void = () => undefined,
  ) {
    this.#most = most;
    this.#longestWait = longestWait;
    this.#waited = waited;
    this.#queue = new FairQueue({ most: mostWaiting, mostAtOnce });
  }

  /** Callers that wait for their turn. */
  get waiting(): number {
    return this.#queue.length;
  }

  /**
   * Waits for the caller's turn.
   * @returns ends the turn; further calls do nothing
   * @throws {Refusal} throttled, when too much waits and most of it is this party's, or when its turn does not come
   * @throws {NoTurn} the same for the site itself
   * @throws {GivenUp} if the caller has gone meanwhile
   */
  async take({ party, signal }: Pick<Caller, 'party' | 'signal'>): Promise<() => void> {
    if (signal?.aborted) throw new GivenUp({ cause: signal.reason });
    const [isNext, since] = [!this.#queue.holds(party), performance.now()];
    await this.#turnOf(party, signal).finally(() => {
      if (isNext) this.#waited(performance.now() - since);
    });
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#running--;
      this.#queue.done(party);
      this.#startNext();
    };
  }

  #turnOf(party: string | null, signal: AbortSignal | undefined): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const settle = (end: () => void): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        end();
      };
      const waiting: Waiting = {
        begin: () => settle(resolve),
        reject: (error) => settle(() => reject(error)),
      };
      const withdraw = (error: () => Error): void => {
        if (this.#queue.remove(party, waiting)) waiting.reject(error());
      };
      const leave = (): void => withdraw(() => new GivenUp({ cause: signal?.reason }));
      const timer = setTimeout(() => withdraw(() => noTurnFor(party)), this.#longestWait).unref();
      signal?.addEventListener('abort', leave, { once: true });
      this.#queue.add(party, waiting)?.reject(noTurnFor(party));
      this.#startNext();
    });
  }

  #startNext(): void {
    while (this.#running < this.#most) {
      const turn = this.#queue.next();
      if (turn === undefined) return;
      this.#running++;
      turn.item.begin();
    }
  }
}

/** The site itself got no turn in time: all are taken for long. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
  constructor() {
    super('No connection became free in time.');
  }
}

const noTurnFor = (party: string | null): Error =>
  party === null
    ? new NoTurn()
    : new Refusal('throttled', 'Too many requests at the same time. Please try again in a second.', { retryAfter });
