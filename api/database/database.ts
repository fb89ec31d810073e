import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { CompiledQuery, PostgresPool } from 'kysely';
import { EmbeddedPool } from './embedded-pool.ts';
import { messageOf } from './failure.ts';
import { lockFolder } from './folder-lock.ts';
import { keepTidy } from './maintenance.ts';
import { migrate } from './migrate.ts';
import { DatabaseProblem } from './pool.ts';
import type { Pool } from './pool.ts';
import { openServerPool } from './server-pool.ts';

/**
 * The database, used through kysely's `sql` template only: sql<Row>`select …`.execute(database). `wire.ts` tells what
 * columns are read as. `database.destroy()` closes it.
 *
 * Inside `database.transaction().execute(async (transaction) => …)` use `transaction` for everything: the embedded
 * engine has one connection, and asking `database` itself would wait for ever.
 */
export type Database = Kysely<unknown>;

export interface OpenOptions {
  /** Holds the embedded database in its folder `database`. */
  readonly dataDir: string;
  /** A PostgreSQL server instead. */
  readonly databaseUrl?: string | undefined;
  /** Told when the embedded database's maintenance failed; it is tried again. */
  readonly onMaintenanceError?: (error: unknown) => void;
  /** Told of every statement once it is done, those that begin and end transactions too; for measurements. */
  readonly onStatement?: OnStatement | undefined;
}

export type OnStatement = (statement: CompiledQuery) => void;

/** Kysely's type of a pool also promises cursors and cancelling, which nothing here asks for. */
export function databaseOver(pool: Pool, onStatement?: OnStatement): Database {
  const dialect = new PostgresDialect({ pool: pool as unknown as PostgresPool });
  return new Kysely<unknown>({ dialect, ...(onStatement === undefined ? {} : { log: ({ query }) => onStatement(query) }) });
}

/**
 * Opens the database and brings it up to date.
 * @throws {DatabaseProblem} with one line for the operator: folder in use or not writable, server not reachable or too old,
 * a migration changed
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const pool = options.databaseUrl === undefined ? await openEmbedded(options) : await openServerPool(options.databaseUrl);
  const database = databaseOver(pool, options.onStatement);
  try {
    await migrate(database);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return database;
}

/**
 * The same database for those who wait no longer than some milliseconds: PostgreSQL then stops their statement, over
 * connections of their own. The embedded engine can't be interrupted: there the statement runs to its end in its own
 * thread while others wait, so it is `database` itself.
 */
export async function impatient(database: Database, databaseUrl: string | undefined, milliseconds: number, onStatement?: OnStatement): Promise<Database> {
  return databaseUrl === undefined ? database : databaseOver(await openServerPool(databaseUrl, { statementTimeout: milliseconds }), onStatement);
}

/** The embedded database, held by this process until the pool ends. */
async function openEmbedded({ dataDir, onMaintenanceError }: OpenOptions): Promise<Pool> {
  const unlock = lockFolder(dataDir);
  try {
    const pool = await EmbeddedPool.open({ folder: join(dataDir, 'database') });
    const stop = keepTidy(pool, onMaintenanceError ?? (() => undefined));
    return {
      options: pool.options,
      connect: () => pool.connect(),
      async end() {
        stop();
        try {
          await pool.end();
        } finally {
          unlock();
        }
      },
    };
  } catch (error) {
    unlock();
    throw new DatabaseProblem(`Can't open the embedded database in ${dataDir} (DATA_DIR): ${messageOf(error)}`, { cause: error });
  }
}
