import pg from 'pg';
import type { Logger } from 'pino';
import { channel } from './push-event.ts';

/** A connection of its own that receives what any process notifies; it reconnects by itself. */
export class Listener {
  readonly #where: () => Promise<string>;
  readonly #hear: () => void;
  readonly #log: Logger;
  #client: pg.Client | undefined;
  #again: NodeJS.Timeout | undefined;
  #stopped = false;

  /**
   * @param where the server's address, read before each connection: another one may be the primary by then
   * @param hear called at a notification, and after each new connection, when one may have been missed
   */
  constructor(where: () => Promise<string>, log: Logger, hear: () => void) {
    this.#where = where;
    this.#hear = hear;
    this.#log = log;
    void this.#connect();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#again);
    await this.#client?.end().catch(() => undefined); // the connection is lost already
  }

  async #connect(): Promise<void> {
    const address = await this.#where().catch(() => undefined); // no address yet: tried again in a second
    if (this.#stopped) return;
    if (address === undefined) {
      this.#again = setTimeout(() => void this.#connect(), 1000).unref();
      return;
    }
    const client = new pg.Client({
      connectionString: address,
      application_name: 'verandah pushes',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    this.#client = client;
    const lost = (): void => {
      if (this.#stopped || this.#client !== client) return;
      this.#client = undefined;
      client.end().catch(() => undefined); // the connection is lost already
      this.#again = setTimeout(() => void this.#connect(), 1000).unref();
    };
    client.on('error', (error) => {
      this.#log.warn({ err: error }, 'push listener disconnected');
      lost();
    });
    client.on('end', lost);
    client.on('notification', () => this.#hear());
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.#hear();
    } catch {
      lost(); // as a lost connection: another attempt follows
    }
  }
}
