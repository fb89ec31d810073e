import type { Logger } from 'pino';
import type { Channels, Following } from '../channels/public.ts';
import type { Database } from '../database/public.ts';
import { Refusal } from '../problems/public.ts';
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
  readonly channels: Channels;
}

/** A stream with the late events that it has had; not `ready` while missed ones are replayed. */
interface Open {
  readonly stream: PushStream;
  readonly sent: Set<number>;
  ready: boolean;
}

const mostStreams = 8;
/** Milliseconds. */
const pace = { listening: 5000, polling: 500 } as const;
const mostRemembered = 1_000;

/** Notifies members on their open pages. Idle while no page is open. */
export class Pushes {
  readonly #options: PushesOptions;
  readonly #open = new Map<number, Set<Open>>();
  #following: Following | undefined;

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
      if (this.#open.size === 0) void this.#rest();
    };
    try {
      await this.#catchUp(each, after);
    } catch (error) {
      close();
      throw error;
    }
    each.ready = true;
    this.#follow();
    return close;
  }

  /** Ends every stream. */
  async stop(): Promise<void> {
    for (const own of this.#open.values()) for (const { stream } of own) stream.end();
    this.#open.clear();
    await this.#rest();
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

  /** Also looks now: what was written since `#catchUp` has been notified already. */
  #follow(): void {
    if (this.#open.size === 0) return;
    this.#following ??= this.#options.channels.follow('pushes', () => this.#sendNewsOrLog(), pace);
    this.#following.look();
  }

  async #rest(): Promise<void> {
    const following = this.#following;
    this.#following = undefined;
    await following?.end();
  }

  #sendNewsOrLog(): Promise<void> {
    return this.#sendNews().catch((error: unknown) =>
      this.#options.log.error(
        { err: error },
        'news for members who look on could not be read; they come with the next look',
      ),
    );
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
