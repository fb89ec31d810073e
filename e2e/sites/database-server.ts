import { openServerPool } from '@verandah/api';
import { startPrivateServer } from '@verandah/api/test-kit';
import { databaseAt } from './run.ts';

/** The PostgreSQL of a run: quick and careless, in a temporary folder. */
export interface DatabaseServer {
  readonly url: string;
  /** @throws when PostgreSQL refuses one of the statements */
  query<Row>(statement: string, database?: string): Promise<readonly Row[]>;
  /** Stops it, once. @param into where its data are stored; absent: nowhere */
  stop(into?: string): Promise<void>;
}

/** What remains of the write-ahead log is copied with each template. */
const configuration = { max_connections: '200', min_wal_size: '32MB', max_wal_size: '96MB' };

/**
 * Starts a PostgreSQL server.
 * @param from data that another one has stored; absent: none
 * @throws {Error} when it doesn't start
 */
export async function startDatabaseServer(from?: string): Promise<DatabaseServer> {
  const server = await startPrivateServer({ configuration, ...(from !== undefined && { from }) });
  let stopped: Promise<void> | undefined;
  return {
    url: server.url,
    async query<Row>(statement: string, database = 'postgres') {
      const pool = await openServerPool(databaseAt(server.url, database), { size: 1 });
      const client = await pool.connect();
      try {
        return (await client.query(statement)).rows as readonly Row[];
      } finally {
        client.release();
        await pool.end();
      }
    },
    stop: (into) => (stopped ??= server.stop(into)),
  };
}
