import { sql } from 'kysely';
import { EntityCache } from '../../../platform/changes/public.ts';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { momentAt } from '../../../platform/moment.ts';
import { suburbLoader } from '../../geography/locations/public.ts';
import { refreshSearchRows } from '../search-row.ts';
import { findListings } from '../search-listings.ts';
import { fillTestListings, fillTestPlaces } from '../test-market.ts';
import type { SearchInput } from './search-input.ts';
import { wantsNothing } from './search-request.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

/** Noon in Melbourne, one in the morning UTC: a day begins and ends there at other times. */
const start = Date.parse('2026-11-21T01:00:00Z');
const minute = 60_000;

let database: Database;
let statements = 0;
beforeAll(async () => {
  database = await testDatabase(() => {
    statements += 1;
  });
  await fillTestPlaces(database);
});
afterAll(() => database.destroy());

let passed = 0;
let cache: EntityCache;
beforeEach(async () => {
  passed = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => start + passed);
  cache = new EntityCache(database, 0, () => Date.now());
  await emptyTables(database, ['listing', 'listing_search']);
  await fillTestListings(
    database,
    [
      { id: 1, bedrooms: 2, search_price: 700_000, tier: 2 },
      { id: 2, bedrooms: 3, search_price: 900_000, tier: 1 },
      { id: 3, bedrooms: 4, search_price: 800_000, locality_id: 2 },
      {
        id: 4,
        bedrooms: 4,
        search_price: 600_000,
        inspections: [['2026-11-21T01:05:00Z', '2026-11-21T01:35:00Z', '2026-11-21']],
      },
      { id: 5, locality_id: 4 },
    ],
    start,
  );
});
afterEach(() => jest.restoreAllMocks());

const richmond: SearchInput = {
  statusType: 'buy',
  searchMode: 'location',
  paging: { skip: 0, take: 2 },
  locationSearchContext: { searchLocations: [{ slug: 'richmond-vic-3121' }], includeSurroundingSuburbs: true },
};
const wants = { ...wantsNothing, results: true, total: true, exactTotal: true, facets: true, median: true };
const withDates = { ...wants, auctionDates: true, inspectionDates: true };

/** Runs a search as an operation of its own, and compares it with one that reads all from the database. */
async function search(changes: Partial<SearchInput> = {}, wanted = wants) {
  const [input, now] = [{ ...richmond, ...changes }, momentAt(start + passed)];
  statements = 0;
  const cachedEntities = cache.begin();
  const context = { cachedEntities, suburbs: suburbLoader(database, cachedEntities) };
  const { response } = await findListings(database, input, wanted, now, undefined, context);
  const took = statements;
  expect(response).toEqual((await findListings(database, input, wanted, now)).response);
  return { ids: response.ids, total: response.total, took };
}
/** The query for changes, which each operation runs. */
const look = 1;

test('[SRCH-54] a repeated search of suburbs reads nothing, and another page or order of it only that page', async () => {
  expect(await search()).toMatchObject({ ids: [1, 2], total: 4 });
  expect((await search()).took).toBe(look);
  expect(await search({ paging: { skip: 2, take: 2 } })).toEqual({ ids: [4, 3], total: 4, took: look + 1 });
  expect(await search({ sortBy: 'cheapest' })).toEqual({ ids: [4, 1], total: 4, took: look + 1 });
  expect((await search({ bedrooms: { min: 3 } })).total).toBe(3);
  expect((await search({ bedrooms: { min: 3 } })).took).toBe(look);
  // A visitor's own searches are not.
  expect(await search({ leaveOut: ['1'] })).toMatchObject({ ids: [2, 4], total: 3 });
  expect((await search({ leaveOut: ['1'] })).took).toBeGreaterThan(look);
});

test('[SRCH-54] a change of a home in a suburb or near it is found by the next search, one elsewhere costs none', async () => {
  await search();
  for (const id of [2, 3]) {
    await sql`update listing set search_price = 2000000 where id = ${id}`.execute(database);
    await refreshSearchRows(database, [id], [], new Date(start));
    expect((await search()).took).toBeGreaterThan(look);
  }
  await sql`update listing set search_price = 2000000 where id = 5`.execute(database);
  await refreshSearchRows(database, [5], [], new Date(start));
  expect((await search()).took).toBe(look);
});

test('[SRCH-54] what depends on the time is read again when an inspection begins, each minute during it, and when a day begins', async () => {
  const readFrom = async (minutes: number) => {
    passed = minutes * minute;
    return (await search({}, withDates)).took > look ? 'database' : 'cache';
  };
  const sources = [];
  for (const minutes of [0, 4, 5, 6, 7, 36]) sources.push(await readFrom(minutes));
  expect(sources).toEqual(['database', 'cache', 'cache', 'database', 'database', 'database']);
  const midnight = 23 * 60;
  await refreshSearchRows(database, [4], [], new Date(start + midnight * minute));
  expect([await readFrom(midnight - 5), await readFrom(midnight - 1), await readFrom(midnight)]).toEqual([
    'database',
    'cache',
    'database',
  ]);
});
