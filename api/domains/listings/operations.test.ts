import { sql } from 'kysely';
import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { callerOf, type TestCaller } from '../../test-kit/test-members.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';
import { fillTestListings, fillTestPlaces } from './test-market.ts';

let database: Database;
let service: TestService;
let visitor: TestCaller;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestListings(
    database,
    [
      {
        id: 1,
        search_price: 1_000_000,
        price_text: '$950,000 - $1,000,000',
        bedrooms: 3,
        title: 'Light',
        document: { photos: [{ slot: 'm', key: 'abc', width: 1200, height: 800, colour: '#889', alt: 'Front' }] },
      },
      {
        id: 2,
        search_price: 800_000,
        bedrooms: 2,
        locality_id: 2,
        latitude: -37.83,
        longitude: 144.99,
        street_number: '3',
      },
      { id: 3, status_type: 'rent', search_price: 600, price_visible: false, street_visible: false, bedrooms: 1 },
      {
        id: 4,
        status_type: 'sold',
        status: 'completed',
        completed_on: '2026-10-10',
        completed_price: 990_000,
        completed_price_visible: true,
        office_id: 2,
        locality_id: 5,
        latitude: -31.95,
        longitude: 115.86,
      },
      { id: 5, status: 'removed', successor_id: 1 },
      { id: 6, published: false },
      { id: 7, tier: 3, search_price: 1_200_000, listed_at: '2026-11-20T00:00:00Z', street_number: '390' },
    ],
    Date.now(),
  );
  await sql`insert into listing_agent (listing_id, agent_id, place) values (1, 2, 1), (1, 1, 0), (2, 1, 0), (4, 1, 0),
    (5, 1, 0)`.execute(database);
  service = await testService(database);
  visitor = await callerOf(service, null);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

const idsOf = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id);
const get = async (path: string, query?: object) =>
  visitor.call('GET', query === undefined ? path : `${path}?query=${encodeURIComponent(JSON.stringify(query))}`);
const around = 'POLYGON((144.98 -37.84, 145.02 -37.84, 145.02 -37.81, 144.98 -37.81, 144.98 -37.84))';

test('[REST-03] a listing with its people; a removed one leads to its successor, an unknown one is rejected', async () => {
  const { status, body } = await get('/listing/1');
  expect([status, body]).toMatchObject([
    200,
    {
      id: 1,
      uri: 'house-1',
      statusType: 'buy',
      status: 'available',
      priceDetails: { shortDescription: '$950,000 - $1,000,000', isHidden: false },
      address: { street: '39 Main Road', suburb: 'Richmond', latitude: -37.82 },
      saleDetails: { loanPrice: 1_000_000, soldPrice: null },
      agents: [{ id: 1, name: 'Ada Lovell' }, { id: 2 }],
      office: { slug: 'harbour-and-vale-richmond-1' },
      inspections: [],
      seo: { title: '39 Main Road, Richmond, VIC 3121, house, for sale', description: '$950,000 - $1,000,000' },
    },
  ]);
  expect((await get('/rest/listing/5')).body).toMatchObject({ status: 'removed', canonicalUri: 'house-1' });
  for (const path of ['/listing/6', '/listing/99', '/listing/enquiry/6'])
    expect(await get(path)).toMatchObject({ status: 404, body: { title: 'Not found' } });
  const stored = await fetch(`${service.address}/listing/1`);
  const again = await fetch(`${service.address}/listing/1`, {
    headers: { 'if-none-match': stored.headers.get('etag') ?? '' },
  });
  expect([stored.headers.get('cache-control'), again.status]).toEqual(['public, max-age=60', 304]);
});

test('[REST-03] the form for an enquiry: the listing, its agents, whether it accepts any', async () => {
  expect(await get('/listing/enquiry/1')).toMatchObject({
    status: 200,
    body: {
      listingId: 1,
      shortDescription: '$950,000 - $1,000,000',
      photo: { key: 'abc' },
      agents: [{ id: 1 }, { id: 2 }],
      office: { id: 1 },
      takesEnquiries: true,
    },
  });
  expect((await get('/listing/enquiry/5')).body.takesEnquiries).toBe(false);
});

test('[REST-01] homes by their typed address; hidden streets are not found', async () => {
  const found = async (q: string) =>
    (await get(`/search/properties?q=${encodeURIComponent(q)}`)).body.results.map(({ id }: { id: number }) => id);
  expect(await found('39 Main Road')).toEqual([1, 4, 7]);
  expect(await found('390 main rd richmond')).toEqual([7]);
  expect(await found('2/3 main road cremorne')).toEqual([2]);
  expect(await found('Nowhere Street')).toEqual([]);
  expect(await found('2/3-5 Main Rd, Cremorne, Victoria, Australia')).toEqual([2]);
  const inCremorne = await found('cremorne');
  expect(inCremorne).toContain(2);
  expect(inCremorne).not.toContain(1);
  for (const q of ['Cremorne VIC', 'cremorne victoria', 'Cremorne, VIC 3121', 'CREMORNE 3999'])
    expect([q, await found(q)]).toEqual([q, inCremorne]);
  expect((await get('/search/properties?q=39%20main%20road&take=1')).body.results).toEqual([
    { id: 1, uri: 'house-1', label: '39 Main Road, Richmond, VIC 3121', statusType: 'buy', propertyType: 'house' },
  ]);
  expect((await get('/search/properties')).status).toBe(422);
});

test('[REST-05] in places: list and map, by GET with JSON and by POST, by the same rules as the graph API', async () => {
  const query = {
    statusType: 'buy',
    sortBy: 'cheapest',
    locationSearchContext: { searchLocations: [{ slug: 'richmond-vic-3121' }] },
  };
  for (const { status, body } of [
    await get('/listings/location/list', { ...query, paging: { take: 2 } }),
    await visitor.call('POST', '/listings/location/list', { ...query, paging: { take: 2 } }),
  ]) {
    expect([status, body.total, idsOf(body), body.prices, body.pagination]).toEqual([
      200,
      3,
      [1, 7],
      { filtered: { median: 1_000_000 } },
      { currentPage: 1, totalPages: 2, skip: 0, take: 2, pageSize: 2 },
    ]);
  }
  for (const { body } of [
    await get('/listings/location/map', query),
    await visitor.call('POST', '/listings/location/map', query),
  ]) {
    expect([body.total, body.markers.map(({ id, price }: { id: number; price: string }) => [id, price])]).toEqual([
      3,
      [
        [7, '$1.2M'],
        [2, '$800k'],
        [1, '$1M'],
      ],
    ]);
  }
  expect(
    idsOf(
      (
        await get('/listings/location/list', {
          ...query,
          locationSearchContext: { ...query.locationSearchContext, includeSurroundingSuburbs: false },
          price: { max: 1_100_000 },
          bedrooms: { min: 3 },
        })
      ).body,
    ),
  ).toEqual([1]);
});

test('[REST-14] an unknown location is rejected by name, beside others too; each kind is found by its id', async () => {
  const among = (...searchLocations: object[]) =>
    get('/listings/location/list', { statusType: 'buy', locationSearchContext: { searchLocations } });
  const known = { slug: 'richmond-vic-3121' };
  for (const place of [{ slug: 'atlantis-vic-9999' }, { slug: 'vic-9999' }, { id: '99999' }, { id: 'region-999' }]) {
    const [field = ''] = Object.keys(place);
    for (const [at, { status, body }] of [await among(place), await among(known, place)].entries())
      expect([place, status, body.errors]).toEqual([
        place,
        422,
        [
          {
            field: `locationSearchContext.searchLocations.${at}.${field}`,
            message: expect.stringMatching(/^has a location that does not exist: /),
          },
        ],
      ]);
  }
  for (const place of [{ id: '1' }, { id: 'vic' }, { slug: 'victoria' }, { id: 'vic-3121' }, { slug: '3121' }, {}])
    expect([place, (await among(place)).status]).toEqual([place, 200]);
});

test('[REST-05] within a boundary: list and map, by GET with JSON and by POST', async () => {
  const query = { statusType: 'buy', sortBy: 'newest', locationSearchContext: { wellKnownText: around } };
  for (const { status, body } of [
    await get('/listings/boundary/list', query),
    await visitor.call('POST', '/listings/boundary/list', { ...query, searchMode: 'map' }),
  ]) {
    expect([status, idsOf(body), body.total]).toEqual([200, [7, 2, 1], 3]);
  }
  for (const { body } of [
    await get('/listings/boundary/map', query),
    await visitor.call('POST', '/listings/boundary/map', query),
  ])
    expect(body.markers.map(({ id }: { id: number }) => id)).toEqual([7, 2, 1]);
  expect((await get('/listings/boundary/list', { ...query, statusType: 'rent' })).body.total).toBe(0);
});

test('[REST-05] invalid fields of a search are named', async () => {
  const fieldsOf = ({ status, body }: { status: number; body: { errors: { field: string }[] } }) => [
    status,
    body.errors.map(({ field }) => field),
  ];
  expect(
    fieldsOf(
      await get('/listings/boundary/list', { statusType: 'buy', locationSearchContext: { wellKnownText: 'POLYGON' } }),
    ),
  ).toEqual([422, ['locationSearchContext.wellKnownText']]);
  expect(
    fieldsOf(
      await visitor.call('POST', '/listings/location/list', {
        statusType: 'lease',
        sortBy: 'x',
        locationSearchContext: {},
        price: { min: 1.5 },
      }),
    ),
  ).toEqual([422, ['statusType', 'sortBy', 'price.min']]);
  expect(
    fieldsOf(
      await visitor.call('POST', '/listings/location/map', {
        statusType: 'buy',
        locationSearchContext: {},
        paging: { take: 1000 },
      }),
    ),
  ).toEqual([422, ['paging.take']]);
  expect(fieldsOf(await get('/listings/location/list'))).toEqual([422, ['query']]);
  expect(fieldsOf(await visitor.call('POST', '/listings/ids', { listingIds: ['x'] }))).toEqual([422, ['listingIds.0']]);
});

test('[REST-05] listings by their ids, in the requested order, with their agents', async () => {
  const wanted = { listingIds: [4, '1', 99, 6, 1, 2], skip: 1, take: 4 };
  for (const { body } of [
    await visitor.call('POST', '/listings/ids', wanted),
    await get('/listings/ids/list', wanted),
  ]) {
    expect([idsOf(body), body.total, body.pagination.totalPages]).toEqual([[1, 2], 5, 2]);
  }
  const { body } = await visitor.call('POST', '/listings/ids/branding', { listingIds: [4, 1] });
  expect(body.results).toMatchObject([
    { listingId: 4, office: { slug: 'north-perth-2' }, agents: [{ username: 'ada' }] },
    { listingId: 1, office: { id: 1 }, agents: [{ id: 1 }, { id: 2 }] },
  ]);
});

test("[REST-05] an agent's listings: on offer by default, else of the requested kinds; on the map", async () => {
  for (const { body } of [
    await visitor.call('POST', '/listings/agent', { agentId: 1 }),
    await get('/listings/agent/list', { agentId: 1 }),
  ])
    expect([idsOf(body), body.total]).toEqual([[2, 1], 2]);
  expect(idsOf((await get('/listings/agent/list', { agentId: 1, statusTypes: ['sold'] })).body)).toEqual([4]);
  expect(
    (await get('/listings/agent/map', { agentId: 1, statusTypes: ['buy', 'sold'] })).body.markers.map(
      ({ id }: { id: number }) => id,
    ),
  ).toEqual([2, 1, 4]);
  expect((await get('/listings/agent/list', { agentId: 99 })).body).toMatchObject({ total: 0, results: [] });
});
