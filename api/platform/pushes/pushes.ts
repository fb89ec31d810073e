import type { Logger } from 'pino';
import type { Database } from '../database/public.ts';
import { Refusal } from '../problems/public.ts';
import { Listener } from './listener.ts';
import { eventsAfter, recentEvents, notifyMember, type PushEvent, type EmittedEvent } from './push-event.ts';

/** One open page. */
export interface PushStream {
  readonly memberId: number;
  send(event: EmittedEvent): void;
  /** The API stops. */
  end(): void;
}

interface PushesOptions {
  readonly database: Database;
  readonly log: Logger;
  /**
   * Address of the PostgreSQL server that sends NOTIFY, which is the primary; without it the database is polled twice
   * a second while somebody looks on.
   */
  readonly listenAt?: (() => Promise<string>) | undefined;
}

/** A stream with the late events that it has had; not `ready` while missed ones are replayed. */
interface Open {
  readonly stream: PushStream;
  readonly sent: Set<number>;
  ready: boolean;
}

const mostStreams = 8;
/** Milliseconds. */
const askEvery = { alone: 500, listening: 5_000 } as const;
const mostRemembered = 1_000;

/** Notifies members on their open pages. Idle while no page is open. */
export class Pushes {
  readonly #options: PushesOptions;
  readonly #open = new Map<number, Set<Open>>();
  #listener: Listener | undefined;
  #asking: NodeJS.Timeout | undefined;
  #requested: Promise<void> | undefined;
  #askAgain = false;

  constructor(options: PushesOptions) {
    this.#options = options;
  }

  /** Notifies a member at once; in a transaction use `notifyMember`. */
  tell(memberId: number, event: PushEvent): Promise<void> {
    return notifyMember(this.#options.database, memberId, event);
  }

  /**
   * Opens a stream; events after `after` come first, otherwise only new ones.
   * @returns closes it
   * @throws {Refusal} throttled, for a member with too many open pages
   */
  async open(stream: PushStream, after: number | undefined): Promise<() => void> {
    const own = this.#open.get(stream.memberId) ?? new Set();
    if (own.size >= mostStreams)
      throw new Refusal('throttled', `You have ${mostStreams} pages open that receive notifications. Close one.`, {
        retryAfter: 60,
      });
    const each: Open = { stream, sent: new Set(), ready: false };
    own.add(each);
    this.#open.set(stream.memberId, own);
    const close = (): void => {
      own.delete(each);
      if (own.size === 0 && this.#open.get(stream.memberId) === own) this.#open.delete(stream.memberId);
      if (this.#open.size === 0) this.#rest();
    };
    try {
      await this.#catchUp(each, after);
    } catch (error) {
      close();
      throw error;
    }
    each.ready = true;
    this.#run();
    return close;
  }

  /** Ends every stream. */
  async stop(): Promise<void> {
    for (const own of this.#open.values()) for (const { stream } of own) stream.end();
    this.#open.clear();
    this.#rest();
    await this.#requested;
  }

  async #catchUp({ stream, sent }: Open, after: number | undefined): Promise<void> {
    const { database } = this.#options;
    for (const { id } of await recentEvents(database, [stream.memberId]))
      if (after === undefined || id <= after) sent.add(id);
    if (after === undefined) return;
    for (const event of await eventsAfter(database, stream.memberId, after)) {
      sent.add(event.id);
      stream.send(event);
    }
  }

  #run(): void {
    if (this.#asking !== undefined || this.#open.size === 0) return;
    const { listenAt, log } = this.#options;
    if (listenAt !== undefined) this.#listener = new Listener(listenAt, log, () => this.#ask());
    this.#asking = setInterval(() => this.#ask(), listenAt === undefined ? askEvery.alone : askEvery.listening).unref();
  }

  #rest(): void {
    clearInterval(this.#asking);
    this.#asking = undefined;
    void this.#listener?.stop();
    this.#listener = undefined;
  }

  /** Repeats if an event was written during the last read. */
  #ask(): void {
    this.#askAgain = this.#requested !== undefined;
    this.#requested ??= this.#sendNews()
      .catch((error: unknown) =>
        this.#options.log.error(
          { err: error },
          'news for members who look on could not be read; they come with the next look',
        ),
      )
      .finally(() => {
        this.#requested = undefined;
        if (this.#askAgain && this.#open.size > 0) this.#ask();
      });
  }

  async #sendNews(): Promise<void> {
    for (const event of await recentEvents(this.#options.database, [...this.#open.keys()])) {
      for (const { stream, sent, ready } of this.#open.get(event.memberId) ?? []) {
        if (!ready || sent.has(event.id)) continue;
        sent.add(event.id);
        stream.send(event);
        const [oldest] = sent;
        if (sent.size > mostRemembered && oldest !== undefined) sent.delete(oldest);
      }
    }
  }
}
