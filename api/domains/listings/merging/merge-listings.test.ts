import { sql } from 'kysely';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';
import { testService, type TestService } from '../../../test-kit/test-service.ts';
import type { Database } from '../../../platform/database/public.ts';
import { momentAt } from '../../../platform/moment.ts';
import { listingSubscribers } from '../../listing-subscribers/public.ts';
import { findListings } from '../search-listings.ts';
import { countOnMap } from '../search/map-count.ts';
import type { SearchInput } from '../search/search-input.ts';
import { wantsNothing } from '../search/search-request.ts';
import { mergeStoredListings, refreshSearchRows } from '../search-row.ts';
import { fillTestListings, fillTestPlaces, testNow, type TestListing } from '../test-market.ts';

let database: Database;
let service: TestService;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  service = await testService(database);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});
afterEach(() => emptyTables(database, ['listing', 'listing_search']));

const now = momentAt(testNow);
const richmond: SearchInput = {
  statusType: 'buy',
  searchMode: 'location',
  locationSearchContext: { searchLocations: [{ slug: 'richmond-vic-3121' }] },
};
const ofNorth: SearchInput = {
  statusType: 'buy',
  searchMode: 'office',
  locationSearchContext: { officeId: 'north-perth-2' },
};
const found = async (input: SearchInput): Promise<readonly number[]> => {
  const wants = { ...wantsNothing, results: true, total: true };
  const { request, response } = await findListings(database, input, wants, now);
  const world = { kind: 'box', west: 140, south: -40, east: 150, north: -30 } as const;
  const { inView } = await countOnMap(database, request, world, now);
  // A map, a list and the counts of filters have the same homes.
  expect([inView, response.ids.length]).toEqual([response.total, response.total]);
  return response.ids;
};
const home = { street_number: '12', street: 'Rose Street' };
const [ofVale, ofOther]: readonly [TestListing, TestListing] = [
  { id: 1, ...home, listed_at: '2026-11-01T00:00:00Z' },
  { id: 2, ...home, street: 'ROSE street', office_id: 2, listed_at: '2026-11-05T00:00:00Z' },
];
const change = (id: number, to: Readonly<Record<string, unknown>>): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await sql`update listing set ${sql.join(
      Object.entries(to).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    )}, updated_at = now() where id = ${id}::int`.execute(transaction);
    await refreshSearchRows(transaction, [id], listingSubscribers, new Date(testNow));
  });

test('[LIST-71] one home of two offices is one result and one count, led by the first listed', async () => {
  await fillTestListings(database, [ofVale, ofOther, { id: 3, street_number: '14', street: 'Rose Street' }]);
  expect(await found(richmond)).toEqual([3, 1]);
  expect(await found(ofNorth)).toEqual([2]);
  const { body } = await service.graph({
    query: `{ listingsById(listingIds: [1, 2, 3]) { id otherOffices alsoListedBy { uri agents { name } office { name } }
      similar { id } office { listingCounts { buy } } } }`,
  });
  expect(body.data).toEqual({
    listingsById: [
      {
        id: '1',
        otherOffices: ['North'],
        alsoListedBy: [{ uri: 'house-2', agents: [], office: { name: 'North' } }],
        similar: [{ id: '3' }],
        office: { listingCounts: { buy: 2 } },
      },
      {
        id: '2',
        otherOffices: ['Harbour and Vale'],
        alsoListedBy: [{ uri: 'house-1', agents: [], office: { name: 'Harbour and Vale' } }],
        similar: [{ id: '3' }],
        office: { listingCounts: { buy: 1 } },
      },
      { id: '3', otherOffices: [], alsoListedBy: [], similar: [{ id: '1' }], office: { listingCounts: { buy: 2 } } },
    ],
  });
  // A better tier leads; what ends or moves away leaves the others.
  await change(2, { tier: 3 });
  expect(await found(richmond)).toEqual([2, 3]);
  await change(2, { status: 'removed' });
  expect(await found(richmond)).toEqual([3, 1]);
  await change(2, { status: 'available' });
  await change(2, { street_number: '16' });
  expect((await found(richmond)).toSorted()).toEqual([1, 2, 3]);
});

test.each<[string, Partial<TestListing>, readonly TestListing[]]>([
  ['another street number', { street_number: '13' }, []],
  ['a hidden address', { street_visible: false }, []],
  ['another unit', { unit: '2' }, []],
  ['a unit without its number', { property_type: 14 }, []],
  ['for rent', { status_type: 'rent', listing_class: 'rental' }, []],
  ['sold', { status_type: 'sold', status: 'completed' }, []],
  ['an address with several homes of one office', {}, [{ id: 3, ...home, office_id: 2 }]],
])('[LIST-71] not merged: %s', async (_, other, more) => {
  await fillTestListings(database, [ofVale, { ...ofOther, ...other }, ...more]);
  const { rows } = await sql`select from merged_listing`.execute(database);
  expect(rows).toEqual([]);
});

test('[LIST-71] the merged listing of an office is in its own search with the band of its price', async () => {
  await fillTestListings(database, [ofVale, { ...ofOther, search_price: 720_000 }]);
  const wants = { ...wantsNothing, facets: true };
  const bands = async (input: SearchInput) => (await findListings(database, input, wants, now)).response.facets;
  const merged = await bands(ofNorth);
  await change(1, { status: 'removed' });
  expect(await bands(ofNorth)).toEqual(merged);
});

test('[LIST-71] listings that an older version stored are merged by a job', async () => {
  await fillTestListings(database, [ofVale, ofOther]);
  await sql`delete from merged_listing`.execute(database);
  await sql`update listing_search set mode = 1 where mode = 11`.execute(database);
  await mergeStoredListings(database, {});
  expect([await found(richmond), await found(ofNorth)]).toEqual([[1], [2]]);
});

test('[LIST-71] two offices that list a home at once are merged', async () => {
  const written = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const first = database.transaction().execute(async (transaction) => {
    await fillTestListings(transaction, [ofVale]);
    written.resolve();
    await goOn.promise;
  });
  await written.promise;
  const second = database.transaction().execute((transaction) => fillTestListings(transaction, [ofOther]));
  goOn.resolve();
  await Promise.all([first, second]);
  expect(await found(richmond)).toEqual([1]);
});
