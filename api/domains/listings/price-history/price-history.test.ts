import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../test-market.ts';
import { refreshListingSuggestions } from '../../geography/locations/public.ts';
import { testService, type TestService } from '../../../test-kit/test-service.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

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
beforeEach(async () => {
  await emptyTables(database, ['past_sale']);
  // Which is reported, as truncating is not.
  await sql`delete from listing`.execute(database);
});

const history = async (id = 1): Promise<unknown> => {
  const { data } = (
    await service.graph({
      query: 'query History($id: ID!) { listing(id: $id) { priceHistory { on kind price amount } } }',
      variables: { id: String(id) },
    })
  ).body;
  return ((data ?? {})['listing'] as { priceHistory: unknown }).priceHistory;
};
const change = (columns: string) => sql`update listing set ${sql.raw(columns)} where id = 1`.execute(database);
const moveBack = (until: string) =>
  sql`update listing_price set until = ${until}::timestamptz
    where listing_id = 1 and until > now() - interval '1 minute'`.execute(database);

test('[LIST-06] a change stores the replaced price, and the history has it with its day, latest first', async () => {
  await fillTestListings(database, [{ id: 1, search_price: 1_050_000, price_text: '$1,050,000' }]);
  expect(await history()).toEqual([{ on: '2026-11-01', kind: 'listed', price: '$1,050,000', amount: 1_050_000 }]);
  await change("search_price = 1000000, price_text = '$980,000 - $1,020,000'");
  await moveBack('2026-11-09T20:00:00Z');
  await change("title = 'Other words'");
  await change('search_price = 950000, price_text = null');
  await moveBack('2026-11-15T00:00:00Z');
  expect(await history()).toEqual([
    { on: '2026-11-15', kind: 'changed', price: '$950,000', amount: 950_000 },
    { on: '2026-11-10', kind: 'changed', price: '$980,000 - $1,020,000', amount: 1_000_000 },
    { on: '2026-11-01', kind: 'listed', price: '$1,050,000', amount: 1_050_000 },
  ]);
});

test('[LIST-06] final prices are beside the asking prices, also of earlier sales and leases at the same address', async () => {
  await fillTestListings(database, [
    {
      id: 1,
      status_type: 'sold',
      status: 'completed',
      search_price: 1_000_000,
      completed_on: '2026-11-12',
      completed_price: 1_030_000,
      completed_price_visible: true,
    },
    {
      id: 2,
      status_type: 'sold',
      status: 'completed',
      search_price: 600_000,
      completed_on: '2019-03-04',
      completed_price: 640_000,
      completed_price_visible: true,
    },
    { id: 3, status_type: 'leased', status: 'completed', search_price: 700, completed_on: '2022-05-06' },
    {
      id: 4,
      status_type: 'sold',
      status: 'completed',
      completed_on: '2015-01-01',
      completed_price: 500_000,
      completed_price_visible: false,
    },
    {
      id: 5,
      status_type: 'sold',
      status: 'completed',
      completed_on: '2014-01-01',
      completed_price: 400_000,
      completed_price_visible: true,
      street_number: '41',
    },
    {
      id: 6,
      status_type: 'sold',
      status: 'completed',
      completed_on: '2013-01-01',
      completed_price: 300_000,
      completed_price_visible: true,
      street_visible: false,
    },
    {
      id: 7,
      status_type: 'sold',
      status: 'completed',
      completed_on: '2012-01-01',
      completed_price: 200_000,
      completed_price_visible: true,
      unit: '2',
    },
    {
      id: 8,
      status_type: 'sold',
      status: 'removed',
      completed_on: '2011-01-01',
      completed_price: 100_000,
      completed_price_visible: true,
    },
  ]);
  await refreshListingSuggestions(database, 'all');
  expect(await history()).toEqual([
    { on: '2026-11-12', kind: 'sold', price: '$1,030,000', amount: 1_030_000 },
    { on: '2026-11-01', kind: 'listed', price: '$1,000,000', amount: 1_000_000 },
    { on: '2022-05-06', kind: 'leased', price: '$700 per week', amount: 700 },
    { on: '2019-03-04', kind: 'sold', price: '$640,000', amount: 640_000 },
  ]);
});

test('[LIST-14, LIST-13] price history omits hidden prices, Queensland auctions and other homes under a hidden address', async () => {
  const before = {
    id: 9,
    status_type: 'sold',
    status: 'completed',
    completed_on: '2019-03-04',
    completed_price: 640_000,
    completed_price_visible: true,
  };
  await fillTestListings(database, [{ id: 1, search_price: 1_050_000 }, before]);
  await refreshListingSuggestions(database, 'all');
  await change('search_price = 1000000');
  expect(await history()).toHaveLength(3);
  await change('street_visible = false');
  expect(await history()).toHaveLength(2);
  await change('street_visible = true, price_visible = false');
  expect(await history()).toEqual([]);
  await change("price_visible = true, locality_id = 4, auction_at = '2027-12-05T01:00:00Z'");
  expect(await history()).toEqual([]);
});

test('[LIST-13] an earlier price in a wording that the state forbids has no figure', async () => {
  await fillTestListings(database, [{ id: 1, search_price: 1_050_000, price_text: 'From $1,050,000' }]);
  await change('search_price = 1000000, price_text = null');
  expect(await history()).toMatchObject([
    { kind: 'changed', price: '$1,000,000' },
    { kind: 'listed', price: null },
  ]);
});

test('[LIST-06] a listing has the median of its type in its suburb with the number of sales behind it', async () => {
  await fillTestListings(database, [{ id: 1 }, { id: 2, property_type: 4 }, { id: 3, locality_id: null }]);
  await sql`insert into past_sale (locality_id, kind, sold_on, price)
    select 1, 'house', current_date - 30, unnest(array[500000, 700000, 600000, 900000, 1000000])`.execute(database);
  const ask = async (id: number) => {
    const { data } = (
      await service.graph({
        query: 'query Medians($id: ID!) { listing(id: $id) { suburbMedians { kind sold { median sampleSize } } } }',
        variables: { id: String(id) },
      })
    ).body;
    return ((data ?? {})['listing'] as Record<string, unknown>)['suburbMedians'];
  };
  expect(await ask(1)).toMatchObject({ kind: 'house', sold: { median: 700_000, sampleSize: 5 } });
  expect(await ask(3)).toBeNull();
});

test('[LIST-06, LIST-14] a reduction within a month has its day; a raised, an older and a hidden price have none', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await fillTestListings(
    database,
    [1, 2, 3, 4, 5].map((id) => ({ id, listed_at: ago(90) })),
  );
  const lower = (id: number, price: number, days: number) =>
    sql`update listing set search_price = ${price}::int where id = ${id}::int`
      .execute(database)
      .then(() =>
        sql`update listing_price set until = ${ago(days)}::timestamptz where listing_id = ${id}::int`.execute(database),
      );
  await lower(1, 950_000, 3);
  await lower(2, 1_050_000, 3);
  await lower(3, 950_000, 40);
  await lower(4, 950_000, 3);
  await sql`update listing set price_visible = false where id = 4`.execute(database);
  const { data } = (
    await service.graph({ query: '{ listingsById(listingIds: ["1", "2", "3", "4", "5"]) { id priceReducedOn } }' })
  ).body;
  const shown = (data ?? {})['listingsById'] as { id: string; priceReducedOn: string | null }[];
  expect(shown.filter(({ priceReducedOn }) => priceReducedOn !== null)).toEqual([
    { id: '1', priceReducedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
  expect(shown).toHaveLength(5);
});
