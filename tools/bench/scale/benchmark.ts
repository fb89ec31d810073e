import { openDatabase } from '@verandah/api';
import { fillSample } from '@verandah/sample';
import { startPrivateServer } from '@verandah/api/test-kit';
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApiProcess } from '../api-under-load.ts';
import { table, type Benchmark } from '../benchmark.ts';
import { questionsOf } from './questions.ts';
import { settled, touched, type Touched } from './touched.ts';

const smallMarket = 20_000;
/** Requests that read fewer pages are fine in any case. */
const few = 1000;

/**
 * Database pages that a request reads, in a small and a large database: independent of other programs on the machine.
 */
export const benchmark: Benchmark = async ({ listings = 100_000, runs = 5, say }) => {
  const sizes = [Math.min(smallMarket, Math.ceil(listings / 2)), listings] as const;
  const folder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  const server = await startPrivateServer({
    configuration: {
      shared_preload_libraries: 'pg_stat_statements',
      shared_buffers: '1GB',
      work_mem: '64MB',
      maintenance_work_mem: '256MB',
      random_page_cost: '1.1',
      jit: 'off',
    },
  });
  try {
    const first = await openDatabase({ dataDir: folder, databaseUrl: server.url });
    const found: Map<string, Touched>[] = [];
    for (const size of sizes) {
      await sql`create database ${sql.id(`market_${size}`)}`.execute(first);
      const url = server.url.replace(/[^/]+$/, `market_${size}`);
      found.push(await measure(url, join(folder, String(size)), size, runs, say));
    }
    await first.destroy();
    const [small, large] = found as [Map<string, Touched>, Map<string, Touched>];
    const cases = [...small].map(([name, one]) => {
      const other = large.get(name) ?? { statements: 0, pages: 0 };
      return {
        name,
        statements: other.statements,
        small: one.pages,
        large: other.pages,
        ratio: Math.max(few, other.pages) / Math.max(few, one.pages),
      };
    });
    const [times, worst] = [sizes[1] / sizes[0], Math.max(...cases.map(({ ratio }) => ratio))];
    return {
      title: `Pages of PostgreSQL ${server.version} that one request touches, with ${sizes.join(' and ')} listings`,
      cases,
      table: table(
        ['request', 'statements', `pages at ${sizes[0]}`, `at ${sizes[1]}`, 'ratio'],
        cases.map((each) => [
          each.name,
          each.statements.toFixed(0),
          each.small.toFixed(0),
          each.large.toFixed(0),
          each.ratio.toFixed(1),
        ]),
      ),
      verdict: `The market is ${times.toFixed(0)} times as large; no request may touch more than that many times as many pages (fewer than ${few} count as ${few}). ${worst.toFixed(1)} times at the most: the goal is ${worst <= times ? 'met' : 'missed'}.`,
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

async function measure(
  url: string,
  folder: string,
  listings: number,
  runs: number,
  say: (line: string) => void,
): Promise<Map<string, Touched>> {
  say(`making ${listings} listings …`);
  const database = await openDatabase({ dataDir: folder, databaseUrl: url });
  await sql`create extension pg_stat_statements`.execute(database);
  await fillSample(database, { listings });
  const questions = await questionsOf(database);
  const api = await startApiProcess({
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    NODE_NO_WARNINGS: '1',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    API_PORT: '0',
    PORT: '0',
    DATABASE_URL: url,
  });
  try {
    const found = new Map<string, Touched>();
    await settled(database);
    for (const { name, path, body } of questions) {
      say(`${name} …`);
      found.set(
        name,
        await touched(
          database,
          async () => {
            const answer = await fetch(
              api.address + path,
              body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json' } },
            );
            const text = await answer.text();
            if (answer.status !== 200 || text.startsWith('{"errors"'))
              throw new Error(`${name} was answered with ${answer.status}: ${text.slice(0, 200)}`);
          },
          runs,
        ),
      );
    }
    return found;
  } finally {
    await api.stop();
    await database.destroy();
  }
}
