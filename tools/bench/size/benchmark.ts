import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@verandah/api';
import { fillSample } from '@verandah/sample';
import { startPrivateServer } from '@verandah/api/test-kit';
import { serverCpu, startApiProcess } from '../api-under-load.ts';
import { table, type Benchmark } from '../benchmark.ts';
import { bytesByTable, type TableBytes } from './bytes.ts';
import { sendFeed } from './feed.ts';

/** Few enough that almost only localities, schools and the like remain. */
const seed = 60;
const ofFeed = 300;
const mostTables = 14;
const whole = (number: number): string => Math.round(number).toLocaleString('en-AU');

/**
 * Disk space of listings in PostgreSQL, by table, and the cost of a feed's listings; compared with a database that has
 * hardly any.
 */
export const benchmark: Benchmark = async ({ listings = 20_000, say }) => {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  const server = await startPrivateServer({ configuration: { shared_buffers: '512MB' } });
  try {
    const database = await openDatabase({ dataDir: folder, databaseUrl: server.url });
    const fill = async (count: number, number: number): Promise<readonly TableBytes[]> => {
      await fillSample(database, { listings: count, seed: number });
      return bytesByTable(database);
    };
    say('places, and hardly a listing …');
    const empty = await fill(seed, 1);
    say(`${listings} listings …`);
    const full = await fill(listings, 2);
    await database.destroy();

    const before = new Map(empty.map(({ name, bytes }) => [name, bytes]));
    const grown = full
      .map(({ name, bytes, ofSearch }) => ({
        name,
        ofSearch,
        bytes,
        perListing: (bytes - (before.get(name) ?? 0)) / listings,
      }))
      .toSorted((a, b) => b.perListing - a.perListing);
    const sum = (of: readonly { readonly perListing: number }[]): number =>
      of.reduce((total, { perListing }) => total + perListing, 0);
    const [emptyBytes, listingBytes, searchBytes] = [
      empty.reduce((total, { bytes }) => total + bytes, 0),
      sum(grown),
      sum(grown.filter(({ ofSearch }) => ofSearch)),
    ];

    say(`a feed of ${ofFeed} listings …`);
    const api = await startApiProcess({
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      API_PORT: '0',
      PORT: '0',
      DATABASE_URL: server.url,
    });
    const send = (turn: number): Promise<number> =>
      sendFeed(api.address, readFileSync(join(folder, 'ops-token'), 'utf8').trim(), ofFeed, turn);
    const measureFeed = async () => {
      // The first document warms up the compiler; the second changes the listings of the first.
      await send(0);
      const [node, postgres] = [await api.cpu(), serverCpu(server.pid)];
      const seconds = await send(1);
      return {
        seconds,
        serviceMs: ((await api.cpu()) - node) / ofFeed,
        databaseMs: (serverCpu(server.pid) - postgres) / ofFeed,
      };
    };
    let feed: Awaited<ReturnType<typeof measureFeed>>;
    try {
      feed = await measureFeed();
    } finally {
      await api.stop();
    }

    return {
      title: `What ${listings} listings take in PostgreSQL ${server.version}, with their indexes and all that hangs on them`,
      cases: [...grown, feed],
      table: table(
        ['table', 'MB', 'bytes a listing', 'read by searches'],
        [
          ...grown
            .slice(0, mostTables)
            .map(({ name, bytes, perListing, ofSearch }) => [
              name,
              (bytes / 1e6).toFixed(1),
              whole(perListing),
              ofSearch ? 'yes' : '',
            ]),
          [
            'all',
            (full.reduce((total, { bytes }) => total + bytes, 0) / 1e6).toFixed(1),
            whole(listingBytes),
            whole(searchBytes),
          ],
        ],
      ),
      verdict: `A database without listings takes ${(emptyBytes / 1e6).toFixed(0)} MB. A feed's listing costs ${feed.serviceMs.toFixed(1)} ms of the service and ${feed.databaseMs.toFixed(1)} of PostgreSQL; ${ofFeed} took ${feed.seconds.toFixed(1)} s.`,
      figures: {
        listings,
        emptyBytes,
        listingBytes,
        searchBytes,
        feedServiceMs: feed.serviceMs,
        feedDatabaseMs: feed.databaseMs,
      },
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
