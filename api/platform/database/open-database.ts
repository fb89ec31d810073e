import { ClusterPool } from './cluster/cluster-pool.ts';
import { Cluster, type ClusterOptions, type Server } from './cluster/cluster.ts';
import { databaseOver, type Database, type OnStatement } from './database.ts';
import { useLocalServer } from './local-server/local-server.ts';
import { migrateDatabase, requireMigrated, type OnMigration } from './migrate.ts';
import type { Pool } from './pool.ts';
import { checkServer } from './server-pool.ts';
import { useDatabase } from './use-database.ts';

export interface OpenOptions {
  /** The data folder, whose local PostgreSQL is used unless another is configured. */
  readonly dataDir: string;
  /** A PostgreSQL server instead. */
  readonly databaseUrl?: string | undefined;
  /** Called when a migration was applied or has to wait. */
  readonly onMigration?: OnMigration | undefined;
  /** Called after every statement, including those that begin and end transactions; for metrics. */
  readonly onStatement?: OnStatement | undefined;
}

/** The database of a service that runs. */
export interface Databases {
  readonly database: Database;
  /** The same database with a statement timeout, on separate connections. */
  readonly impatient: Database;
  readonly servers: Servers;
  close(): Promise<void>;
}

/** The PostgreSQL servers, and the number of replica-eligible reads that each has served. */
export interface Servers {
  readonly cluster: Cluster;
  reads(): ReadonlyMap<Server, number>;
}

export interface DatabasesOptions extends OpenOptions, ClusterOptions {
  /** Milliseconds. */
  readonly impatience: number;
  /** Who runs migrations; see `Settings`. On the data folder's own server always the process that opens it. */
  readonly migrations?: 'start' | 'command';
}

/**
 * Opens the database for a service and migrates it.
 * @throws {DatabaseProblem} with one line for the operator: folder in use or not writable, server not reachable or too
 * old, no primary among several, a migration changed
 */
export async function openDatabases(options: DatabasesOptions): Promise<Databases> {
  if (options.databaseUrl !== undefined) return openOnServer(options.databaseUrl, options);
  const local = await useLocalServer(options.dataDir);
  try {
    const owner = await openDatabase({ ...options, databaseUrl: local.ownerUrl });
    await owner.destroy();
    const databases = await openOnServer(local.url, { ...options, migrations: 'command' });
    return {
      ...databases,
      async close() {
        await databases.close();
        await local.release();
      },
    };
  } catch (error) {
    await local.release();
    throw error;
  }
}

async function openOnServer(databaseUrl: string, options: DatabasesOptions): Promise<Databases> {
  const cluster = new Cluster(databaseUrl, options);
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
 * Opens and migrates the database for a command or a test, on the primary only; as the owner of its tables on the data
 * folder's own server.
 * @throws {DatabaseProblem} as `openDatabases`
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const pool = await openUsed(options);
  const database = databaseOver(pool, options.onStatement);
  try {
    await migratePending(database, options);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return database;
}

const migratePending = (database: Database, { onMigration }: OpenOptions): Promise<string[]> =>
  migrateDatabase(database, undefined, undefined, onMigration);

/** Connects as the owner, and stops using the database when the pool ends. */
async function openUsed(options: OpenOptions): Promise<Pool> {
  const { ownerUrl, release } = await useDatabase(options);
  const pool = await openCluster(ownerUrl).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  return {
    options: pool.options,
    connect: () => pool.connect(),
    async end() {
      await pool.end();
      await release();
    },
  };
}

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
