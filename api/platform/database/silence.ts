import pg from 'pg';

/** Milliseconds without a response after which a statement is checked, and between two checks. */
const lookEvery = 3000;

/** A sent statement, and the number of checks that found the server idle. */
interface Pending {
  readonly client: pg.PoolClient;
  readonly since: number;
  idleLooks: number;
}

const processOf = (client: pg.PoolClient): number =>
  (client as pg.PoolClient & { readonly processID?: number }).processID ?? 0;

/** Destroys a connection without notifying the server, which would not respond. */
export const breakOff = (client: pg.PoolClient): void =>
  void (client as pg.PoolClient & Pick<pg.Client, 'connection'>).connection.stream.destroy();

/**
 * Detects connections that were dropped silently, such as by a firewall. Since a statement may take long, another
 * connection checks whether the server is running it. If it is not, twice in a row, or does not respond, the connection
 * is destroyed and its user gets a connection error.
 */
export class Silence {
  readonly #url: string;
  readonly #every: number;
  readonly #onLost: () => void;
  readonly #pending = new Set<Pending>();
  #looking = false;

  /** @param onLost called when connections were destroyed */
  constructor(url: string, onLost: () => void, every = lookEvery) {
    [this.#url, this.#onLost, this.#every] = [url, onLost, every];
  }

  /** Waits for the response to a message on a connection. */
  async response<Result>(client: pg.PoolClient, send: () => Promise<Result>): Promise<Result> {
    const pending: Pending = { client, since: performance.now(), idleLooks: 0 };
    this.#pending.add(pending);
    if (!this.#looking) this.#scheduleLook();
    try {
      return await send();
    } finally {
      this.#pending.delete(pending);
    }
  }

  #scheduleLook(): void {
    this.#looking = this.#pending.size > 0;
    if (this.#looking)
      setTimeout(() => {
        void this.#look().finally(() => this.#scheduleLook());
      }, this.#every).unref();
  }

  async #look(): Promise<void> {
    const old = [...this.#pending].filter(({ since }) => performance.now() - since >= this.#every);
    if (old.length === 0) return;
    const atWork = await this.#atWork(old.map(({ client }) => processOf(client)));
    let lost = false;
    for (const each of old) {
      if (atWork?.has(processOf(each.client))) each.idleLooks = 0;
      else if (++each.idleLooks >= 2 && this.#pending.has(each)) {
        breakOff(each.client);
        lost = true;
      }
    }
    if (lost) this.#onLost();
  }

  /** Which of the server processes are working; undefined if the server does not report it. */
  async #atWork(processes: readonly number[]): Promise<ReadonlySet<number> | undefined> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'verandah silence',
      connectionTimeoutMillis: this.#every,
    });
    client.on('error', () => undefined);
    const impatience = setTimeout(() => client.connection.stream.destroy(), 2 * this.#every).unref();
    try {
      await client.connect();
      // Processes whose state is not visible are assumed to be working.
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where pid = any($1::int[]) and (state is null or state not like 'idle%')",
        [processes],
      );
      return new Set(rows.map(({ pid }) => pid));
    } catch {
      return undefined; // the server does not respond: the state of its processes is unknown
    } finally {
      clearTimeout(impatience);
      client.end().catch(() => undefined); // a server that does not respond: the connection is given up
    }
  }
}
