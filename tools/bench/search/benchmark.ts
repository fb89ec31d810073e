import { momentAt } from '@verandah/api';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table, type Benchmark } from '../benchmark.ts';
import { countBytes } from './bytes.ts';
import { searchCases, type Suburb } from './cases.ts';
import { openDuck } from './duck.ts';
import { localTimes, type Growth } from './growth.ts';
import { countListings, fillTo, largestSuburbs, openMarket, popularSuburbs } from './market.ts';
import { figure } from './measure.ts';
import { compareMix, compareSorts, compareTiles, compareTypeahead } from './others.ts';
import { compareSearch, type Compared } from './sides.ts';

/** Few enough that almost only localities, schools and the like remain. */
const fewest = 60;
/** Numbers of listings at which local searches are timed before the full number. */
const sizes = [20_000, 100_000, 300_000];

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

/** The listing search on PostgreSQL, compared with DuckDB in process over the same rows; both must return the same.
 * Also bytes of a listing. */
export const benchmark: Benchmark = async ({ listings = 20_000, say }) => {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-bench-'));
  const market = await openMarket(folder, listings);
  const { database } = market;
  try {
    await fillTo(database, fewest, say);
    const [first, empty] = [await countListings(database), await countBytes(database)];
    const growth: Growth[] = [];
    for (const size of [...sizes.filter((each) => each < listings), listings]) {
      if (size < listings && (await countListings(database)) > size) continue;
      await fillTo(database, size, say);
      say(`local searches among ${size} listings …`);
      growth.push(await localTimes(database));
    }
    const [last, full] = [await countListings(database), await countBytes(database)];
    const aListing = (of: keyof typeof full): number => (full[of] - empty[of]) / (last - first);
    const [suburb] = (await largestSuburbs(database, 1)) as [Suburb];
    say('copying the rows to DuckDB …');
    const duck = await openDuck(database, folder);
    const now = momentAt(Date.now());
    const cases: Compared[] = [];
    for (const question of searchCases(suburb)) {
      say(`${question.name} …`);
      cases.push(await compareSearch(database, duck, question, now, 40));
    }
    say('tiles, sorts, typeahead and the mix …');
    cases.push(
      ...(await compareTiles(database, duck, suburb, now, 30)),
      await compareTypeahead(database, duck, 120),
      ...(await compareSorts(database, duck, now, 12)),
    );
    const mix = await compareMix(database, duck, await popularSuburbs(database, 500), now, 2000);
    duck.close();
    const rows = cases.map(({ name, found, p50, p95, duck: theirs, ratio }) => [
      name,
      found === undefined ? '' : String(found),
      figure(p50),
      figure(p95),
      figure(theirs),
      ratio === undefined ? '' : ratio.toFixed(2),
    ]);
    const kinds = Object.keys(growth[0]?.times ?? {});
    return {
      title: `Search over ${last} listings on ${market.where}, ms`,
      cases: [...cases, mix, ...growth],
      table:
        `${table(['question', 'found', 'p50', 'p95', 'DuckDB p50', 'ratio'], rows)}\n\n${mix.name}: ${mix.perSecond.toFixed(0)} requests a second, DuckDB ${mix.duck.toFixed(0)}, ratio ${mix.ratio.toFixed(2)}\n\n` +
        table(
          ['local searches, p50', ...kinds],
          growth.map((each) => [String(each.listings), ...kinds.map((kind) => figure(each.times[kind]))]),
        ),
      verdict: [
        'ratio: our search (page, total, median, all facets; in sorts the page and the total) to DuckDB in process over the same rows, with the same results; below 1 is faster.',
        last > first
          ? `The database takes ${megabytes(full.all)} MB, ${megabytes(empty.all)} without listings: ${aListing('all').toFixed(0)} bytes a listing, of which searches read ${aListing('ofSearch').toFixed(0)}.`
          : '',
      ].join(' '),
      figures: {
        growth: growth.map((each) => ({
          listings: each.listings,
          ms: kinds.reduce((sum, kind) => sum + (each.times[kind] ?? 0), 0) / kinds.length,
        })),
        // Only those of a database that was empty.
        ...(first === fewest && {
          emptyBytes: empty.all,
          listingBytes: aListing('all'),
          searchBytes: aListing('ofSearch'),
        }),
      },
    };
  } finally {
    await market.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
