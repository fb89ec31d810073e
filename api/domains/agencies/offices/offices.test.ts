import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../listings/test-market.ts';
import { testService, type TestService } from '../../../test-kit/test-service.ts';

let database: Database;
let service: TestService;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await sql`update office set locality_id = 2, brand_colour = '#224466' where id = 1`.execute(database);
  await fillTestListings(database, [
    { id: 1 },
    { id: 2 },
    { id: 3, status_type: 'rent' },
    { id: 4, status_type: 'sold', status: 'completed', completed_on: '2026-10-10' },
    { id: 5, status: 'removed' },
    { id: 6, published: false },
    { id: 7, office_id: 2 },
  ]);
  service = await testService(database);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

const office = async (identifier: string) => {
  const { body } = await service.graph({
    query: `query O($identifier: String!) { office(identifier: $identifier) { id slug name phone brandColour location { suburb stateCode postcode locationSlug } listingCounts { buy rent sold leased } } }`,
    variables: { identifier },
  });
  expect(body.errors).toBeUndefined();
  return body.data?.['office'] as unknown;
};

test('[SRCH-18, URL-14] an office is found by its id and any slug that ends in it, with its location and listings', async () => {
  const found = {
    id: '1',
    slug: 'harbour-and-vale-richmond-1',
    name: 'Harbour and Vale',
    phone: '03 9000 0001',
    brandColour: '#224466',
    location: { suburb: 'Cremorne', stateCode: 'VIC', postcode: '3121', locationSlug: 'cremorne-vic-3121' },
    listingCounts: { buy: 2, rent: 1, sold: 1, leased: 0 },
  };
  for (const identifier of ['1', 'harbour-and-vale-richmond-1', 'a-former-name-1'])
    expect(await office(identifier)).toEqual(found);
  expect(await office('north-perth-2')).toMatchObject({
    phone: null,
    location: null,
    listingCounts: { buy: 1, rent: 0, sold: 0, leased: 0 },
  });
});

test("[URL-14] what ends in no office's id is none", async () => {
  for (const identifier of [
    '',
    'harbour-and-vale',
    '99',
    'x-99999999999',
    '1-2-',
    '-1x',
    '\u0000',
    '1\u0000',
    `${'9'.repeat(5000)}`,
  ])
    expect([identifier, await office(identifier)]).toEqual([identifier, null]);
});

test('the offices of many listings cost one statement per kind', async () => {
  const { body } = await service.graph({
    query: '{ listingsById(listingIds: [1, 2, 7]) { office { name location { suburb } listingCounts { buy } } } }',
  });
  expect(body.data?.['listingsById']).toEqual([
    { office: { name: 'Harbour and Vale', location: { suburb: 'Cremorne' }, listingCounts: { buy: 2 } } },
    { office: { name: 'Harbour and Vale', location: { suburb: 'Cremorne' }, listingCounts: { buy: 2 } } },
    { office: { name: 'North', location: null, listingCounts: { buy: 1 } } },
  ]);
});

test('[URL-18] an office of no id has no homes', async () => {
  const { body } = await service.graph({
    query:
      '{ listingSearch(query: { statusType: buy, searchMode: office, locationSearchContext: { officeId: "0" } }) { total pagination { totalPages } } }',
  });
  expect(body).toEqual({ data: { listingSearch: { total: 0, pagination: { totalPages: 0 } } } });
});
