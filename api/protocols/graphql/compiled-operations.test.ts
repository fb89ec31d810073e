import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../domains/listings/test-market.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';

let database: Database;
let service: TestService;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  const photo = { slot: 'm', width: 1200, height: 800, colour: '#889', alt: 'Front' };
  await fillTestListings(
    database,
    [
      {
        id: 1,
        document: {
          photos: [
            { ...photo, key: 'abc' },
            { ...photo, slot: 'a' },
          ],
        },
      },
      { id: 2, search_price: 800_000 },
      { id: 3, price_visible: false },
    ],
    Date.now(),
  );
  service = await testService(database);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

const card =
  'fragment Card on Listing { __typename id uri priceDetails { shortDescription isHidden } features { tags } landFeatures { area } saleDetails { auctionOn } office { name } media { photos { key alt } } }';
const search = {
  searchMode: 'location',
  statusType: 'buy',
  locationSearchContext: { searchLocations: [{ slug: 'inner-vic-3000' }] },
};
const operations: Readonly<Record<string, readonly [query: string, variables?: object, operationName?: string]>> = {
  'fragments and aliases': [
    `${card} query ($ids: [ID!]!) { first: listingsById(listingIds: $ids) { ...Card } again: listingsById(listingIds: [3]) { name: uri ... on Listing { title description seo { title } } } }`,
    { ids: [2, 1, 99] },
  ],
  'a search with all its parts': [
    `${card} query ($query: ListingSearchQuery!) { listingSearch(query: $query) { total exactTotal prices { filtered { median } } results { ...Card similar(take: 2) { id } } aggregations { beds { value count } priceHistogram { min max } auctionDates { date } } markers { id } } }`,
    { query: search },
  ],
  'nothing found': ['{ listing(id: 99) { id } location(identifier: "nowhere-vic-9999") { name } }'],
  'a default of an argument and of a variable': [
    'query ($take: Int = 1) { listingsById(listingIds: [1, 2], take: $take) { id } listingsHomepage { id } }',
  ],
  'one of several operations': ['query A { listing(id: 1) { id } } query B { listing(id: 2) { id } }', {}, 'B'],
  'a refused input': [
    'query ($query: ListingSearchQuery!) { listingSearch(query: $query) { total } }',
    { query: { ...search, price: { min: 2, max: 1 } } },
  ],
  'errors beside results': ['{ good: listing(id: 1) { id similar(take: 500) { id } } other: listing(id: 2) { id } }'],
  'a value that is none': ['query ($id: ID!) { listing(id: $id) { id } }', { id: { no: 'id' } }],
  'a value that is missing': ['query ($id: ID!) { listing(id: $id) { id } }'],
  'two writes that are refused': [
    'mutation { a: follow(kind: agent, targetId: 1) { isFollowing } b: unfollow(kind: agent, targetId: 1) { isFollowing } }',
  ],
};

test.each(Object.keys(operations))('a repeated operation returns the same as the first time: %s', async (name) => {
  const [query, variables, operationName] = operations[name] ?? [''];
  const body = { query, variables, ...(operationName === undefined ? {} : { operationName }) };
  const first = await service.graph(body);
  expect(await service.graph(body)).toEqual(first);
  expect(await service.graph(body)).toEqual(first);
});

test('fields omitted by a variable are decided at each call, and at each place of a fragment', async () => {
  const query =
    'fragment Name on Listing { uri @include(if: $named) } query ($named: Boolean!, $second: Boolean!) { a: listing(id: 1) { id ...Name } b: listing(id: 2) @include(if: $second) { id ...Name @skip(if: $second) } }';
  const ask = async (named: boolean, second: boolean) =>
    (await service.graph({ query, variables: { named, second } })).body.data;
  for (let round = 0; round < 3; round += 1) {
    expect(await ask(true, true)).toEqual({ a: { id: '1', uri: 'house-1' }, b: { id: '2' } });
    expect(await ask(false, true)).toEqual({ a: { id: '1' }, b: { id: '2' } });
    expect(await ask(true, false)).toEqual({ a: { id: '1', uri: 'house-1' } });
  }
});
