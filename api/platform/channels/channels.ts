import type { Logger } from 'pino';
import type { Database } from '../database/public.ts';
import type { ChannelName } from './channel-names.ts';
import { Listener } from './listener.ts';

interface ChannelsOptions {
  readonly database: Database;
  readonly log: Pick<Logger, 'warn'>;
  /** Address of the PostgreSQL server that sends notifications, which is the primary; absent: everybody polls. */
  readonly listenAt?: (() => Promise<string>) | undefined;
  /** Milliseconds that a test notification may take; five seconds by default. */
  readonly patience?: number;
}

/** Milliseconds between two looks of a follower. */
const moment = 100;

/**
 * Milliseconds between two looks: while notifications arrive, for those that got lost; and while they don't. They are
 * read after each look.
 */
export interface Pace {
  readonly listening: number;
  readonly polling: number;
}

/** Looks for what is new, at notifications and every so often. */
export interface Following {
  /** Looks now, or in a moment. */
  look(): void;
  /** Ends it. Resolves when a look that has begun is over. */
  end(): Promise<void>;
}

/**
 * What this process hears of others by LISTEN and NOTIFY. A notification only saves the wait for the next poll: nothing
 * is lost with it. Connected while somebody listens.
 */
export class Channels {
  readonly #options: ChannelsOptions;
  readonly #hearing = new Map<ChannelName, Set<() => void>>();
  readonly #followings = new Set<Following>();
  #listener: Listener | undefined;

  constructor(options: ChannelsOptions) {
    this.#options = options;
  }

  /** Whether notifications arrive. */
  get isListening(): boolean {
    return this.#listener?.isListening ?? false;
  }

  /**
   * Calls `hear` at each notification, and whenever `isListening` has changed: one may have been missed.
   * @returns ends it
   */
  on(channel: ChannelName, hear: () => void): () => void {
    const hearing = this.#hearing.get(channel) ?? new Set();
    this.#hearing.set(channel, hearing);
    const own = (): void => hear();
    hearing.add(own);
    const { listenAt, database, log, patience } = this.#options;
    if (listenAt)
      this.#listener ??= new Listener({
        where: listenAt,
        database,
        log,
        patience,
        hear: (heard) => this.#tell(heard),
        changed: () => {
          for (const each of this.#hearing.keys()) this.#tell(each);
        },
      });
    return () => {
      hearing.delete(own);
      if ([...this.#hearing.values()].every(({ size }) => size === 0)) void this.#rest();
    };
  }

  /**
   * Calls `look` when `on` would call, and every so often; one at a time, and no two within a moment: an import notifies
   * hundreds of times a second.
   * @param look handles its own failures
   */
  follow(channel: ChannelName, look: () => Promise<void>, pace: Pace): Following {
    let timer: NodeJS.Timeout | undefined;
    let looking: Promise<void> | undefined;
    let beganAt = -Infinity;
    let again = false;
    let ended = false;
    const runIn = (milliseconds: number): void => {
      clearTimeout(timer);
      if (!ended) timer = setTimeout(run, milliseconds).unref();
    };
    const run = (): void => {
      again = looking !== undefined;
      if (again || ended) return;
      const early = beganAt + moment - performance.now();
      if (early > 0) return runIn(early);
      clearTimeout(timer);
      beganAt = performance.now();
      looking = look().finally(() => {
        looking = undefined;
        if (again) run();
        else runIn(this.isListening ? pace.listening : pace.polling);
      });
    };
    const endHearing = this.on(channel, run);
    runIn(this.isListening ? pace.listening : pace.polling);
    const following: Following = {
      look: run,
      end: async () => {
        ended = true;
        clearTimeout(timer);
        endHearing();
        this.#followings.delete(following);
        await looking;
      },
    };
    this.#followings.add(following);
    return following;
  }

  /** Ends everything that follows and listens. */
  async close(): Promise<void> {
    await Promise.all(Array.from(this.#followings, (following) => following.end()));
    this.#hearing.clear();
    await this.#rest();
  }

  async #rest(): Promise<void> {
    const listener = this.#listener;
    this.#listener = undefined;
    await listener?.stop();
  }

  #tell(channel: ChannelName): void {
    for (const hear of this.#hearing.get(channel) ?? []) hear();
  }
}
