import { databaseOver, migrate, openDatabase, openServerPool, productMigrations, type Database } from '@verandah/api';
import { fillSample } from '@verandah/sample';
import { startPrivateServer } from '@verandah/api/test-kit';
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table, type Benchmark } from '../benchmark.ts';
import { copyRows, multiplyAlerts } from './earlier.ts';
import { watchLocks, type Held } from './held-locks.ts';

/** The last migration of version 0.1.0: databases with data are upgraded from there on. */
const lastOfFirstVersion = '0015-page-changes.sql';
/** Milliseconds that visitors do not notice. */
const goal = 100;

/**
 * Applies each migration since 0.1.0 to a database with rows, and samples meanwhile which tables it locks. Rows come
 * from the sample of the present version: columns and tables that the earlier one had are copied.
 */
export const benchmark: Benchmark = async ({ listings = 100_000, say }) => {
  const all = productMigrations();
  const first = all.findIndex(({ name }) => name === lastOfFirstVersion) + 1;
  if (first === all.length)
    throw new Error('No migration has followed version 0.1.0 yet: there is nothing to measure.');
  const folder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  const server = await startPrivateServer({ careless: false, configuration: { shared_buffers: '512MB' } });
  const open: Database[] = [];
  const databaseOf = async (name: string): Promise<Database> => {
    const database = await openDatabase({ dataDir: folder, databaseUrl: server.url.replace(/[^/]+$/, name) });
    open.push(database);
    return database;
  };
  try {
    say(`making ${listings} listings …`);
    const present = await databaseOf('postgres');
    await sql`create database filled`.execute(present);
    const filled = await databaseOf('filled');
    await fillSample(filled, { listings });
    await multiplyAlerts(filled, listings);

    say('copying them into tables of version 0.1.0 …');
    await sql`create database earlier`.execute(present);
    // openDatabase would migrate it to the present version.
    const earlier = await withoutMigrating(server.url.replace(/[^/]+$/, 'earlier'));
    open.push(earlier);
    await migrate(earlier, all.slice(0, first));
    await copyRows(filled, earlier);
    const observer = await withoutMigrating(server.url.replace(/[^/]+$/, 'earlier'));
    open.push(observer);

    const cases: Measured[] = [];
    for (let count = first + 1; count <= all.length; count += 1) {
      const name = all[count - 1]?.name ?? '';
      const watch = await watchLocks(observer);
      const started = performance.now();
      await migrate(earlier, all.slice(0, count));
      const milliseconds = performance.now() - started;
      cases.push({ name, milliseconds, ...(await watch.stop()) });
      say(`${name}: ${milliseconds.toFixed(0)} ms`);
    }
    const longest = cases.toSorted((one, other) => other.reads.milliseconds - one.reads.milliseconds)[0];
    const over = cases.filter(({ reads }) => reads.milliseconds > goal);
    return {
      title: `Migrations since version 0.1.0 on PostgreSQL ${server.version} with ${listings} listings`,
      cases,
      table: table(
        ['migration', 'ms', 'locked against reads, ms', 'table', 'against writes, ms', 'table'],
        cases.map(({ name, milliseconds, reads, writes }) => [
          name.replace('.sql', ''),
          milliseconds.toFixed(0),
          ...cells(reads),
          ...cells(writes),
        ]),
      ),
      verdict: `${over.length} of ${cases.length} migrations lock a table with rows against reads for more than ${goal} ms; the longest is ${longest?.name ?? 'none'} with ${(longest?.reads.milliseconds ?? 0).toFixed(0)} ms.`,
    };
  } finally {
    await Promise.all(open.map((database) => database.destroy()));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const withoutMigrating = async (url: string): Promise<Database> => databaseOver(await openServerPool(url, { size: 4 }));

interface Measured {
  readonly name: string;
  readonly milliseconds: number;
  /** The longest lock of one table that no reader, and no writer, passes. */
  readonly reads: Held;
  readonly writes: Held;
}

const cells = ({ milliseconds, relation }: Held): readonly string[] =>
  relation === '' ? ['–', ''] : [milliseconds.toFixed(0), relation];
