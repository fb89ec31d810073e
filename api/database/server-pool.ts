import pg from 'pg';
import { messageOf } from './failure.ts';
import { DatabaseProblem } from './pool.ts';
import type { Pool, PoolClient, QueryResult } from './pool.ts';
import { readerOf, write } from './wire.ts';

/** Where a server lies, without the password. */
function nameOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname || 'localhost'}${port === '' ? '' : `:${port}`}${pathname}`;
  } catch {
    throw new DatabaseProblem('DATABASE_URL is not an address: it must look like postgres://user:password@host:5432/name');
  }
}

export interface ServerOptions {
  /** Connections at most; 10. */
  readonly size?: number;
  /** Milliseconds after which the server stops a statement; absent: never. */
  readonly statementTimeout?: number;
}

/** Milliseconds. A new connection's first statements cost several times what they cost once the server's process knows the tables. */
const longestIdle = 5 * 60_000;

/**
 * Connects to a PostgreSQL server.
 * @throws {DatabaseProblem} when it can't be reached or is older than 15
 */
export async function openServerPool(url: string, { size = 10, statementTimeout }: ServerOptions = {}): Promise<Pool> {
  const name = nameOf(url);
  const pool = new pg.Pool({
    connectionString: url, max: size, connectionTimeoutMillis: 10_000, idleTimeoutMillis: longestIdle, application_name: 'verandah',
    // Compiling a statement takes longer than any of ours runs.
    options: '-c jit=off',
    types: { getTypeParser: readerOf }, ...(statementTimeout === undefined ? {} : { statement_timeout: statementTimeout }),
  });
  // A connection that breaks while idle is replaced at its next use.
  pool.on('error', () => undefined);
  try {
    const { rows } = await pool.query<{ version: number; text: string }>(
      'select current_setting(\'server_version_num\')::int as version, current_setting(\'server_version\') as text',
    );
    const found = rows[0];
    if (found === undefined || found.version < 150_000) {
      throw new DatabaseProblem(`The PostgreSQL server at ${name} is version ${found?.text ?? 'unknown'}; 15 or newer is needed.`);
    }
  } catch (error) {
    await pool.end();
    if (error instanceof DatabaseProblem) throw error;
    throw new DatabaseProblem(`Can't use the database at ${name} (DATABASE_URL): ${messageOf(error)}`);
  }
  return {
    options: pool.options,
    async connect(): Promise<PoolClient> {
      const client = await pool.connect();
      return {
        async query(text, values = []): Promise<QueryResult> {
          const answer: unknown = await client.query(text, values.map(write));
          // Several statements at once answer with a list; the last one counts, as in the embedded engine.
          return (Array.isArray(answer) ? answer.at(-1) : answer) as QueryResult;
        },
        release: (destroy) => client.release(destroy),
      };
    },
    end: () => pool.end(),
  };
}
