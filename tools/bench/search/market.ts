import { openDatabase, type Database } from '@verandah/api';
import { fillSample } from '@verandah/sample';
import { startPrivateServer } from '@verandah/api/test-kit';
import { sql } from 'kysely';
import type { Suburb } from './cases.ts';
import { copyListings, mostCopied } from './copies.ts';

export interface Market {
  readonly database: Database;
  readonly where: string;
  close(): Promise<void>;
}

/** Settings of a server with a few gigabytes of memory. */
const configuration = {
  shared_buffers: '1GB',
  effective_cache_size: '4GB',
  work_mem: '64MB',
  maintenance_work_mem: '512MB',
  random_page_cost: '1.1',
  max_wal_size: '8GB',
};

/** Bytes of a listing with its indexes, and with the log of its writes. */
const bytesOfListing = 8_000;

/** The server of DATABASE_URL, or one of the benchmark's own for so many listings. */
export async function openMarket(folder: string, listings: number): Promise<Market> {
  const given = process.env['DATABASE_URL'];
  if (given) {
    const database = await openDatabase({ dataDir: folder, databaseUrl: given });
    return { database, where: 'the PostgreSQL of DATABASE_URL', close: () => database.destroy() };
  }
  const server = await startPrivateServer({ configuration, room: listings * bytesOfListing });
  const database = await openDatabase({ dataDir: folder, databaseUrl: server.url });
  return {
    database,
    where: `PostgreSQL ${server.version}`,
    async close() {
      await database.destroy();
      await server.stop();
    },
  };
}

export async function countListings(database: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from listing_search`.execute(database);
  return rows[0]?.n ?? 0;
}

/**
 * Adds listings up to a number: a sample of 50,000, then copies of them. A database that already has them is left
 * unchanged.
 */
export async function fillTo(database: Database, listings: number, say: (line: string) => void): Promise<void> {
  const made = Math.min(listings, mostCopied) - (await countListings(database));
  if (made > 0) {
    say(`making ${made} listings …`);
    await fillSample(database, { listings: made, seed: listings });
  }
  const missing = listings - (await countListings(database));
  if (missing <= 0) return;
  say(`copying ${missing} listings …`);
  await copyListings(database, { missing, say });
}

/** Victoria's suburbs with the most listings for sale. */
export async function largestSuburbs(database: Database, most: number): Promise<Suburb[]> {
  const { rows } = await sql<Suburb>`
    select l.id, l.slug, l.latitude, l.longitude from locality l join listing_search s on s.locality_id = l.id
      and s.mode = 1
    where l.state_code = 'VIC' group by l.id order by count(*) desc, l.id limit ${most}`.execute(database);
  if (rows.length < most) throw new Error('The sample has too few listings for sale in Victoria: use more listings.');
  return rows;
}

/** Random suburbs of the country, in proportion to their listings for sale. */
export async function popularSuburbs(database: Database, most: number): Promise<Suburb[]> {
  const { rows } = await sql<Suburb>`
    select l.id, l.slug, l.latitude, l.longitude from (select id, locality_id from listing_search
      where mode = 1 order by md5(id::text) limit ${most}) s
    join locality l on l.id = s.locality_id order by s.id`.execute(database);
  return rows;
}
