import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { sql } from 'kysely';
import { channelNames } from '../../platform/channels/public.ts';
import { Cluster, type Database } from '../../platform/database/public.ts';

/**
 * Advisory lock of the PostgreSQL session that performs maintenance; it is released when the session ends in any way.
 */
const key = 7_223_054;
/** Distinguishes this session from those of the API, which have other names. */
const sessionName = 'maintenance-of-verandah';

async function connectDirectly(databaseUrl: string): Promise<pg.Client> {
  const cluster = new Cluster(databaseUrl);
  try {
    await cluster.start();
    const { url } = (await cluster.primary()).address;
    const client = new pg.Client({ connectionString: url, application_name: sessionName, keepAlive: true });
    // The waiting statement gets the error.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } finally {
    cluster.stop();
  }
}

const heldInServer = `
  select exists (select from pg_locks l join pg_database d on d.oid = l.database
    where locktype = 'advisory' and classid = 0 and objid = ${key} and mode = 'ExclusiveLock' and granted and datname = current_database()) as held`;

/** Whether maintenance is running now, queried over the connections of the running API. */
export async function isMaintained(database: Database): Promise<boolean> {
  return (await sql.raw<{ held: boolean }>(heldInServer).execute(database)).rows[0]?.held ?? false;
}

/** The same query while the API has released the data. */
export interface Lookout {
  isMaintained(): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens the only connection that stays open during maintenance. */
export async function openLookout(databaseUrl: string): Promise<Lookout> {
  const client = await connectDirectly(databaseUrl);
  return {
    isMaintained: async () => (await client.query<{ held: boolean }>(heldInServer)).rows[0]?.held ?? false,
    close: () => client.end().catch(() => undefined), // the connection is lost already
  };
}

/** Whether an API process uses the data. */
async function inUse(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    "select exists (select from pg_stat_activity where datname = current_database() and application_name like 'verandah%') as used",
  );
  return rows[0]?.used ?? true;
}

/** Milliseconds. */
const [askEvery, longestWait] = [200, 60_000];

/**
 * Has every process of the API release the data, and waits until they have.
 * @returns what ends the maintenance
 * @throws {Error} in one line, if another maintenance is running, or a process does not release the data
 */
export async function beginMaintenance(databaseUrl: string): Promise<() => Promise<void>> {
  const client = await connectDirectly(databaseUrl);
  const end = (): Promise<void> => client.end();
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key]);
  if (rows[0]?.taken !== true) {
    await end();
    throw new Error('The database is being maintained already: wait until the maintenance ends.');
  }
  try {
    const until = performance.now() + longestWait;
    while (await inUse(client)) {
      if (performance.now() > until)
        throw new Error(
          'The API still uses the database after a minute: nothing was restored. ' +
            'Stop it, on every machine, and restore without --maintenance.',
        );
      await client.query(`notify ${channelNames.maintenance}`);
      await pause(askEvery);
    }
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}
