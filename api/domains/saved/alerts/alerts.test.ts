import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { deriveAlertsJob } from '../../geography/locations/derive-alerts-job.ts';
import { sendJob } from '../../../platform/jobs/public.ts';
import { everyListing, fillTestListings, fillTestPlaces, type TestListing } from '../../listings/test-market.ts';
import { listingSubscribers } from '../../listing-subscribers/public.ts';
import { refreshSearchRows } from '../../listings/search-row.ts';
import { callerOf, fillTestMembers, testMembers, type TestCaller } from '../../../test-kit/test-members.ts';
import { testService, type TestService } from '../../../test-kit/test-service.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let database: Database;
let service: TestService;
let mara: TestCaller, noah: TestCaller, olive: TestCaller, visitor: TestCaller;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  service = await testService(database, { publicUrl: 'https://verandah.example' });
  [mara, noah, olive, visitor] = [
    await callerOf(service, testMembers.mara),
    await callerOf(service, testMembers.noah),
    await callerOf(service, testMembers.olive),
    await callerOf(service, null),
  ] as [TestCaller, TestCaller, TestCaller, TestCaller];
});
beforeEach(async () => {
  await service.service.jobs.drain();
  await emptyTables(database, ['alert', 'listing', 'listing_search', 'mail']);
  await sql`update member set preferences = '{}'`.execute(database);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

const fields = `id name description address unseenListingIds unseenListingCount mode bedrooms priceMaximum isSurroundSearch propertyTypes pageElementPosition bathrooms { min } carSpaces { only }
  filter { beds { only min } baths { min } carSpaces { only } locationIds price { min max } propertyTypes searchMode } coverPhoto { key } shape { id polyline wellKnownText }
  searchParams { statusType searchMode context sortBy paging { skip take } propertyTypes propertyFeatures bedrooms { only min } price { min max } landSize { min } isUnderOffer auction { forthcoming } inspection { dates }
    locationSearchContext { searchLocations { id slug name stateCode } includeSurroundingSuburbs officeId wellKnownText } }`;
const add = (who: TestCaller, input: object, key?: string) =>
  who.graph(
    `mutation ($input: AddAlertInput!, $key: String) { addAlert(input: $input, idempotencyKey: $key) { ${fields} } }`,
    { input, key },
  );
const all = async (who: TestCaller) =>
  (await who.graph(`{ alerts { results { ${fields} } unseenListingCount } }`)).data?.['alerts'];
const inRichmond = {
  statusType: 'buy',
  searchMode: 'location',
  locationSearchContext: { searchLocations: [{ id: '1' }], includeSurroundingSuburbs: true },
};
const write = async (...listings: TestListing[]) => {
  await fillTestListings(database, listings, Date.now());
  await service.service.jobs.drain();
};
const idOf = async (who: TestCaller, input: object = { name: 'Richmond', searchParams: inRichmond }): Promise<string> =>
  (await add(who, input)).data?.['addAlert'].id;

test('[GQL-06, GQL-12, ALRT-07, SRCH-22] an alert stores a whole search, under the names of both formats, and its origin', async () => {
  const searchParams = {
    ...inRichmond,
    sortBy: 'newest',
    propertyTypes: ['house', 'townhouse'],
    propertyFeatures: ['pool'],
    bedrooms: { only: [3, 4] },
    bathrooms: { min: 2 },
    carSpaces: { only: [1] },
    price: { min: 500_000, max: 1_500_000 },
    landSize: { min: 200 },
    isUnderOffer: false,
    auction: { forthcoming: true },
    inspection: { dates: ['2027-01-02'] },
  };
  const { data } = await add(mara, { name: ' Home\u0000for us ', searchParams, pageElementPosition: 'results-header' });
  expect(data?.['addAlert']).toMatchObject({
    name: 'Home for us',
    mode: 'buy',
    bedrooms: [3, 4],
    bathrooms: { min: 2 },
    carSpaces: { only: [1] },
    propertyTypes: ['house', 'townhouse'],
    priceMaximum: 1_500_000,
    isSurroundSearch: true,
    pageElementPosition: 'results-header',
    unseenListingIds: [],
    unseenListingCount: 0,
    coverPhoto: null,
    shape: null,
    description: expect.stringMatching(/^Houses and townhouses for sale in Richmond: .*Pool/),
    filter: {
      beds: { only: [3, 4], min: null },
      baths: { min: 2 },
      carSpaces: { only: [1] },
      locationIds: ['1'],
      price: { min: 500_000, max: 1_500_000 },
      propertyTypes: ['house', 'townhouse'],
      searchMode: 'buy',
    },
    searchParams: {
      statusType: 'buy',
      searchMode: 'location',
      context: 'location',
      sortBy: 'newest',
      propertyFeatures: ['pool'],
      isUnderOffer: false,
      landSize: { min: 200 },
      auction: { forthcoming: true },
      inspection: { dates: ['2027-01-02'] },
      locationSearchContext: {
        searchLocations: [{ id: '1', slug: 'richmond-vic-3121', name: 'Richmond', stateCode: 'VIC' }],
        includeSurroundingSuburbs: true,
        officeId: null,
      },
    },
  });
  const drawn = await add(mara, {
    name: 'Drawn',
    searchParams: {
      statusType: 'rent',
      searchMode: 'draw',
      locationSearchContext: { wellKnownText: 'POLYGON((144.9 -37.9, 145.1 -37.9, 145 -37.7, 144.9 -37.9))' },
    },
  });
  expect(drawn.data?.['addAlert']).toMatchObject({
    mode: 'rent',
    isSurroundSearch: false,
    shape: {
      id: expect.any(String),
      polyline: expect.stringMatching(/.+/),
      wellKnownText: 'POLYGON((144.9 -37.9, 145.1 -37.9, 145 -37.7, 144.9 -37.9))',
    },
  });
  const office = await add(mara, {
    name: 'Office',
    searchParams: { statusType: 'sold', searchMode: 'office', locationSearchContext: { officeId: '2' } },
  });
  expect(office.data?.['addAlert']).toMatchObject({
    address: '/real-estate-agency/north-perth-2/sold',
    searchParams: { locationSearchContext: { officeId: '2' } },
  });
  const saved = await add(mara, {
    name: 'Saved',
    filter: {
      searchMode: 'rent',
      beds: { min: 2 },
      locationIds: ['1', '4'],
      price: { max: 700 },
      propertyTypes: ['unit'],
    },
  });
  expect(saved.data?.['addAlert']).toMatchObject({
    mode: 'rent',
    filter: { beds: { min: 2 }, locationIds: ['1', '4'], price: { max: 700 } },
    address: expect.stringContaining('/richmond-vic-3121/'),
  });
  expect((await all(mara)).results.map(({ name }: { name: string }) => name)).toEqual([
    'Saved',
    'Office',
    'Drawn',
    'Home for us',
  ]);
});

test('[ALRT-07] alerts are never cached', async () => {
  const response = await fetch(`${service.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ alerts { unseenListingCount } }' }),
  });
  expect([response.headers.get('cache-control'), ((await response.json()) as { errors: unknown[] }).errors]).toEqual([
    'no-store',
    [expect.objectContaining({ extensions: expect.objectContaining({ code: 'SIGNED_OUT' }) })],
  ]);
});

test('[GQL-06, PORT-04, SRCH-13] visitors and members without a verified address create none; invalid input is named', async () => {
  const code = async (who: TestCaller, input: object) => (await add(who, input)).errors?.[0];
  expect(await code(visitor, { name: 'x', searchParams: inRichmond })).toMatchObject({
    extensions: { code: 'SIGNED_OUT' },
  });
  expect(await code(olive, { name: 'x', searchParams: inRichmond })).toMatchObject({
    extensions: { code: 'FORBIDDEN' },
    message: expect.stringContaining('Confirm your email'),
  });
  const wrong: readonly [object, string][] = [
    [{ name: ' ', searchParams: inRichmond }, 'name'],
    [{ name: 'x'.repeat(101), searchParams: inRichmond }, 'name'],
    [{ name: 'x' }, 'searchParams'],
    [{ name: 'x', searchParams: inRichmond, filter: { searchMode: 'buy' } }, 'filter'],
    [{ name: 'x', searchParams: { ...inRichmond, price: { min: 2, max: 1 } } }, 'searchParams.price'],
    [{ name: 'x', searchParams: { ...inRichmond, price: { max: 20_000_000 } } }, 'searchParams.price.max'],
    [
      { name: 'x', searchParams: { ...inRichmond, statusType: 'rent', price: { min: 2051 } } },
      'searchParams.price.min',
    ],
    [{ name: 'x', filter: { searchMode: 'buy', locationIds: ['1'], price: { max: 11_000_001 } } }, 'filter.price.max'],
    [
      {
        name: 'x',
        searchParams: { ...inRichmond, locationSearchContext: { searchLocations: [{ slug: 'atlantis-vic-9999' }] } },
      },
      'searchParams.locationSearchContext.searchLocations.0.slug',
    ],
    [
      {
        name: 'x',
        searchParams: { ...inRichmond, searchMode: 'draw', locationSearchContext: { wellKnownText: 'POLYGON' } },
      },
      'searchParams.locationSearchContext.wellKnownText',
    ],
    [
      { name: 'x', searchParams: { ...inRichmond, searchMode: 'office', locationSearchContext: { officeId: '99' } } },
      'searchParams.locationSearchContext.officeId',
    ],
    [{ name: 'x', filter: { searchMode: 'buy', locationIds: ['77'] } }, 'filter.locationIds.0'],
  ];
  for (const [input, field] of wrong)
    expect(await code(mara, input)).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', problems: [{ field }] } });
  for (let made = 0; made < 50; made += 1) await idOf(noah);
  expect(await code(noah, { name: 'x', searchParams: inRichmond })).toMatchObject({
    extensions: { code: 'CONFLICT' },
    message: expect.stringContaining('50 alerts'),
  });
});

test('[GQL-06] the same key creates one alert', async () => {
  const [one, two] = [
    await add(mara, { name: 'x', searchParams: inRichmond }, 'key-of-one-alert'),
    await add(mara, { name: 'x', searchParams: inRichmond }, 'key-of-one-alert'),
  ];
  expect(one.data?.['addAlert'].id).toBe(two.data?.['addAlert'].id);
  expect((await all(mara)).results).toHaveLength(1);
});

test('[ALRT-06] a new home becomes unseen in each matching alert once; hidden facts match nothing they are hidden from', async () => {
  const cheap = await idOf(mara, { name: 'Cheap', searchParams: { ...inRichmond, price: { max: 900_000 } } });
  const here = await idOf(mara);
  const drawn = await idOf(noah, {
    name: 'Drawn',
    searchParams: {
      ...inRichmond,
      searchMode: 'map',
      locationSearchContext: {
        wellKnownText: 'POLYGON((144.9 -37.9, 145.1 -37.9, 145.1 -37.7, 144.9 -37.7, 144.9 -37.9))',
      },
    },
  });
  await write(
    { id: 1, search_price: 800_000 },
    { id: 2, search_price: 800_000, price_visible: false },
    { id: 3, search_price: 950_000, street_visible: false, locality_id: 2 },
    { id: 4, locality_id: 4 },
  );
  const unseen = async (who: TestCaller, id: string) =>
    (await all(who)).results.find((alert: { id: string }) => alert.id === id).unseenListingIds.toSorted();
  expect([await unseen(mara, cheap), await unseen(mara, here), await unseen(noah, drawn)]).toEqual([
    ['1'],
    ['1', '2', '3'],
    ['1', '2', '4'],
  ]);
  expect((await all(mara)).unseenListingCount).toBe(4);

  // Seen ones stay seen, however often the home is written; a lower price makes a home new to the alert that it meets
  // now.
  await mara.graph('mutation ($id: ID!) { deleteAlertNewListing(alertId: $id) { alertId } }', { id: here });
  await sql`update listing set search_price = 850000 where id = 3`.execute(database);
  await refreshSearchRows(database, [1, 2, 3], listingSubscribers);
  await service.service.jobs.drain();
  expect([await unseen(mara, cheap), await unseen(mara, here)]).toEqual([['1', '3'], []]);
  // Members are not notified of a removed home.
  await sql`update listing set status = 'removed' where id = 1`.execute(database);
  await refreshSearchRows(database, [1], listingSubscribers);
  await service.service.jobs.drain();
  expect([await unseen(mara, cheap), (await all(mara)).unseenListingCount]).toEqual([['3'], 1]);
});

test('[ALRT-06] homes from before the alert are not new, whatever changes', async () => {
  await write(
    { id: 1, inspections: [['2026-12-01T00:00:00Z', '2026-12-01T00:30:00Z', '2026-12-01']] },
    { id: 2, under_offer: true },
  );
  const id = await idOf(mara, { name: 'Free', searchParams: { ...inRichmond, isUnderOffer: false } });
  await sql`update listing set title = 'Renewed', search_price = 990000, under_offer = false`.execute(database);
  await refreshSearchRows(database, await everyListing(database), listingSubscribers);
  await service.service.jobs.drain();
  expect((await all(mara)).results).toMatchObject([{ id, unseenListingIds: ['2'] }]);
});

test('[ALRT-17] an alert by keyword, trait and floor area gets a home once its text or its price says so, by GraphQL too', async () => {
  const flat = { id: 1, description: 'A shed', building_metres: 150, listed_at: new Date().toISOString() };
  await write(flat);
  const searchParams = {
    ...inRichmond,
    keywords: ['Granny  flats'],
    floorArea: { min: 100 },
    traits: ['reduced'],
    listedWithin: 7,
  };
  const id = await idOf(mara, { name: 'Flats', searchParams });
  const unseen = async () =>
    (await all(mara)).results.find((alert: { id: string }) => alert.id === id).unseenListingIds;
  const change = async (columns: string) => {
    await sql`update listing set ${sql.raw(columns)} where id = 1`.execute(database);
    await database.transaction().execute((transaction) => refreshSearchRows(transaction, [1], listingSubscribers));
    await service.service.jobs.drain();
    return unseen();
  };
  expect(await change('search_price = 900000')).toEqual([]);
  expect(await change("description = 'A granny flat behind'")).toEqual(['1']);
  await mara.graph('mutation { clearAllAlerts { unseenListingCount } }', {});
  const { data, errors } = await mara.graph(
    `query ($query: ListingSearchQuery!) { listingSearch(query: $query) {
      total keywordExcerpts { listingId parts { text isMatch } }
      aggregations { traits { value count } listedWithin { days count } } }
      alerts { results { address searchParams { keywords traits listedWithin availableBy floorArea { min } } } } }`,
    { query: searchParams },
  );
  expect(errors).toBeUndefined();
  const listingSearch = data?.['listingSearch'];
  expect(listingSearch.total).toBe(1);
  expect(listingSearch.keywordExcerpts).toEqual([
    { listingId: '1', parts: expect.arrayContaining([{ text: 'granny', isMatch: true }]) },
  ]);
  expect(listingSearch.aggregations.traits[0]).toEqual({ value: 'reduced', count: 1 });
  expect(listingSearch.aggregations.listedWithin[0]).toEqual({ days: 1, count: 1 });
  expect(data?.['alerts'].results[0]).toEqual({
    address: expect.stringContaining('?floor-area=over-100&with=price-reduced&keywords=granny%20flats&listed=7'),
    searchParams: {
      keywords: ['granny flats'],
      traits: ['reduced'],
      listedWithin: 7,
      availableBy: null,
      floorArea: { min: 100 },
    },
  });
});

test('[ALRT-06] when places change, alerts reach what their searches reach', async () => {
  const id = await idOf(mara);
  await sql`insert into locality_near (locality_id, near_id, distance_metres) values (1, 4, 1500)
    on conflict do nothing`.execute(database);
  await sendJob(database, deriveAlertsJob, {}, { key: 'all' });
  await service.service.jobs.drain();
  await write({ id: 1, locality_id: 4 });
  await sql`delete from locality_near where locality_id = 1 and near_id = 4`.execute(database);
  expect((await all(mara)).results).toMatchObject([{ id, unseenListingIds: ['1'] }]);
});

test('[MEMB-15, ALRT-06] the member is notified of the number of unseen homes', async () => {
  await sql`delete from push_event`.execute(database);
  const id = await idOf(mara);
  await write({ id: 1 }, { id: 2 });
  await mara.graph('mutation ($id: ID!) { deleteAlertNewListing(alertId: $id) { alertId } }', { id });
  const { rows } =
    await sql`select member_id, event from push_event where event ->> 'kind' = 'alerts' order by id`.execute(database);
  expect(rows).toEqual([
    { member_id: 1, event: { kind: 'alerts', unseenListingCount: 2 } },
    { member_id: 1, event: { kind: 'alerts', unseenListingCount: 0 } },
  ]);
});

test('[GQL-06, ALRT-07] alerts are changed, cleared and deleted by their owner only; a changed search starts again', async () => {
  const id = await idOf(mara);
  await write({ id: 1 });
  const update = (who: TestCaller, input: object) =>
    who.graph(`mutation ($input: UpdateAlertInput!) { updateAlert(input: $input) { ${fields} } }`, {
      input: { id, ...input },
    });
  const remove = (who: TestCaller, field: string) =>
    who.graph(`mutation ($id: ID!) { ${field}(alertId: $id) { alertId } }`, { id });
  for (const who of [noah, visitor]) {
    const code = who === noah ? 'NOT_FOUND' : 'SIGNED_OUT';
    for (const response of [
      await update(who, { name: 'Mine' }),
      await remove(who, 'deleteAlert'),
      await remove(who, 'deleteAlertNewListing'),
    ])
      expect(response.errors?.[0]).toMatchObject({ extensions: { code } });
  }
  expect((await update(mara, { name: 'Renamed' })).data?.['updateAlert']).toMatchObject({
    name: 'Renamed',
    unseenListingCount: 1,
    searchParams: { statusType: 'buy' },
  });
  expect(
    (await update(mara, { searchParams: { ...inRichmond, statusType: 'rent' } })).data?.['updateAlert'],
  ).toMatchObject({ name: 'Renamed', unseenListingCount: 0, searchParams: { statusType: 'rent' } });
  await write({ id: 2 }, { id: 3, status_type: 'rent', search_price: 500 });
  expect((await all(mara)).results).toMatchObject([{ unseenListingIds: ['3'] }]);
  expect((await remove(mara, 'deleteAlertNewListing')).data).toEqual({ deleteAlertNewListing: { alertId: id } });
  expect((await all(mara)).unseenListingCount).toBe(0);
  expect((await remove(mara, 'deleteAlert')).data).toEqual({ deleteAlert: { alertId: id } });
  expect((await remove(mara, 'deleteAlert')).errors?.[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
});

test('[REST-08, LEG-01] alerts by REST, and made by the legacy path', async () => {
  const made = await mara.call('POST', '/legacy/api/user/alerts/listings', {
    name: 'By legacy',
    filter: { searchMode: 'buy', locationIds: [1], beds: { min: 3 } },
    pageElementPosition: 'footer',
  });
  expect([made.status, made.body]).toMatchObject([
    201,
    { name: 'By legacy', filter: { beds: { min: 3 } }, pageElementPosition: 'footer', unseenListingIds: [] },
  ]);
  await write({ id: 1, bedrooms: 4 }, { id: 2, bedrooms: 2 });
  const path = `/alert/${made.body.id}`;
  expect(await mara.call('GET', path)).toMatchObject({
    status: 200,
    body: { id: made.body.id, unseenListingIds: [1], coverListingId: 1 },
  });
  expect(await mara.call('GET', '/alerts/Mara')).toMatchObject({
    status: 200,
    body: { unseenListingCount: 1, results: [{ name: 'By legacy' }] },
  });
  for (const [method, address] of [
    ['GET', path],
    ['DELETE', `${path}/listings`],
    ['GET', '/alerts/mara'],
    ['DELETE', '/alerts/mara/listings'],
  ] as const) {
    expect([(await noah.call(method, address)).status, (await visitor.call(method, address)).status]).toEqual([
      404, 401,
    ]);
  }
  const cleared = await fetch(`${service.address}${path}/listings`, { method: 'DELETE' });
  expect(cleared.status).toBe(401);
  expect((await mara.call('GET', path)).body.unseenListingCount).toBe(1);
  expect((await mara.call('DELETE', '/alerts/mara/listings')).status).toBe(204);
  expect((await mara.call('GET', path)).body.unseenListingCount).toBe(0);
  await write({ id: 3, bedrooms: 5 });
  expect((await mara.call('DELETE', `${path}/listings`)).status).toBe(204);
  expect((await mara.call('GET', path)).body.unseenListingCount).toBe(0);
  expect(
    await mara.call('POST', '/api/user/alerts/listings', { name: 'x', filter: { searchMode: 'lease' } }),
  ).toMatchObject({ status: 422, body: { errors: [{ field: 'filter.searchMode' }] } });
  expect(
    (await visitor.call('POST', '/api/user/alerts/listings', { name: 'x', filter: { searchMode: 'buy' } })).status,
  ).toBe(401);
});

test('[LIST-71] a home of two offices is new once to an alert for its suburb; one for an office finds its own listing', async () => {
  await add(mara, { name: 'Richmond', searchParams: inRichmond });
  const ofNorth = { statusType: 'buy', searchMode: 'office', locationSearchContext: { officeId: '2' } };
  await add(mara, { name: 'North', searchParams: ofNorth });
  const unseen = async () =>
    Object.fromEntries(
      (await all(mara)).results.map((alert: { name: string; unseenListingIds: string[] }) => [
        alert.name,
        alert.unseenListingIds,
      ]),
    );
  await write({ id: 1 });
  await write({ id: 2, office_id: 2 });
  expect(await unseen()).toEqual({ Richmond: ['1'], North: ['2'] });
  // A listing with a better tier stands for the home from now on; the home is not new.
  await write({ id: 3, office_id: 1, street_number: '41' });
  await write({ id: 4, office_id: 2, street_number: '41', tier: 3 });
  expect(await unseen()).toEqual({ Richmond: ['3', '1'], North: ['4', '2'] });
  // Neither is it when the listing that stood for it is gone.
  await sql`update listing set status = 'removed' where id = 1`.execute(database);
  await refreshSearchRows(database, [1], listingSubscribers);
  await service.service.jobs.drain();
  expect(await unseen()).toEqual({ Richmond: ['3'], North: ['4', '2'] });
});
