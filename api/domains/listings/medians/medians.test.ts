import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { everyListing, fillTestListings, fillTestPlaces } from '../test-market.ts';
import { refreshSearchRows } from '../search-row.ts';
import { testService, type TestService } from '../../../test-kit/test-service.ts';
import { homeKindOf, type KindMedians } from './median.ts';
import { readMedians } from './rules.ts';
import { quartersBefore } from './quarters.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let database: Database;
let service: TestService;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await sql`insert into region (id, slug, name, state_code, latitude, longitude)
    values (7, 'inner-melbourne-vic', 'Inner Melbourne', 'VIC', -37.82, 144.99)`.execute(database);
  await sql`update locality set region_id = 7 where id in (1, 2)`.execute(database);
  service = await testService(database);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});
beforeEach(() => emptyTables(database, ['past_sale', 'listing']));

const today = '2026-11-21';
const richmond = { kind: 'suburb', localityId: 1 } as const;
const sell = async (prices: readonly number[], { place = 1, kind = 'house', on = '2026-08-15' } = {}) => {
  await sql`insert into past_sale (locality_id, kind, sold_on, price)
    select ${place}::int, ${kind}, ${on}::date, unnest(${[...prices]}::int[])`.execute(database);
};
const only = async (
  scope: Parameters<typeof readMedians>[1] = richmond,
  kind = 'house',
): Promise<KindMedians | undefined> =>
  (await readMedians(database, scope, today)).kinds.find((each) => each.kind === kind);

test('[LOC-03] the median of the last twelve months is the middle price, between two the whole dollar between them', async () => {
  await sell([500_000, 700_000, 600_000, 900_000, 10_000_000]);
  expect((await only())?.sold).toEqual({ median: 700_000, sampleSize: 5 });
  await sell([700_003]);
  expect((await only())?.sold).toEqual({ median: 700_002, sampleSize: 6 });
});

test('[LOC-03] with fewer than five sales only their number is returned, not a median', async () => {
  await sell([500_000, 700_000, 600_000, 900_000]);
  expect(await only()).toMatchObject({
    sold: { median: null, sampleSize: 4 },
    soldBefore: { median: null, sampleSize: 0 },
    change: null,
    rent: { median: null, sampleSize: 0 },
  });
  expect(await readMedians(database, { kind: 'suburb', localityId: 2 }, today)).toEqual({
    asOf: today,
    leastSample: 5,
    kinds: [],
  });
});

test('[LOC-03] sales count from the day a year ago on, those before for the change, and to the day', async () => {
  await sell([100, 100, 100, 100, 100], { on: '2025-11-22' });
  await sell([80, 80, 80, 80, 80], { on: '2025-11-21' });
  await sell([80], { on: '2024-11-22' });
  await sell([7], { on: '2024-11-21' });
  await sell([9], { on: '2026-11-22' });
  expect(await only()).toMatchObject({
    sold: { median: 100, sampleSize: 5 },
    soldBefore: { median: 80, sampleSize: 6 },
    change: 25,
  });
});

test('[LOC-03] forty quarters that have ended, with their samples', async () => {
  await sell([1, 2, 3, 4, 5], { on: '2026-07-01' });
  await sell([6], { on: '2026-09-30' });
  await sell([9, 9, 9, 9, 9], { on: '2026-10-01' });
  await sell([3, 3, 3, 3, 3], { on: '2016-10-01' });
  await sell([4, 4, 4, 4, 4], { on: '2016-09-30' });
  const quarters = (await only())?.quarters ?? [];
  expect([quarters.length, quarters[0], quarters[1], quarters[39]]).toEqual([
    40,
    { quarter: '2016-Q4', from: '2016-10-01', to: '2016-12-31', median: 3, sampleSize: 5 },
    { quarter: '2017-Q1', from: '2017-01-01', to: '2017-03-31', median: null, sampleSize: 0 },
    { quarter: '2026-Q3', from: '2026-07-01', to: '2026-09-30', median: 4, sampleSize: 6 },
  ]);
});

test('[LOC-03] quarters across the turn of a year', () => {
  expect(quartersBefore('2026-01-01', 2).map(({ quarter }) => quarter)).toEqual(['2025-Q3', '2025-Q4']);
  expect(quartersBefore('2025-12-31', 1)).toEqual([{ quarter: '2025-Q3', from: '2025-07-01', to: '2025-09-30' }]);
});

test('[LOC-03] kinds are separate, and a region and a state hold their suburbs', async () => {
  await sell([1, 2, 3]);
  await sell([4, 5], { place: 2 });
  await sell([6, 7], { place: 3 });
  await sell([70, 80, 90, 100, 110], { kind: 'unit' });
  await sell([1000], { place: 4 });
  expect((await only(richmond, 'unit'))?.sold.median).toBe(90);
  expect([
    (await only())?.sold,
    (await only({ kind: 'region', regionId: 7 }))?.sold,
    (await only({ kind: 'state', stateCode: 'VIC' }))?.sold,
    (await only({ kind: 'postcode', postcode: '3121', stateCode: 'VIC' }))?.sold,
  ]).toEqual([
    { median: null, sampleSize: 3 },
    { median: 3, sampleSize: 5 },
    { median: 4, sampleSize: 7 },
    { median: 4, sampleSize: 7 },
  ]);
});

test('[LOC-03] medians by bedrooms, with five and more as one; with fewer than five homes nothing is returned', async () => {
  const sales = (bedrooms: number | null, prices: readonly number[], on = '2026-08-15', kind = 'house') =>
    sql`insert into past_sale (locality_id, kind, bedrooms, sold_on, price)
      select 1, ${kind}, ${bedrooms}::int, ${on}::date, unnest(${[...prices]}::int[])`.execute(database);
  await sales(3, [500, 600, 700, 800, 900]);
  await sales(3, [1, 1, 1, 1, 1], '2025-11-21');
  await sales(2, [400, 500]);
  await sales(5, [1000, 1100, 1200]);
  await sales(7, [1300, 1400]);
  await sales(null, [1, 1, 1, 1, 1]);
  await sales(1, [9, 9, 9, 9, 9], '2026-08-15', 'land');
  await fillTestListings(database, [
    ...[500, 520, 540, 560, 5000].map((search_price, at) => ({
      id: at + 1,
      status_type: 'rent',
      search_price,
      bedrooms: 4,
    })),
    { id: 6, status_type: 'rent', search_price: 300, bedrooms: 0 },
  ]);
  const none = { median: null, sampleSize: 0 };
  expect((await only())?.bedrooms).toEqual([
    { bedrooms: 2, sold: { median: null, sampleSize: 2 }, rent: none },
    { bedrooms: 3, sold: { median: 700, sampleSize: 5 }, rent: none },
    { bedrooms: 4, sold: none, rent: { median: 540, sampleSize: 5 } },
    { bedrooms: 5, sold: { median: 1200, sampleSize: 5 }, rent: none },
  ]);
  expect((await only())?.rent).toEqual({ median: 530, sampleSize: 6 });
  expect((await only(richmond, 'land'))?.bedrooms).toEqual([]);
});

test('[LOC-03, LIST-14] asking rents of homes on offer, without those whose price is hidden', async () => {
  await fillTestListings(database, [
    ...[500, 520, 540, 560, 5000].map((search_price, at) => ({
      id: at + 1,
      status_type: 'rent',
      search_price,
      property_type: 14,
    })),
    { id: 6, status_type: 'rent', search_price: 9000, price_visible: false, property_type: 4 },
    { id: 7, status_type: 'rent', search_price: 700 },
    { id: 8, status_type: 'leased', status: 'completed', search_price: 800, property_type: 14 },
  ]);
  for (const scope of [richmond, { kind: 'state', stateCode: 'VIC' } as const]) {
    expect((await only(scope, 'unit'))?.rent).toEqual({ median: 540, sampleSize: 5 });
    expect((await only(scope, 'house'))?.rent).toEqual({ median: null, sampleSize: 1 });
  }
});

test('[LOC-03, LIST-14] a listing that is sold here with its price shown becomes a sale of the past, and is taken back with it', async () => {
  const sold = {
    status_type: 'sold',
    status: 'completed',
    completed_on: '2026-10-10',
    completed_price: 800_000,
    completed_price_visible: true,
    bedrooms: 3,
  };
  await fillTestListings(database, [
    { id: 1, ...sold },
    { id: 2, ...sold, completed_price_visible: false },
    { id: 3 },
    { id: 4, ...sold, property_type: 2 },
    { id: 5, ...sold, published: false },
    { id: 6, ...sold, completed_on: null },
    { id: 7, ...sold, locality_id: null },
    { id: 8, ...sold, property_type: 19 },
    { id: 9, ...sold, property_type: 13 },
    { id: 10, ...sold, status_type: 'leased' },
  ]);
  const sales = async () =>
    (
      await sql`select listing_id, locality_id, kind, bedrooms, sold_on::text, price
        from past_sale order by listing_id`.execute(database)
    ).rows;
  const sale = { locality_id: 1, kind: 'house', bedrooms: 3, sold_on: '2026-10-10', price: 800_000 };
  expect(await sales()).toEqual([
    { listing_id: 1, ...sale },
    { listing_id: 8, ...sale, kind: 'land' },
    { listing_id: 9, ...sale, kind: 'unit' },
  ]);
  await sql`update listing set completed_price = 810000 where id = 1`.execute(database);
  await sql`update listing set completed_price_visible = false where id = 8`.execute(database);
  await sql`update listing set status = 'removed' where id = 9`.execute(database);
  await refreshSearchRows(database, [1, 8, 9], []);
  expect(await sales()).toEqual([
    { listing_id: 1, ...sale, price: 810_000 },
    { listing_id: 9, ...sale, kind: 'unit' },
  ]);
  await refreshSearchRows(database, await everyListing(database), []);
  expect(await sales()).toHaveLength(2);
});

test('[LIST-06, LIST-14] comparables are a year’s sales with shown prices: the suburb first, then most alike, then latest', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const sold = {
    status_type: 'sold',
    status: 'completed',
    completed_price: 800_000,
    completed_price_visible: true,
    bedrooms: 3,
  };
  await fillTestListings(
    database,
    [
      { id: 1, bedrooms: 3 },
      { id: 2, ...sold, completed_on: ago(20) },
      { id: 3, ...sold, completed_on: ago(10) },
      { id: 4, ...sold, completed_on: ago(5), bedrooms: 5 },
      { id: 5, ...sold, completed_on: ago(2), locality_id: 2 },
      { id: 6, ...sold, completed_on: ago(400) },
      { id: 7, ...sold, completed_on: ago(1), completed_price_visible: false },
      { id: 8, ...sold, completed_on: ago(1), property_type: 4 },
      { id: 9, ...sold, completed_on: ago(1), locality_id: 4 },
      { id: 10, ...sold, completed_on: ago(30), property_type: 12 },
      { id: 11, property_type: 2 },
    ],
    Date.now(),
  );
  const ids = async (id: number, args = '') =>
    (await service.graph({ query: `{ listing(id: ${id}) { comparables${args} { id } } }` })).body.data?.[
      'listing'
    ].comparables.map((each: { id: string }) => Number(each.id));
  expect([await ids(1), await ids(3), await ids(1, '(take: 1)'), await ids(11)]).toEqual([
    [3, 2, 10, 4, 5],
    [2, 10, 4, 5],
    [3],
    [],
  ]);
});

test('[LOC-03] farms and non-residential property are in no median', () => {
  expect([7, 9, 12, 4, 13, 15, 19, 2, 5, 17, 20, 0].map(homeKindOf)).toEqual([
    'house',
    'house',
    'house',
    'unit',
    'unit',
    'land',
    'land',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('[LOC-03, GQL-10, REST-06] medians by the graph API and by REST, read at most every ten minutes', async () => {
  await sell([500_000, 700_000, 600_000, 900_000, 800_000], {
    place: 5,
    on: new Date(Date.now() - 86_400_000 * 30).toISOString().slice(0, 10),
  });
  const read = async () =>
    (
      await service.graph({
        query:
          '{ location(identifier: "perth-wa-6000") { medians { asOf leastSample kinds { kind sold { median sampleSize } change quarters { quarter median } } } } }',
      })
    ).body.data?.['location'].medians;
  const medians = await read();
  expect(medians).toMatchObject({
    leastSample: 5,
    kinds: [{ kind: 'house', sold: { median: 700_000, sampleSize: 5 }, change: null }],
  });
  expect(medians.kinds[0].quarters).toHaveLength(40);
  expect((await (await fetch(`${service.address}/location/5`)).json()).medians.kinds[0]).toMatchObject({
    kind: 'house',
    sold: { median: 700_000, sampleSize: 5 },
  });
  await sell([1, 1, 1, 1, 1, 1], { place: 5 });
  expect(await read()).toEqual(medians);
});
