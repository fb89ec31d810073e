import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { CompiledQuery, PostgresPool } from 'kysely';
import { ClusterPool } from './cluster/cluster-pool.ts';
import { Cluster, type ClusterOptions, type Server } from './cluster/cluster.ts';
import { EmbeddedPool } from './embedded-pool.ts';
import { messageOf } from '../failure.ts';
import { lockFolder } from './folder-lock.ts';
import { scheduleTidying } from './maintenance.ts';
import { migrate, requireMigrated, type OnMigration } from './migrate.ts';
import { countedPool, noteUse } from './pool-use.ts';
import { DatabaseProblem } from './pool.ts';
import type { Pool } from './pool.ts';
import type { DB } from './schema.ts';
import { checkServer } from './server-pool.ts';
import { noteFolder, snapshot, tidyFolder } from './snapshot.ts';

/**
 * The database: plain reads and writes with kysely's query builder, whose types `npm run contracts` writes to
 * `schema.ts`; statements tuned for the planner as a template, sql<Row>`select …`.execute(database), each of which a test must run.
 * `wire.ts` documents what columns are read as. `database.destroy()` closes it.
 *
 * Inside `database.transaction().execute(async (transaction) => …)` use `transaction` for everything: the embedded
 * engine has one connection, so a query of `database` itself would wait forever.
 */
export type Database = Kysely<DB>;

export interface OpenOptions {
  /** The data folder; the embedded database is in its folder `database`. */
  readonly dataDir: string;
  /** A PostgreSQL server instead. */
  readonly databaseUrl?: string | undefined;
  /** Called when the embedded database's maintenance failed; it is tried again. */
  readonly onMaintenanceError?: (error: unknown) => void;
  /** Called when a migration was applied or has to wait. */
  readonly onMigration?: OnMigration | undefined;
  /** Called after every statement, including those that begin and end transactions; for metrics. */
  readonly onStatement?: OnStatement | undefined;
}

export type OnStatement = (statement: CompiledQuery, took: Took) => void;
export interface Took {
  readonly milliseconds: number;
  readonly failed: boolean;
}

/** Kysely's type of a pool also promises cursors and cancelling, which nothing here uses. */
export function databaseOver(pool: Pool, onStatement?: OnStatement): Database {
  const counted = countedPool(pool);
  const dialect = new PostgresDialect({ pool: counted.pool as unknown as PostgresPool });
  const database = new Kysely<DB>({
    dialect,
    ...(onStatement === undefined
      ? {}
      : {
          log: ({ query, queryDurationMillis, level }) =>
            onStatement(query, { milliseconds: queryDurationMillis, failed: level === 'error' }),
        }),
  });
  noteUse(database, counted.use);
  // Kysely ends a pool only once something has been queried; until then the embedded engine's thread would stay.
  const destroy = database.destroy.bind(database);
  database.destroy = async () => {
    await destroy();
    await counted.pool.end();
  };
  return database;
}

/** Runs on a read-only snapshot of the whole database, while others write. */
export const snapshotOf = <Result>(
  database: Database,
  run: (transaction: Database) => Promise<Result>,
): Promise<Result> => snapshot(database, databaseOver, run);

/** The database of a service that runs. */
export interface Databases {
  readonly database: Database;
  /**
   * The same database with a statement timeout, on separate connections. The embedded engine cannot interrupt
   * statements, so there it is `database` itself.
   */
  readonly impatient: Database;
  /** The PostgreSQL servers; absent for the embedded engine. */
  readonly servers?: Servers;
  close(): Promise<void>;
}

/** The servers, and the number of replica-eligible reads that each has answered. */
export interface Servers {
  readonly cluster: Cluster;
  reads(): ReadonlyMap<Server, number>;
}

export interface DatabasesOptions extends OpenOptions, ClusterOptions {
  /** Milliseconds. */
  readonly impatience: number;
  /** Who runs migrations; see `Settings`. For the embedded engine always the process that opens it. */
  readonly migrations?: 'start' | 'command';
}

/**
 * Opens the database for a service and migrates it.
 * @throws {DatabaseProblem} with one line for the operator: folder in use or not writable, server not reachable or too
 * old, no primary among several, a migration changed
 */
export async function openDatabases(options: DatabasesOptions): Promise<Databases> {
  if (options.databaseUrl === undefined) {
    const database = await openDatabase(options);
    return { database, impatient: database, close: () => database.destroy() };
  }
  const cluster = new Cluster(options.databaseUrl, options);
  const [pool, hasty] = [new ClusterPool(cluster), new ClusterPool(cluster, { statementTimeout: options.impatience })];
  const close = async (): Promise<void> => {
    cluster.stop();
    await Promise.all([pool.end(), hasty.end()]);
  };
  try {
    await cluster.start();
    await checkServer(pool, cluster.name);
    const database = databaseOver(pool, options.onStatement);
    await (options.migrations === 'command' ? requireMigrated(database) : migratePending(database, options));
    const reads = (): ReadonlyMap<Server, number> =>
      new Map(
        cluster.servers.map((server) => [server, (pool.reads.get(server) ?? 0) + (hasty.reads.get(server) ?? 0)]),
      );
    return { database, impatient: databaseOver(hasty, options.onStatement), servers: { cluster, reads }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Opens and migrates the database for a command or a test, on the primary only.
 * @throws {DatabaseProblem} as `openDatabases`
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const pool = options.databaseUrl === undefined ? await openEmbedded(options) : await openCluster(options.databaseUrl);
  const database = databaseOver(pool, options.onStatement);
  if (options.databaseUrl === undefined) noteFolder(database, join(options.dataDir, 'database'));
  try {
    await migratePending(database, options);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return database;
}

const migratePending = (database: Database, { onMigration }: OpenOptions): Promise<string[]> =>
  migrate(database, undefined, undefined, onMigration);

async function openCluster(databaseUrl: string): Promise<Pool> {
  const cluster = new Cluster(databaseUrl);
  const pool = new ClusterPool(cluster);
  const end = async (): Promise<void> => {
    cluster.stop();
    await pool.end();
  };
  try {
    await cluster.start();
    await checkServer(pool, cluster.name);
    return { options: pool.options, connect: () => pool.connect(), end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The embedded database, held by this process until the pool ends. */
async function openEmbedded({ dataDir, onMaintenanceError }: OpenOptions): Promise<Pool> {
  const unlock = lockFolder(dataDir);
  try {
    tidyFolder(join(dataDir, 'database'));
    const pool = await EmbeddedPool.open({ folder: join(dataDir, 'database') });
    const stop = scheduleTidying(pool, onMaintenanceError ?? (() => undefined));
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
    throw new DatabaseProblem(`Can't open the embedded database in ${dataDir} (DATA_DIR): ${messageOf(error)}`, {
      cause: error,
    });
  }
}
