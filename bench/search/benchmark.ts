import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillSample, findListings, moment, openDatabase } from '@verandah/api';
import { sql } from 'kysely';
import { percentile, table, type Benchmark } from '../benchmark.ts';
import { searchCases, type Suburb } from './cases.ts';
import { searchPlainly } from './plain.ts';

const rounds = 40;
const everything = { results: true, total: true, exactTotal: true, facets: true, auctionDates: true, inspectionDates: true, median: true, markers: false, relaxations: false };

/** The listing search (page, total, median, every facet) against one plain statement for each part, on the same rows and engine. */
export const benchmark: Benchmark = async ({ listings = 20_000, say }) => {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  const databaseUrl = process.env['DATABASE_URL'];
  const database = await openDatabase({ dataDir: folder, ...(databaseUrl ? { databaseUrl } : {}) });
  try {
    say(`making ${listings} listings …`);
    await fillSample(database, { listings, seed: 1 });
    const { rows: [suburb] } = await sql<Suburb>`
      select locality.id, slug, latitude, longitude from locality join listing_search on locality_id = locality.id and mode = 1
      where state_code = 'VIC' group by locality.id order by count(*) desc, locality.id limit 1`.execute(database);
    if (!suburb) throw new Error('The sample holds no listing for sale in Victoria: ask for more listings.');

    const cases = [];
    for (const question of searchCases(suburb)) {
      say(`${question.name} …`);
      const ours: number[] = [];
      const plain: number[] = [];
      const now = moment(Date.now());
      let total = 0;
      for (let round = -3; round < rounds; round += 1) {
        const start = performance.now();
        const found = await findListings(database, question.query, everything, now);
        const between = performance.now();
        total = await searchPlainly(database, question);
        const end = performance.now();
        if (found.answer.total !== total) throw new Error(`${question.name}: the search found ${found.answer.total}, the plain statements ${total}.`);
        if (round < 0) continue;
        ours.push(between - start);
        plain.push(end - between);
      }
      cases.push({
        name: question.name, total, p50: percentile(ours, 0.5), p95: percentile(ours, 0.95), plainP50: percentile(plain, 0.5),
        ratio: percentile(ours, 0.5) / percentile(plain, 0.5),
      });
    }
    const rows = cases.map((each) => [each.name, String(each.total), each.p50.toFixed(1), each.p95.toFixed(1), each.plainP50.toFixed(1), each.ratio.toFixed(2)]);
    return {
      title: `Search over ${listings} listings on ${databaseUrl ? 'PostgreSQL' : 'the embedded engine'}, ms`,
      cases,
      table: table(['question', 'found', 'p50', 'p95', 'plain p50', 'ratio'], rows),
      verdict: `ratio: our search (page, total, median, all facets) to one plain statement for each part; below 1 is faster.`,
    };
  } finally {
    await database.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
};
