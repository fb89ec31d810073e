import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { callerOf, fillTestMembers, testMembers } from '../../test-kit/test-members.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';
import { fillTestListings, fillTestPlaces } from './test-market.ts';

let database: Database;
let service: TestService;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await fillTestListings(
    database,
    [
      { id: 1, bedrooms: 3 },
      { id: 2, bedrooms: 2, locality_id: 2 },
      { id: 3, bedrooms: 3, office_id: 2, locality_id: 5 },
    ],
    Date.now(),
  );
  service = await testService(database);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

const ask = async (query: string, variables: object) => (await service.graph({ query, variables })).body;

test('[GQL-09, GQL-12] searchParams by uri: the search of a page with every parameter, its places by id and name', async () => {
  const query = `query Params($uri: String!) { searchParams(uri: $uri) { statusType searchMode context sortBy paging { skip take } propertyTypes propertyFeatures
    locationSearchContext { searchLocations { id name slug stateCode } includeSurroundingSuburbs officeId wellKnownText } bathrooms { only min } bedrooms { only min } carSpaces { only min }
    landSize { min max } frontageSize { min max } price { min max } auction { dates forthcoming } inspection { dates forthcoming } isUnderOffer } }`;
  const uri =
    '/properties-for-sale/richmond-vic-3121/real-estate?suburbs=cremorne-vic-3121&surrounding=false&priceminimum=500000&bathrooms=2&page=2&sort=cheapest';
  expect((await ask(query, { uri })).data?.['searchParams']).toMatchObject({
    statusType: 'buy',
    searchMode: 'location',
    context: 'location',
    sortBy: 'cheapest',
    paging: { skip: 25, take: 25 },
    propertyTypes: [],
    locationSearchContext: {
      searchLocations: [
        { id: '1', name: 'Richmond', slug: 'richmond-vic-3121', stateCode: 'VIC' },
        { id: '2', name: 'Cremorne', slug: 'cremorne-vic-3121', stateCode: 'VIC' },
      ],
      includeSurroundingSuburbs: false,
      officeId: null,
    },
    price: { min: 500_000, max: null },
    bedrooms: null,
  });
  expect((await ask(query, { uri: '/real-estate-agency/north-perth-2/buy' })).data?.['searchParams']).toMatchObject({
    searchMode: 'office',
    locationSearchContext: { officeId: '2', searchLocations: [] },
  });
  expect((await ask(query, { uri: '/agent/ada' })).data?.['searchParams']).toBeNull();
  expect((await ask(query, { uri: `/${'a'.repeat(5000)}` })).errors?.[0]).toMatchObject({
    message: expect.stringContaining('uri'),
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('[GQL-09] listingsByUri: the listings of a page; the variants request parts of it only', async () => {
  const query = 'query Page($uri: String!) { listingsByUri(uri: $uri) { total results { id } } }';
  const found = async (uri: string) => (await ask(query, { uri })).data?.['listingsByUri'];
  expect(await found('/properties-for-sale/richmond-vic-3121/real-estate')).toEqual({
    total: 2,
    results: [{ id: '1' }, { id: '2' }],
  });
  expect(await found('/real-estate-agency/north-perth-2/buy')).toEqual({ total: 1, results: [{ id: '3' }] });
  expect(await found('/nowhere')).toBeNull();
  const { data } = await ask(
    `query Variants($query: ListingSearchQuery!) {
    minimal: listingSearch(query: $query) { total } aggregation: listingSearch(query: $query) { aggregations { beds {
      value count } propertyTypes { value count } } } markers: listingSearch(query: $query) { markers { id price } } }`,
    {
      query: {
        statusType: 'buy',
        searchMode: 'location',
        locationSearchContext: { searchLocations: [{ slug: 'perth-wa-6000' }] },
      },
    },
  );
  expect(data).toMatchObject({
    minimal: { total: 1 },
    aggregation: { aggregations: { propertyTypes: [{ value: 'house', count: 1 }] } },
    markers: { markers: [{ id: '3', price: '$1M' }] },
  });
});

test('[GQL-09] a listing with the topics of its suburb', async () => {
  const mara = await callerOf(service, testMembers.mara);
  await mara.graph(
    'mutation { askQuestion(locationUniqueUri: "richmond-vic-3121", input: { title: "Is it quiet at night?", content: "We have a baby." }) { postId } }',
  );
  const { data } = await ask(
    'query Topics($ids: [ID!]!) { listingsById(listingIds: $ids) { id topics(take: 3) { title } } }',
    { ids: ['1', '2'] },
  );
  expect(data?.['listingsById']).toEqual([
    { id: '1', topics: [{ title: 'Is it quiet at night?' }] },
    { id: '2', topics: [] },
  ]);
  expect((await ask('{ listing(id: 1) { topics(take: 21) { title } } }', {})).errors?.[0]).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
  });
});
