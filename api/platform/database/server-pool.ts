import pg from 'pg';
import { readAddresses } from './cluster/addresses.ts';
import { codeOf, messageOf } from '../failure.ts';
import { DatabaseProblem } from './pool.ts';
import type { Pool, PoolClient, QueryResult } from './pool.ts';
import { PreparedNames } from './prepared.ts';
import { currentCaller, GivenUp } from '../turns/public.ts';
import { breakOff, Silence } from './silence.ts';
import { StatementCanceller } from './statement-canceller.ts';
import { readerOf, writeValue } from './wire.ts';

/** Connections of a pool at most. */
export const defaultSize = 10;

export interface ServerOptions {
  /** Connections at most; `defaultSize`. */
  readonly size?: number | undefined;
  /** Milliseconds after which the server stops a statement; absent: never. */
  readonly statementTimeout?: number | undefined;
  /** Milliseconds without a response after which a statement is checked; 3000. */
  readonly silence?: number | undefined;
}

/**
 * Milliseconds. The first statements of a connection are several times slower, until the server process has cached the
 * catalogue.
 */
const longestIdle = 5 * 60_000;
/**
 * Milliseconds of silence after which the kernel probes whether the other machine is still there; by itself it waits
 * for two hours.
 */
const keepAliveDelayMs = 10_000;

/**
 * A commit reached the primary, but waiting for a second server was cancelled. It may be lost with the primary, so it
 * is not acknowledged; repeating it with its idempotency key returns the outcome.
 */
export class NotOnSecondServer extends Error {
  override readonly name = 'NotOnSecondServer';
  /** PostgreSQL's code for: unknown whether it was committed. */
  readonly code = '08007';
}

/** A pool of one server whose connections can be closed forcibly. */
export interface ServerPool extends Pool {
  /** Destroys every connection: the server is unreachable, and running statements would wait forever. */
  breakOff(): void;
}

/** Connections to one server, opened on demand. */
export function serverPool(
  url: string,
  { size = defaultSize, statementTimeout, silence: lookAfter }: ServerOptions = {},
): ServerPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: longestIdle,
    application_name: 'verandah',
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    // Compiling a statement takes longer than any of ours runs.
    options: '-c jit=off',
    types: { getTypeParser: readerOf },
    ...(statementTimeout === undefined ? {} : { statement_timeout: statementTimeout }),
  });
  const names = new PreparedNames();
  const clients = new Set<pg.PoolClient>();
  const held = new Set<pg.PoolClient>();
  const unsure = new WeakSet<pg.PoolClient>();
  const canceller = new StatementCanceller(url);
  // If one connection was dropped silently, idle ones were too; those in use get their own errors.
  const silence = new Silence(
    url,
    () => {
      for (const client of clients) if (!held.has(client)) breakOff(client);
    },
    lookAfter,
  );
  // A connection that breaks while idle is replaced at its next use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    clients.add(client);
    // A connection that breaks in use reports the error to its statement.
    client.on('error', () => undefined);
    // Named by the server's own routine: its words depend on its language.
    client.on('notice', (notice) => {
      if (notice.routine === 'SyncRepWaitForLSN') unsure.add(client);
    });
  });
  pool.on('remove', (client) => clients.delete(client));
  const waiting = new Set<(error: Error) => void>();
  /** Connects, unless all connections are destroyed meanwhile. */
  const take = (): Promise<pg.PoolClient> =>
    new Promise((resolve, reject) => {
      waiting.add(reject);
      pool.connect().then(
        (client) => {
          if (waiting.delete(reject)) resolve(client);
          else client.release(true);
        },
        (error: Error) => {
          waiting.delete(reject);
          reject(error);
        },
      );
    });
  return {
    options: { max: size },
    async connect(): Promise<PoolClient> {
      const client = await take();
      held.add(client);
      let outdated = false;
      return {
        async query(text, values = []): Promise<QueryResult> {
          const name = names.of(text);
          const statement = { text, values: values.map(writeValue), ...(name !== undefined && { name }) };
          const { signal } = currentCaller();
          const response: unknown = await canceller
            .watch(client, signal, () => silence.response(client, () => client.query(statement)))
            .catch((error: unknown) => {
              // A column that a prepared statement returns has another type since: the connection would fail each time.
              outdated ||= name !== undefined && codeOf(error) === '0A000';
              throw signal?.aborted ? new GivenUp({ cause: error }) : error;
            });
          if (unsure.delete(client))
            throw new NotOnSecondServer('The write was not confirmed by a second database server in time.');
          // Several statements at once return a list; the last result counts.
          return (Array.isArray(response) ? response.at(-1) : response) as QueryResult;
        },
        release(destroy) {
          held.delete(client);
          client.release(destroy === true || outdated);
        },
      };
    },
    async end() {
      await Promise.all([pool.end(), canceller.end()]);
    },
    breakOff() {
      for (const refuse of waiting)
        refuse(Object.assign(new Error('The database server no longer responds.'), { code: '08006' }));
      waiting.clear();
      for (const client of clients) breakOff(client);
    },
  };
}

/** @throws {DatabaseProblem} when the server can't be reached or is older than 15 */
export async function checkServer(pool: Pool, name: string): Promise<void> {
  try {
    const client = await pool.connect();
    const found = await client
      .query("select current_setting('server_version_num')::int as version, current_setting('server_version') as text")
      .finally(() => client.release());
    const version = found.rows[0] as { readonly version: number; readonly text: string } | undefined;
    if (version === undefined || version.version < 150_000)
      throw new DatabaseProblem(
        `The PostgreSQL server at ${name} is version ${version?.text ?? 'unknown'}; 15 or newer is needed.`,
      );
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error;
    throw new DatabaseProblem(`Can't use the database at ${name} (DATABASE_URL): ${messageOf(error)}`);
  }
}

/**
 * Connects to one PostgreSQL server.
 * @throws {DatabaseProblem} when it can't be reached or is older than 15
 */
export async function openServerPool(url: string, options: ServerOptions = {}): Promise<Pool> {
  const name = readAddresses(url)
    .servers.map((server) => server.name)
    .join(', ');
  const pool = serverPool(url, options);
  try {
    await checkServer(pool, name);
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}
