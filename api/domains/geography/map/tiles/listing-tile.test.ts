import { sql } from 'kysely';
import { type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import { momentAt } from '../../../../platform/moment.ts';
import { refreshSearchRows } from '../../../listings/search-row.ts';
import { fillTestListings, fillTestPlaces, testNow, type TestListing } from '../../../listings/test-market.ts';
import { listingTile } from './listing-tile.ts';
import { readPoints, type ReadTile } from './test-kit.ts';
import { readTileAddress, requestOf } from './tile-search.ts';
import { extent, inTile, type Tile } from './tile.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  // A street of 150 houses, 20 m apart; a tower; and houses with hidden details.
  const street: TestListing[] = Array.from({ length: 150 }, (_, at) => ({
    id: 100 + at,
    longitude: 145.01 + at * 0.0002,
    latitude: -37.821,
    search_price: 500_000 + at * 10_000,
  }));
  const tower: TestListing[] = Array.from({ length: 14 }, (_, at) => ({
    id: 300 + at,
    longitude: 153,
    latitude: -27.46,
    locality_id: 4,
    property_type: 0,
    search_price: 400_000 + at * 50_000,
    tier: at === 5 ? 2 : 0,
  }));
  await fillTestListings(database, [
    ...street,
    ...tower,
    { id: 1, locality_id: 5, longitude: 115.86, latitude: -31.95, search_price: 1_250_000, tier: 3 },
    { id: 2, locality_id: 5, longitude: 115.87, latitude: -31.95, price_visible: false },
    { id: 3, locality_id: 5, longitude: 115.88, latitude: -31.95, street_visible: false },
    { id: 4, locality_id: 5, longitude: 115.9, latitude: -31.95, tier: 3, listed_at: '2026-11-10T00:00:00Z' },
    { id: 5, status_type: 'rent', locality_id: 5, longitude: 115.86, latitude: -31.95, search_price: 550 },
  ]);
});
afterAll(async () => {
  await database?.destroy();
});

/** The tile of a zoom level that holds a point. */
function tileAt(z: number, longitude: number, latitude: number): Tile {
  const world: Tile = { z: 0, x: 0, y: 0 };
  let tile = world;
  for (let level = 0; level < z; level += 1) {
    const [x, y] = inTile(tile, longitude, latitude);
    tile = { z: level + 1, x: tile.x * 2 + (x >= extent / 2 ? 1 : 0), y: tile.y * 2 + (y >= extent / 2 ? 1 : 0) };
  }
  return tile;
}
async function tileOf(
  z: number,
  longitude: number,
  latitude: number,
  address = '/for-sale/australia/real-estate?context=map&bounds=-56,92,-5,170',
): Promise<ReadTile> {
  const request = await requestOf(database, readTileAddress(address));
  return readPoints(await listingTile(database, request, tileAt(z, longitude, latitude), momentAt(testNow)));
}

test('[SRCH-16] homes are on the map with their price; the best, then the newest, come first and are ranked', async () => {
  const { listings, clusters } = await tileOf(10, 115.86, -31.95);
  expect(clusters).toEqual([]);
  expect(listings.map(({ properties }) => properties)).toEqual([
    { id: '4', uri: 'house-4', price: '$1M', tier: 3, rank: 1 },
    { id: '1', uri: 'house-1', price: '$1.25M', tier: 3, rank: 2 },
    { id: '2', uri: 'house-2', tier: 0, rank: 3 },
  ]);
  const [best] = listings;
  expect([best?.x, best?.y]).toEqual(inTile(tileAt(10, 115.9, -31.95), 115.9, -31.95));
});

test.each([0, 4, 8, 12, 16, 18])(
  '[SRCH-16] a hidden address is in no tile of level %i, not even as a number',
  async (z) => {
    const { listings, clusters } = await tileOf(z, 115.88, -31.95);
    expect(JSON.stringify(listings)).not.toContain('house-3');
    expect(listings.map(({ properties }) => properties['id'])).not.toContain('3');
    const all = await sql<{
      n: number;
    }>`select count(*)::int as n from listing_search where mode = 1 and web_cell is not null`.execute(database);
    expect(clusters.reduce((sum, { properties }) => sum + Number(properties['n']), 0)).toBeLessThanOrEqual(
      all.rows[0]?.n ?? 0,
    );
  },
);

test('[SRCH-16] the homes of one building are one point with their number, ids and range of prices', async () => {
  const { listings } = await tileOf(16, 153, -27.46);
  expect(listings).toHaveLength(1);
  const { ids, ...rest } = listings[0]?.properties ?? {};
  expect(rest).toEqual({ n: 14, low: '$400k', high: '$1.05M', tier: 2, rank: 1 });
  expect(String(ids).split(',')).toHaveLength(12);
  expect(String(ids).split(',')[0]).toBe('305');
});

test('[SRCH-16] many homes become clusters with their number and range of prices, and come apart when one looks closer', async () => {
  const far = await tileOf(9, 145.01, -37.821);
  expect(far.clusters.map(({ properties }) => properties)).toEqual(
    expect.arrayContaining([
      { n: 48, low: '$500k', high: '$970k' },
      { n: 102, low: '$980k', high: '$1.99M' },
    ]),
  );
  expect(far.clusters).toHaveLength(2);
  expect(far.listings).toEqual([]);
  const near = await tileOf(14, 145.01, -37.821);
  expect(near.clusters).toEqual([]);
  expect(near.listings.length).toBeGreaterThan(20);
  expect(near.listings.filter(({ properties }) => properties['rank'] !== undefined)).toHaveLength(8);
});

test('[MAP-08] a cluster lies at the middle of its homes, wherever that is in its square', async () => {
  const { clusters } = await tileOf(9, 145.01, -37.821);
  // The first 48 houses of the street, and the others up to its end.
  const middles = [145.01 + 23.5 * 0.0002, 145.01 + 98.5 * 0.0002];
  const tile = tileAt(9, 145.01, -37.821);
  expect(clusters.map(({ x, y }) => [x, y]).toSorted(([a = 0], [b = 0]) => a - b)).toEqual(
    middles.map((longitude) => inTile(tile, longitude, -37.821)),
  );
});

test('a single home among clusters stays a point that leads to its page', async () => {
  await fillTestListings(database, [{ id: 900, longitude: 145.4, latitude: -37.821, search_price: 700_000 }]);
  const { listings } = await tileOf(9, 145.01, -37.821);
  expect(listings.map(({ properties }) => properties)).toEqual([
    { id: '900', uri: 'house-900', price: '$700k', tier: 0, rank: 1 },
  ]);
  await sql`delete from listing where id = 900`.execute(database);
  await refreshSearchRows(database, [900], [], new Date(testNow));
  expect((await tileOf(9, 145.01, -37.821)).listings).toEqual([]);
});

test('[SRCH-16] a range of prices is counted alike by the sums of cells, from afar, and by the homes themselves', async () => {
  for (const z of [5, 7, 9]) {
    const { clusters, listings } = await tileOf(
      z,
      145.01,
      -37.821,
      '/for-sale/australia/real-estate?context=map&bounds=-56,92,-5,170&pricemaximum=1000000',
    );
    const inClusters = clusters.map(({ properties }) => Number(properties['n'])).reduce((sum, n) => sum + n, 0);
    expect([z, inClusters + listings.length]).toEqual([z, 51]);
  }
});

test('filters and places of the search hold for its tiles', async () => {
  const prices = await tileOf(
    9,
    145.01,
    -37.821,
    '/for-sale/australia/real-estate?context=map&bounds=-56,92,-5,170&pricemaximum=1000000',
  );
  expect(prices.listings).toHaveLength(51);
  expect(
    (await tileOf(4, 115.86, -31.95, '/for-rent/perth-wa-6000/real-estate')).listings.map(
      ({ properties }) => properties['price'],
    ),
  ).toEqual(['$550pw']);
  const elsewhere = await tileOf(4, 145.01, -37.821, '/for-sale/perth-wa-6000/real-estate');
  expect([...elsewhere.listings, ...elsewhere.clusters]).toEqual([]);
  const nowhere = await tileOf(4, 145.01, -37.821, '/for-sale/no-such-place-vic-9999/real-estate');
  expect([...nowhere.listings, ...nowhere.clusters]).toEqual([]);
});

test('a tile far from Australia is empty', async () => {
  const request = await requestOf(database, readTileAddress('/for-sale/perth-wa-6000/real-estate'));
  expect(await listingTile(database, request, { z: 4, x: 2, y: 5 }, momentAt(testNow))).toHaveLength(0);
});
