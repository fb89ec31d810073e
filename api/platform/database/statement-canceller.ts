import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds that cancelling may take; after that the server's own timeout applies. */
const longestCancelling = 3000;
/** Milliseconds between two tries. */
const [shortestPause, longestPause] = [10, 1000];
/** Milliseconds after which an unused connection is closed. */
const longestIdle = 10_000;

const processOf = (client: pg.PoolClient): number =>
  (client as pg.PoolClient & { readonly processID?: number }).processID ?? 0;

/** Cancels statements on a server whose callers have gone, over its own connection, opened on demand. */
export class StatementCanceller {
  readonly #url: string;
  #pool: pg.Pool | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /**
   * Runs a statement, which the server stops when the signal is aborted.
   * @returns once no cancellation can hit the connection's next statement
   */
  async watch<Result>(
    client: pg.PoolClient,
    signal: AbortSignal | undefined,
    run: () => Promise<Result>,
  ): Promise<Result> {
    if (signal === undefined) return run();
    signal.throwIfAborted();
    const running = { isOver: false };
    let cancelling: Promise<void> | undefined;
    const cancel = (): void => {
      cancelling = this.#cancel(processOf(client), running);
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await run();
    } finally {
      running.isOver = true;
      signal.removeEventListener('abort', cancel);
      await cancelling;
    }
  }

  async end(): Promise<void> {
    await this.#pool?.end();
  }

  /** Again and again: what arrives before the statement itself has no effect. */
  async #cancel(processId: number, running: { readonly isOver: boolean }): Promise<void> {
    for (let wait = shortestPause; !running.isOver; wait = Math.min(longestPause, 2 * wait)) {
      await this.#cancelOnce(processId);
      if (!running.isOver) await pause(wait);
    }
  }

  async #cancelOnce(processId: number): Promise<void> {
    if (this.#pool === undefined) {
      this.#pool = new pg.Pool({
        connectionString: this.#url,
        max: 1,
        application_name: 'verandah cancelling',
        connectionTimeoutMillis: longestCancelling,
        query_timeout: longestCancelling,
        idleTimeoutMillis: longestIdle,
        allowExitOnIdle: true,
      });
      this.#pool.on('error', () => undefined);
    }
    // An unresponsive server must not block the caller of the next statement.
    await this.#pool.query('select pg_cancel_backend($1)', [processId]).catch(() => undefined);
  }
}
