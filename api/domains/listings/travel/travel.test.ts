import { metresBetween, tileAddress, parseAddress, type Point, type TravelFilter } from '@verandah/market';
import pino from 'pino';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { testService, type TestService } from '../../../test-kit/test-service.ts';
import { isInside } from '../../geography/locations/public.ts';
import { fillTestListings, fillTestPlaces } from '../test-market.ts';
import { openTravelAreas } from './open-travel-areas.ts';
import { drawIsochrone, testRouter, type TestRouter } from './test-router.ts';

const work: TravelFilter = { latitude: -37.82, longitude: 145, minutes: 10, by: 'drive', name: 'Work' };
const unavailable = 'Travel times aren’t available right now. Search by distance instead.';
const silent = pino({ level: 'silent' });

let router: TestRouter;
beforeEach(async () => {
  router = await testRouter();
});
afterEach(() => router.close());
const areas = () => openTravelAreas({ routerUrl: `${router.url}/` }, silent);

test('[SRCH-50] the router gets one request per point, time and mode of travel, without the visitor’s exact position', async () => {
  const travel = areas();
  const rings = await Promise.all([
    travel.areaOf(work),
    travel.areaOf({ ...work, name: '' }),
    travel.areaOf({ ...work, latitude: -37.82041, longitude: 144.99961 }),
  ]);
  expect(new Set(rings).size).toBe(1);
  await travel.areaOf({ ...work, by: 'walk' });
  await travel.areaOf({ ...work, by: 'cycle', minutes: 45 });
  const common = { polygons: true, denoise: 1, locations: [{ lat: -37.82, lon: 145 }] };
  expect(router.requested).toEqual([
    { ...common, costing: 'auto', contours: [{ time: 10 }] },
    { ...common, costing: 'pedestrian', contours: [{ time: 10 }] },
    { ...common, costing: 'bicycle', contours: [{ time: 45 }] },
  ]);
});

test('[SRCH-50] an outline is simplified to two hundred corners that keep its shape', async () => {
  const { points } = await areas().areaOf(work);
  expect(points.length).toBeGreaterThan(50);
  expect(points.length).toBeLessThanOrEqual(200);
  const longitudes = points.map(([x]) => x);
  const [west, east] = [145 - Math.min(...longitudes), Math.max(...longitudes) - 145];
  expect(east / west).toBeCloseTo(2, 1);
});

const at = (geometry: object) => JSON.stringify({ type: 'FeatureCollection', features: [{ geometry }] });
const square = (x: number, side: number) => [
  [x, -37.82],
  [x + side, -37.82],
  [x + side, -37.82 + side],
  [x, -37.82 + side],
  [x, -37.82],
];

test('[SRCH-50] of several areas the largest is searched, without its holes', async () => {
  router.fail({
    body: at({ type: 'MultiPolygon', coordinates: [[square(145.03, 0.005)], [square(145, 0.02), square(145, 0.01)]] }),
  });
  const { points } = await areas().areaOf(work);
  expect(Math.max(...points.map(([x]) => x))).toBe(145.02);
});

test.each<[string, Parameters<TestRouter['fail']>[0]]>([
  ['an error', { status: 500 }],
  ['too many requests', { status: 429 }],
  ['no JSON', { body: '<html>' }],
  ['another JSON', { body: '{"type":"FeatureCollection"}' }],
  ['no area', { body: '{"features":[]}' }],
  ['a line', { body: at({ type: 'LineString', coordinates: square(145, 0.01) }) }],
  ['an area without a size', { body: at({ type: 'Polygon', coordinates: [square(145, 0)] }) }],
  ['an area elsewhere', { body: at({ type: 'Polygon', coordinates: [square(151, 0.1)] }) }],
  ['a position off the earth', { body: at({ type: 'Polygon', coordinates: [[[145, 91], ...square(145, 0.1)]] }) }],
  ['too much', { body: `"${'x'.repeat(2_100_000)}"` }],
])('[SRCH-50] %s is no area', async (_, how) => {
  router.fail(how);
  await expect(areas().areaOf(work)).rejects.toMatchObject({
    kind: 'unavailable',
    message: unavailable,
    problems: [{ field: 'near' }],
  });
});

test('[SRCH-50] a point without a road is a separate case, and does not count as a failure of the router', async () => {
  const travel = areas();
  for (let index = 0; index < 4; index += 1) {
    await expect(travel.areaOf({ ...work, latitude: -38.05, longitude: 140 + index / 10 })).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'We couldn’t work out travel times from this place. Search by distance instead.',
    });
  }
  await travel.areaOf(work);
});

test('[SRCH-50] a router that fails three times gets no requests for half a minute; cached areas are used', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const travel = areas();
  const before = await travel.areaOf(work);
  router.fail({ status: 503 });
  const elsewhere = (index: number) => travel.areaOf({ ...work, longitude: 144 + index / 10 });
  for (let index = 0; index < 5; index += 1)
    await expect(elsewhere(index)).rejects.toMatchObject({ message: unavailable });
  expect(router.requested).toHaveLength(4);
  clock.mockReturnValue(1_000_000 + 90_000_000);
  expect(await travel.areaOf(work)).toBe(before);
  expect(router.requested).toHaveLength(5);
  router.fail(undefined);
  await expect(elsewhere(0)).rejects.toMatchObject({ message: unavailable });
  clock.mockReturnValue(1_000_000 + 90_031_000);
  await elsewhere(0);
  await elsewhere(1);
  expect(router.requested).toHaveLength(7);
  clock.mockRestore();
});

test('[SRCH-50] a request to an unresponsive router is cancelled', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too late')));
  router.fail('silent');
  await expect(areas().areaOf(work)).rejects.toMatchObject({ message: unavailable });
  expect(timeout).toHaveBeenCalledWith(4000);
  timeout.mockRestore();
});

test('[SRCH-50] without a router no mode of travel is available', async () => {
  const none = openTravelAreas({}, silent);
  expect(none.modes).toEqual([]);
  await expect(none.areaOf(work)).rejects.toMatchObject({ message: unavailable });
});

describe('[SRCH-50] a search by travel time', () => {
  let database: Database;
  let service: TestService;
  // A grid of homes of which the area holds some.
  const homes = Array.from({ length: 81 }, (_, index) => ({
    id: index + 1,
    latitude: -37.82 + (Math.floor(index / 9) - 4) * 0.012,
    longitude: 145 + ((index % 9) - 4) * 0.014,
  }));
  beforeAll(async () => {
    database = await testDatabase();
    await fillTestPlaces(database);
    await fillTestListings(database, [...homes, { id: 100, latitude: -37.82, longitude: 145, street_visible: false }]);
  });
  beforeEach(async () => {
    service = await testService(database, { routerUrl: router.url });
  });
  afterEach(() => service.close());
  afterAll(() => database.destroy());

  const ring = () =>
    drawIsochrone({ locations: [{ lat: -37.82, lon: 145 }], costing: 'auto', contours: [{ time: 10 }] }).features[0]
      ?.geometry.coordinates[0] as [number, number][];
  const within = () =>
    homes.filter(({ longitude, latitude }) => isInside([[ring()]], longitude, latitude)).map(({ id }) => id);
  const near = { latitude: -37.82, longitude: 145, minutes: 10, by: 'drive' };
  const query = (change: object = {}) => ({
    statusType: 'buy',
    searchMode: 'location',
    locationSearchContext: { searchLocations: [{ slug: 'vic' }] },
    near,
    ...change,
  });
  const ask = (text: string, variables: object = {}) => service.graph({ query: text, variables });
  const found = `query ($query: ListingSearchQuery!) { listingSearch(query: $query) { total results { id } nearOutline
    aggregations { baths { count } } mapCount(view: { west: 140, south: -40, east: 150, north: -35 }) { inView } } }`;

  test('finds the same homes in list, facets, map counts and tiles, and gives the line around them', async () => {
    const ids = within();
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.length).toBeLessThan(80);
    expect((await ask('{ travelModes }')).body.data).toEqual({ travelModes: ['drive', 'cycle', 'walk'] });
    const { body } = await ask(found, { query: query({ paging: { take: 100 } }) });
    const result = body.data?.['listingSearch'];
    expect(
      result.results.map(({ id }: { id: string }) => Number(id)).toSorted((a: number, b: number) => a - b),
    ).toEqual(ids);
    expect(result.total).toBe(ids.length);
    expect(result.aggregations.baths.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(
      ids.length,
    );
    expect(result.mapCount.inView).toBe(ids.length);
    expect(result.nearOutline.length).toBeLessThanOrEqual(400);
    const address = parseAddress('/for-sale/vic/real-estate?near=-37.82,145,10min-drive,Work');
    const search = address.kind === 'search' ? tileAddress(address.search) : '';
    const tile = await fetch(`${service.address}/tiles/listings/0/0/0.mvt?search=${encodeURIComponent(search)}`);
    expect(tile.status).toBe(200);
    expect(router.requested).toHaveLength(1);
  });

  test('[SRCH-93] gives the minutes to each home by one request, once a day, and none while the router is unavailable', async () => {
    const text = `query ($query: ListingSearchQuery!, $to: NearInput) { listingSearch(query: $query) { results {
      address { latitude longitude } travelMinutes(to: $to) } } }`;
    const minutesOf = async (to: object) => {
      const { body } = await ask(text, { query: query({ paging: { take: 100 } }), to });
      expect(body.errors).toBeUndefined();
      return body.data?.['listingSearch'].results as { address: Point; travelMinutes: number | null }[];
    };
    const found = await minutesOf(near);
    expect(found.length).toBeGreaterThan(20);
    // Kilometres at 0.6 a minute.
    for (const { address, travelMinutes } of found)
      expect(Math.abs(Number(travelMinutes) - Math.max(1, metresBetween(near, address) / 600))).toBeLessThan(0.75);
    expect(router.matrices).toHaveLength(Math.ceil(found.length / 50));
    expect(router.matrices[0]).toMatchObject({ sources: [{ lat: -37.82, lon: 145 }], costing: 'auto' });
    await minutesOf(near);
    expect(router.matrices).toHaveLength(Math.ceil(found.length / 50));
    expect((await minutesOf({ latitude: -37.82, longitude: 145, kilometres: 5 }))[0]?.travelMinutes).toBeNull();
    router.fail({ status: 503 });
    const withoutTimes = await minutesOf({ ...near, by: 'walk' });
    expect(withoutTimes).toHaveLength(found.length);
    expect(new Set(withoutTimes.map(({ travelMinutes }) => travelMinutes))).toEqual(new Set([null]));
  });

  test('sorts them by distance, and narrows a drawing and a suburb by the same area', async () => {
    const { body } = await ask(found, { query: query({ sortBy: 'nearest', paging: { take: 3 } }) });
    expect(body.data?.['listingSearch'].results[0]).toEqual({ id: '41' });
    const drawn = {
      searchMode: 'draw',
      locationSearchContext: { wellKnownText: 'POLYGON((144.9 -37.9, 144.99 -37.9, 144.99 -37.7, 144.9 -37.7))' },
    };
    const { body: response } = await ask(found, { query: query(drawn) });
    const west = homes.filter(({ id, longitude }) => within().includes(id) && longitude < 144.99).length;
    expect(response.data?.['listingSearch'].total).toBe(west);
  });

  test('is rejected immediately while the router is unavailable, by GraphQL, REST, tiles and feeds', async () => {
    router.fail({ status: 500 });
    const { body } = await ask(found, { query: query() });
    expect(body.errors?.[0]).toMatchObject({
      message: unavailable,
      extensions: { code: 'UNAVAILABLE', problems: [{ field: 'near', message: unavailable }] },
    });
    const rest = await fetch(`${service.address}/listings/location/list`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ statusType: 'buy', locationSearchContext: {}, near }),
    });
    expect([rest.status, (await rest.json()).detail]).toEqual([503, unavailable]);
    const address = '/for-sale/vic/real-estate?near=-37.82,145,10min-drive';
    for (const path of [`/tiles/listings/0/0/0.mvt?search=${encodeURIComponent(address)}`, `/feeds/search${address}`])
      expect((await fetch(service.address + path)).status).toBe(503);
  });

  test.each([
    [{ minutes: 15 }, /near: must be a point in Australia/],
    [{ by: undefined }, /near: must be a point in Australia/],
    [{ kilometres: 2 }, /near: must be a point in Australia/],
  ])('names what cannot be requested: %j', async (change, message) => {
    const { body } = await ask(found, { query: query({ near: { ...near, ...change } }) });
    expect(body.errors?.[0]?.message).toMatch(message);
    expect(router.requested).toHaveLength(0);
  });
});
