import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database/public.ts';
import { channelNames, type ChannelName } from './channel-names.ts';

export interface ListenerOptions {
  /** The server's address, read before each connection: another one may be the primary by then. */
  readonly where: () => Promise<string>;
  /** The same database over other connections. */
  readonly database: Database;
  readonly log: Pick<Logger, 'warn'>;
  /** Called at a notification. */
  readonly hear: (channel: ChannelName) => void;
  /** Called when `isListening` has changed. */
  readonly changed: () => void;
  /** Milliseconds that a test notification may take; five seconds by default. */
  readonly patience?: number | undefined;
}

/** Milliseconds between a lost connection and the next; the same behind a pooler without notifications. */
const reconnectMs = { lost: 1000, deaf: 60_000 } as const;
/** Milliseconds between two test notifications, and those that one may take. */
const [testEvery, longestTest] = [30_000, 5000];

/** Notifications do not arrive: PgBouncer, for instance, drops them unless it pools sessions. */
class Deaf extends Error {}

/**
 * A connection of its own that receives what any process notifies; it reconnects by itself. A notification to itself,
 * sent over another connection, tests at the beginning and every half a minute that they arrive: a pooler accepts
 * LISTEN and drops them, and a connection may be lost in silence, or belong to a server that is no longer the primary.
 */
export class Listener {
  readonly #options: ListenerOptions;
  /** On which it notifies itself. */
  readonly #own = `verandah_${randomUUID().replaceAll('-', '')}`;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #arrived: (() => void) | undefined;
  #isListening = false;
  #isDeaf = false;
  #stopped = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
    void this.#connect();
  }

  /** Whether notifications arrive. */
  get isListening(): boolean {
    return this.#isListening;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#isListening = false;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined); // the connection is lost already
  }

  #is(listening: boolean): void {
    if (this.#isListening === listening || this.#stopped) return;
    this.#isListening = listening;
    this.#options.changed();
  }

  #connectIn(ms: number): void {
    this.#is(false);
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), ms).unref();
  }

  async #connect(): Promise<void> {
    const address = await this.#options.where().catch(() => undefined); // no primary yet: tried again
    if (this.#stopped) return;
    if (address === undefined) return this.#connectIn(reconnectMs.lost);
    const client = new pg.Client({
      connectionString: address,
      application_name: 'verandah channels',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    this.#client = client;
    const channels = new Map(Object.entries(channelNames).map(([channel, name]) => [name as string, channel]));
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ channel }) => {
      if (channel === this.#own) this.#arrived?.();
      else if (channels.has(channel)) this.#options.hear(channels.get(channel) as ChannelName);
    });
    try {
      await client.connect();
      await client.query([this.#own, ...channels.keys()].map((name) => `listen ${name}`).join(';'));
      await this.#test(client);
    } catch (error) {
      this.#lose(client, error);
    }
  }

  /** Tests now and from then on whether notifications arrive. @throws when they don't */
  async #test(client: pg.Client): Promise<void> {
    const arrived = new Promise<true>((resolve) => {
      this.#arrived = () => resolve(true);
    });
    const late = new AbortController();
    const { database, patience: patienceMs = longestTest } = this.#options;
    // Aborted: it has arrived, or could not be sent.
    const patience = pause(patienceMs, false, { signal: late.signal, ref: false }).catch(() => false);
    try {
      await sql`select pg_notify(${this.#own}, '')`.execute(database);
      if (!(await Promise.race([arrived, patience]))) throw new Deaf();
    } finally {
      late.abort();
    }
    if (this.#stopped || this.#client !== client) return;
    this.#isDeaf = false;
    this.#is(true);
    this.#timer = setTimeout(() => {
      this.#test(client).catch((error: unknown) => this.#lose(client, error));
    }, testEvery).unref();
  }

  #lose(client: pg.Client, error?: unknown): void {
    if (this.#stopped || this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => undefined); // the connection is lost already
    const { log } = this.#options;
    if (!(error instanceof Deaf) || this.#isListening) {
      if (this.#isListening) log.warn({ err: error }, 'database notifications disconnected; polling until they return');
      return this.#connectIn(reconnectMs.lost);
    }
    if (!this.#isDeaf)
      log.warn({}, 'database notifications do not arrive (a pooler of transactions?); polling instead');
    this.#isDeaf = true;
    return this.#connectIn(reconnectMs.deaf);
  }
}
