import { featureBits } from '@verandah/market';
import { sql } from 'kysely';
import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { refreshSuggestions } from '../geography/locations/suggestions.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';
import { fillTestListings, fillTestPlaces, type TestListing } from './test-market.ts';

let database: Database;
let service: TestService;
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString();
const photo = {
  slot: 'm',
  key: 'abc',
  width: 1200,
  height: 800,
  colour: '#889',
  alt: '7 Wattlebird Lane from the street',
};

beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await sql`update office set logo = 'finch' where id = 2`.execute(database);
  const old = day(-30);
  await fillTestListings(
    database,
    [
      {
        id: 1,
        listed_at: old,
        search_price: 1_000_000,
        bedrooms: 3,
        auction_at: day(5),
        inspections: [
          [day(-1), day(-0.99), '2026-01-01'],
          [day(1), day(1.02), '2026-01-02'],
        ],
      },
      {
        id: 2,
        listed_at: old,
        uri: 'hidden-2',
        street_visible: false,
        price_visible: false,
        search_price: 1_250_000,
        street: 'Wattlebird Lane',
        street_number: '7',
        bond: 2000,
        title: '7 Wattlebird Lane, yours for $1,250,000',
        description: 'Wattlebird Lane is quiet. Ask $1.25m.',
        document: {
          photos: [photo],
          documents: [
            { title: 'Contract', url: 'https://x.example/7-wattlebird-lane.pdf' },
            { title: 'Guide', url: 'https://x.example/guide-1250000.pdf' },
            { title: 'Flyer', url: 'https://x.example/flyer.pdf' },
          ],
          extraFeatures: ['Near Wattlebird Lane'],
        },
      },
      { id: 3, listed_at: old, search_price: 1_050_000 },
      { id: 4, listed_at: old, search_price: 2_000_000, locality_id: 2, office_id: 2, tier: 3 },
      { id: 5, listed_at: old, search_price: 1_010_000, locality_id: 2, office_id: 2 },
      { id: 6, listed_at: old, status: 'removed', successor_id: 1 },
      { id: 7, listed_at: old, published: false },
      {
        id: 8,
        listed_at: old,
        status_type: 'sold',
        status: 'completed',
        completed_on: '2026-10-10',
        completed_price: 990_000,
        completed_price_visible: false,
      },
      { id: 9, property_type: 4, search_price: 1_000_001, listed_at: day(-1) },
      {
        id: 10,
        listed_at: old,
        status_type: 'rent',
        search_price: 500,
        price_visible: false,
        bond: 2000,
        available_on: '2026-12-01',
        features: Number(featureBits(['petFriendly'])),
      },
      {
        id: 11,
        listed_at: old,
        locality_id: 4,
        auction_at: day(9),
        price_text: 'Guide $1m',
        search_price: 1_000_000,
        latitude: -27.46,
        longitude: 153,
      },
    ] satisfies TestListing[],
    Date.now(),
  );
  service = await testService(database);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

const ask = async (query: string) => {
  const { body } = await service.graph({ query });
  expect(body.errors).toBeUndefined();
  return body.data ?? {};
};
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => Number(id));

test('[LIST-02, LIST-14] a hidden address and price appear nowhere in what is returned for a listing', async () => {
  const { body } = await service.graph({
    query: `{ listing(id: 2) { id uri canonicalUri title description priceDetails { shortDescription longDescription isHidden } address { street isHidden suburb latitude longitude }
      features { extraFeatures } media { photos { key alt } } documents { title url } saleDetails { soldPrice } rentalDetails { bond } } }`,
  });
  expect(body.data?.['listing']).toMatchObject({
    priceDetails: { shortDescription: 'Contact agent', isHidden: true },
    address: {
      street: 'Address available on request',
      isHidden: true,
      suburb: 'Richmond',
      latitude: null,
      longitude: null,
    },
    media: { photos: [{ key: 'abc', alt: 'House in Richmond, photo 1' }] },
    documents: [{ title: 'Flyer', url: 'https://x.example/flyer.pdf' }],
  });
  expect(JSON.stringify(body)).not.toMatch(/wattlebird|1,?250,?000|1\.25m|-37\.82/i);
  const { listing } = await ask('{ listing(id: 10) { rentalDetails { bond availableOn } } }');
  expect(listing.rentalDetails).toEqual({ bond: null, availableOn: '2026-12-01' });
});

test('[SRCH-77] a rental states whether pets are allowed, and an office has its logo with its listings', async () => {
  const { rental, house, other, office } =
    await ask(`{ rental: listing(id: 10) { rentalDetails { isPetFriendly } } house: listing(id: 4) { office { logo } }
      other: listing(id: 1) { office { logo } } office(identifier: "2") { logo } }`);
  const logo = '/media/avatars/finch.webp';
  expect([rental, house, other, office]).toEqual([
    { rentalDetails: { isPetFriendly: true } },
    { office: { logo } },
    { office: { logo: null } },
    { logo },
  ]);
});

test('[LIST-14] markers leave hidden addresses out and hidden prices blank', async () => {
  const { listingSearch } = await ask(
    '{ listingSearch(query: { statusType: buy, searchMode: location, locationSearchContext: {} }) { total markers { id price tier latitude } } }',
  );
  expect(listingSearch.total).toBe(7);
  expect(idsOf(listingSearch.markers)).toEqual([4, 9, 11, 5, 3, 1]);
  expect(listingSearch.markers.find(({ id }: { id: string }) => id === '11').price).toBeNull();
  expect(listingSearch.markers[0]).toEqual({ id: '4', price: '$2M', tier: 'premiere', latitude: -37.82 });
});

test('[LIST-13] a Queensland auction shows no price anywhere', async () => {
  const { body } = await service.graph({
    query:
      '{ listing(id: 11) { priceDetails { shortDescription longDescription isHidden } title description auction { startsAt } } }',
  });
  expect(body.data?.['listing'].priceDetails).toEqual({
    shortDescription: 'Auction',
    longDescription: 'Auction',
    isHidden: true,
  });
});

test('[LIST-03] status type, status and under offer are distinct; a hidden sold price is withheld', async () => {
  const { listing } = await ask(
    '{ listing(id: 8) { statusType status saleDetails { isUnderOffer soldOn soldPrice } priceDetails { shortDescription } rentalDetails { bond } } }',
  );
  expect(listing).toEqual({
    statusType: 'sold',
    status: 'completed',
    saleDetails: { isUnderOffer: false, soldOn: '2026-10-10', soldPrice: null },
    priceDetails: { shortDescription: 'Price withheld' },
    rentalDetails: null,
  });
});

test('[LIST-01, GQL-09] coming inspections only, and the auction', async () => {
  const { listing } = await ask(
    '{ listing(id: 1) { inspections { startsAt } auction { startsAt } agents { id } office { slug phone } } }',
  );
  expect(listing).toMatchObject({
    inspections: [{ startsAt: expect.any(String) }],
    office: { slug: 'harbour-and-vale-richmond-1' },
    agents: [],
  });
});

test('[GQL-09] a listing by its uri, also a former one; a removed one leads to its successor', async () => {
  const byUri = async (uri: string) =>
    (await ask(`{ listingByUri(uri: "${uri}") { id canonicalUri status } }`))['listingByUri'];
  expect(await byUri('house-1')).toEqual({ id: '1', canonicalUri: 'house-1', status: 'available' });
  expect(await byUri('old-name-of-the-place-1')).toEqual({ id: '1', canonicalUri: 'house-1', status: 'available' });
  expect(await byUri('house-6')).toEqual({ id: '6', canonicalUri: 'house-1', status: 'removed' });
  expect([await byUri('house-7'), await byUri('nowhere')]).toEqual([null, null]);
});

test('[GQL-09, LIST-01] similar ones: same kind, the suburb before those around it, nearest in price; others of the office', async () => {
  const { listing } = await ask('{ listing(id: 1) { similar(take: 4) { id } otherOfficeListings(take: 3) { id } } }');
  expect(idsOf(listing.similar)).toEqual([3, 2, 5, 4]);
  expect(idsOf(listing.otherOfficeListings)).toEqual([9, 11, 10]);
});

test('[GQL-09] listings by id in the requested order, paged; the home page by tier and age', async () => {
  const data = await ask(
    '{ listingsById(listingIds: [3, 99, 1, 7, 4], take: 2, skip: 2) { id } listingsHomepage(query: { take: 3 }) { id } young: listingsHomepage(maxAge: 2) { id } qld: listingsHomepage(query: { stateCode: "qld" }) { id } }',
  );
  expect([
    idsOf(data['listingsById']),
    idsOf(data['listingsHomepage']),
    idsOf(data['young']),
    idsOf(data['qld']),
  ]).toEqual([[1], [4, 9, 11], [9], [11]]);
});

test('[GQL-09] invalid input is reported with its field, not as a failure', async () => {
  const { body } = await service.graph({
    query:
      '{ listingSearch(query: { statusType: buy, searchMode: map, locationSearchContext: { wellKnownText: "POLYGON" } }) { total } }',
  });
  expect(body.errors?.[0]).toMatchObject({
    message: expect.stringContaining('locationSearchContext.wellKnownText'),
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('[GQL-09, URL-22] places by slug, id, state and postcode, with their surroundings', async () => {
  await refreshSuggestions(database);
  const data =
    await ask(`{ location(identifier: "richmond-vic-3121", includeSurrounding: true) { id label type surroundingSuburbs
      { slug } }
    code: location(identifier: "postcode-3121") { slug type postcode } noCode: location(identifier: "postcode-9998") {
      slug }
    plain: location(identifier: "1") { label surroundingSuburbs { slug } } locations(identifiers: ["qld", "nowhere",
      "vic-3121"]) { slug label type postcode }
    locationSearch(filter: { term: "rich" }) { slug kind } codes: locationSearch(filter: { term: "312",
      kinds: [postcode] }) { slug kind } }`);
  expect(data).toEqual({
    location: {
      id: '1',
      label: 'Richmond, VIC 3121',
      type: 'suburb',
      surroundingSuburbs: [{ slug: 'cremorne-vic-3121' }, { slug: 'burnley-vic-3121' }],
    },
    code: { slug: 'vic-3121', type: 'postcode', postcode: '3121' },
    noCode: null,
    plain: { label: 'Richmond, VIC 3121', surroundingSuburbs: [] },
    locations: [
      { slug: 'qld', label: 'Queensland', type: 'state', postcode: null },
      { slug: 'vic-3121', label: 'VIC 3121', type: 'postcode', postcode: '3121' },
    ],
    locationSearch: [{ slug: 'richmond-vic-3121', kind: 'suburb' }],
    codes: [{ slug: 'vic-3121', kind: 'postcode' }],
  });
});
