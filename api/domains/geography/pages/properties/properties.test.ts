import { sql } from 'kysely';
import { type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import { testService, type TestService } from '../../../../test-kit/test-service.ts';
import { fillTestListings, fillTestPlaces, type TestListing } from '../../../listings/test-market.ts';
import { refreshListingSuggestions } from '../../locations/public.ts';
import { emptyTables } from '../../../../test-kit/empty-tables.ts';

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
beforeEach(() => emptyTables(database, ['past_sale', 'listing_price', 'suggestion', 'listing']));

const fill = async (listings: readonly TestListing[]) => {
  await fillTestListings(database, listings, Date.now());
  await refreshListingSuggestions(database, 'all');
};
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const sold = (id: number, price: number | null, on: string, more: object = {}): TestListing => ({
  id,
  status_type: 'sold',
  status: 'completed',
  listed_at: '2010-01-01T00:00:00Z',
  completed_on: on,
  completed_price: price,
  completed_price_visible: price !== null,
  bedrooms: 3,
  ...more,
});
const sales = (prices: readonly number[], bedrooms = 3, place = 1) =>
  sql`insert into past_sale (locality_id, kind, bedrooms, sold_on, price)
    select ${place}::int, 'house', ${bedrooms}::int, current_date - (10 * n)::int, price
      from unnest(${[...prices]}::int[]) with ordinality as p(price, n)`.execute(database);
const read = async (property: string, street = 'main-road', identifier = 'richmond-vic-3121') => {
  const { body } = await service.graph({
    query: `query Page($identifier: String!, $street: String!, $property: String!) {
      property(identifier: $identifier, street: $street, property: $property) {
        slug streetSlug streetName locationSlug location { name }
        latest { id status media { photos { key } } } history { on kind price amount }
        estimate { low middle high sampleSize medianError tested }
      } }`,
    variables: { identifier, street, property },
  });
  expect(body.errors).toBeUndefined();
  return (body.data ?? {})['property'] as Record<string, unknown> | null;
};

test('[PROP-01, PROP-02] a property has every sale and lease of its address, latest first, and the last asking price', async () => {
  await fill([
    sold(1, 900_000, '2024-05-06', { search_price: 880_000 }),
    sold(2, 640_000, '2014-03-04'),
    { ...sold(3, null, '2019-02-01'), status_type: 'leased', search_price: 600 },
    sold(4, 500_000, '2012-01-01', { unit: '2' }),
    sold(5, 400_000, '2011-01-01', { street_number: '41' }),
  ]);
  expect(await read('39')).toMatchObject({
    slug: '39',
    streetName: 'Main Road',
    streetSlug: 'main-road',
    locationSlug: 'richmond-vic-3121',
    latest: { id: '1', status: 'completed' },
    history: [
      { on: '2024-05-06', kind: 'sold', price: '$900,000' },
      { on: '2019-02-01', kind: 'leased', price: '$600 per week' },
      { on: '2014-03-04', kind: 'sold', price: '$640,000' },
      { on: '2010-01-01', kind: 'listed', price: '$880,000' },
    ],
  });
  expect(await read('39', 'MAIN RD')).toMatchObject({ streetSlug: 'main-road' });
  expect(await read('39-unit-2')).toMatchObject({ history: [{ price: '$500,000' }, expect.anything()] });
  expect([await read('40'), await read('39', 'gone-lane'), await read('39', 'main-road', 'nowhere')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('[PROP-02] a street has its properties that are not on offer, by house number', async () => {
  await fill([
    sold(1, 900_000, '2024-05-06', { street_number: '102' }),
    sold(2, 900_000, '2024-05-06', { street_number: '9' }),
    sold(3, 900_000, '2024-05-06', { street_number: '9', unit: '4' }),
    sold(4, 900_000, '2024-05-06', { street_number: '12' }),
    { id: 5, street_number: '12' },
    { id: 6, street_number: null },
  ]);
  const { body } = await service.graph({
    query:
      '{ street(identifier: "richmond-vic-3121", street: "main-road") { properties(take: 5) { slug latest { id } } } }',
  });
  expect(body.data?.['street']).toEqual({
    properties: [
      { slug: '9', latest: { id: '2' } },
      { slug: '9-unit-4', latest: { id: '3' } },
      { slug: '102', latest: { id: '1' } },
    ],
  });
  expect(await read('12')).toMatchObject({ latest: { id: '5', status: 'available' } });
});

test('[PROP-03] an estimate states its range, its sales and its measured error, and is absent where they are too few', async () => {
  await fill([sold(1, 900_000, ago(400))]);
  await sales([700_000, 710_000, 720_000, 730_000]);
  expect(await read('39')).toMatchObject({ estimate: null });
  await sales([740_000, 750_000, 760_000, 700_000, 800_000, 720_000, 730_000]);
  const { estimate } = (await read('39')) ?? {};
  expect(estimate).toMatchObject({ sampleSize: 11, tested: expect.any(Number), medianError: expect.any(Number) });
  expect((estimate as { middle: number }).middle).toBeGreaterThanOrEqual(700_000);
  expect((estimate as { middle: number }).middle).toBeLessThanOrEqual(800_000);
  // Its own sale is not among the comparables: with it there would be twelve.
  await fill([sold(2, 900_000, ago(20), { street_number: '41' })]);
  expect((await read('39'))?.['estimate']).toMatchObject({ sampleSize: 12 });
  await sql`update listing set property_type = 2 where id = 1`.execute(database);
  expect(await read('39')).toMatchObject({ estimate: null });
});

test('[PROP-05] sales with a listing are shown, and left out of the estimate by its id', async () => {
  await fill([
    sold(1, 900_000, ago(400)),
    ...[2, 3, 4, 5, 6, 7].map((id) => sold(id, 1_000_000, ago(id), { street_number: String(id) })),
    sold(8, 1_000_000, ago(8), { street_number: '8', bedrooms: 5 }),
  ]);
  await sales([700_000, 710_000, 720_000, 730_000, 740_000, 750_000, 760_000, 700_000, 800_000, 720_000, 730_000]);
  const worth = async (without: readonly string[]) => {
    const { body } = await service.graph({
      query: `query Worth($without: [ID!]!) {
        property(identifier: "richmond-vic-3121", street: "main-road", property: "39") {
          compared { id } estimate(without: $without) { middle sampleSize } } }`,
      variables: { without },
    });
    expect(body.errors).toBeUndefined();
    return body.data?.['property'] as { compared: { id: string }[]; estimate: { middle: number; sampleSize: number } };
  };
  const all = await worth([]);
  const some = await worth(['2', '3', '4', '5', '6', '7', 'x']);
  expect(all.compared.map(({ id }) => id)).toEqual(['2', '3', '4', '5', '6', '7']);
  expect(some.compared).toEqual(all.compared);
  expect(some.estimate.sampleSize).toBe(all.estimate.sampleSize - 6);
  expect(some.estimate.middle).toBeLessThan(all.estimate.middle);
  await sql`update listing set status = 'removed' where id = 2`.execute(database);
  expect((await worth([])).compared.map(({ id }) => id)).toEqual(['3', '4', '5', '6', '7']);
});

test('[PROP-04, LIST-14] a property excludes listings with a hidden address and withdrawn ones', async () => {
  await fill([
    sold(1, 900_000, '2014-05-06'),
    { id: 2, street_visible: false, listed_at: '2026-11-01T00:00:00Z' },
    sold(3, 777_000, '2020-01-01', { street_visible: false }),
    sold(4, 666_000, '2021-01-01', { status: 'removed' }),
    sold(5, 555_000, '2022-01-01', { published: false }),
    sold(6, 444_000, '2023-01-01', { street_number: '7', street_visible: false }),
  ]);
  const page = await read('39');
  expect(page).toMatchObject({ latest: { id: '1' }, history: [{ price: '$900,000' }, { kind: 'listed' }] });
  expect(JSON.stringify(page)).not.toMatch(/777|666|555|444/);
  expect(await read('7')).toBeNull();
  await sql`update listing set street_visible = false where id = 1`.execute(database);
  await refreshListingSuggestions(database, [1]);
  expect(await read('39')).toBeNull();
});

test('[PROP-04, LIST-14] a withheld price is a sale without a price, and in no estimate', async () => {
  const prices = [700_000, 710_000, 720_000, 730_000, 740_000, 750_000, 760_000, 700_000, 800_000, 720_000, 730_000];
  await fill([sold(1, null, '2024-05-06', { search_price: 1_456_789, price_visible: false, price_text: 'x' })]);
  await sales(prices);
  const before = await read('39');
  expect(before).toMatchObject({ history: [{ kind: 'sold', price: null, amount: null }] });
  expect(JSON.stringify(before)).not.toContain('1456789');
  await fill(
    [2, 3, 4, 5, 6, 7].map((id) =>
      sold(id, null, ago(id), {
        street_number: String(id),
        completed_price: 9_999_999,
        price_visible: false,
        search_price: 9_999_999,
      }),
    ),
  );
  expect((await read('39'))?.['estimate']).toEqual(before?.['estimate']);
});

const addresses = async (term: string) => {
  const { body } = await service.graph({
    query: `query Typed($term: String!) {
      locationSearch(filter: { term: $term, kinds: [street, address] }) { kind address } }`,
    variables: { term },
  });
  expect(body.errors).toBeUndefined();
  const found = (body.data ?? {})['locationSearch'] as { kind: string; address: string | null }[];
  return found.filter(({ kind }) => kind === 'address').map(({ address }) => address);
};

test('[PROP-04, SRCH-31] an address that was typed leads to its property, unless its listings hide it', async () => {
  await fill([
    sold(1, 900_000, '2024-05-06'),
    sold(2, 500_000, '2012-01-01', { unit: '2' }),
    sold(3, 400_000, '2011-01-01', { street_number: '41', street_visible: false }),
  ]);
  expect(await addresses('39 main road')).toEqual(['/location/richmond-vic-3121/main-road/39']);
  expect(await addresses('2/39 main rd richmond')).toEqual(['/location/richmond-vic-3121/main-road/39-unit-2']);
  expect(await addresses('41 main road')).toEqual([]);
  expect(await addresses('main road')).toEqual([]);
});

test('[PROP-04, SRCH-30] units, ranges and lots are found as people type them', async () => {
  await fill([
    sold(1, 900_000, '2024-05-06', { street_number: '500-502', unit: '5' }),
    sold(2, 500_000, '2012-01-01', { street_number: 'Lot 3' }),
    sold(3, 500_000, '2012-01-01', { street_number: '500', unit: 'Unit 12' }),
  ]);
  const range = ['/location/richmond-vic-3121/main-road/500-502-unit-5'];
  for (const term of ['5/500-502 main road', 'U5/500 Main Rd, Richmond, Victoria', 'unit 5, 500 – 502 main road'])
    expect([term, await addresses(term)]).toEqual([term, range]);
  expect(await addresses('lot 3 main road')).toEqual(['/location/richmond-vic-3121/main-road/lot-3']);
  for (const term of ['U12/500 main road', 'unit 12 500 main road'])
    expect([term, (await addresses(term)).length]).toEqual([term, 1]);
});
