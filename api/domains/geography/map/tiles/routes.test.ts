import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { tileAddress, emptySearch } from '@verandah/market';
import fastify, { type FastifyInstance } from 'fastify';
import { type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../../listings/test-market.ts';
import type { Service } from '../../../../platform/service.ts';
import { listingTileRoutes } from './routes.ts';
import { homesOfTile, readPoints } from './test-kit.ts';

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestListings(
    database,
    Array.from({ length: 60 }, (_, at) => ({ id: at + 1, longitude: 144.97 + at * 0.001, latitude: -37.82 })),
  );
  app = fastify();
  await listingTileRoutes(app, { database, graphDatabase: database } as Service);
});
afterAll(async () => {
  await app?.close();
  await database?.destroy();
});

const richmond = tileAddress({ ...emptySearch('buy'), locations: ['richmond-vic-3121'] });
const address = (tile: string, search = richmond): string =>
  `/tiles/listings/${tile}.mvt?search=${encodeURIComponent(search)}`;

test('[SRCH-16] a tile is served as a vector tile that may be cached for a minute, compressed if the client accepts it', async () => {
  const plain = await app.inject(address('4/14/9'));
  expect([plain.statusCode, plain.headers['content-type'], plain.headers['cache-control']]).toEqual([
    200,
    'application/vnd.mapbox-vector-tile',
    'public, max-age=60, stale-while-revalidate=600',
  ]);
  expect(homesOfTile(readPoints(plain.rawPayload))).toBe(60);
  const packed = await app.inject({ url: address('4/14/9'), headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  const zipped = await app.inject({ url: address('4/14/9'), headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(new Set([plain, packed, zipped].map(({ headers }) => headers['etag'])).size).toBe(3);
});

test('who has a tile is not sent it again', async () => {
  const first = await app.inject({ url: address('4/14/9'), headers: { 'accept-encoding': 'br' } });
  for (const tag of [first.headers['etag'], `W/${first.headers['etag']}`, `"other", ${first.headers['etag']}`]) {
    const again = await app.inject({
      url: address('4/14/9'),
      headers: { 'accept-encoding': 'br', 'if-none-match': String(tag) },
    });
    expect([again.statusCode, again.payload, again.headers['etag']]).toEqual([304, '', first.headers['etag']]);
  }
  expect((await app.inject({ url: address('4/14/9'), headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
});

test('a tile without homes is an empty response, not a failure', async () => {
  for (const tile of ['4/13/9', '4/2/5', '18/0/0']) {
    const response = await app.inject(address(tile));
    expect([response.statusCode, response.rawPayload.length]).toEqual([200, 0]);
  }
});

test.each([
  ['no search', '/tiles/listings/4/14/9.mvt', 'search'],
  ['an address that is no search', address('4/14/9', '/about-us'), 'search'],
  ['an endless address', address('4/14/9', `/for-sale/${'a'.repeat(13_000)}`), '13010 characters'],
  ['a level that is too near', address('19/0/0'), 'levels 0 to 18'],
  ['a tile beyond the world', address('4/16/9'), 'levels 0 to 18'],
  ['a tile that is no number', address('4/x/9'), 'levels 0 to 18'],
  ['a hidden home that is no id', `${address('4/14/9')}&without=1,x`, 'without'],
  [
    'more hidden homes than can be hidden',
    `${address('4/14/9')}&without=${Array.from({ length: 501 }, (_, at) => at + 1).join(',')}`,
    '501 listings',
  ],
  ['a search given twice', `${address('4/14/9')}&search=x`, 'search'],
])('%s is rejected with the reason', async (_what, url, message) => {
  const response = await app.inject(url);
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    400,
    expect.stringContaining('application/problem+json'),
  ]);
  expect(response.json<{ detail: string }>().detail).toContain(message);
});

test('concurrent requests for the same tile share one response', async () => {
  const executor = database.getExecutor();
  const requested = jest.spyOn(executor, 'executeQuery');
  const responses = await Promise.all(Array.from({ length: 8 }, () => app.inject(address('5/28/19'))));
  const statements = requested.mock.calls.length;
  requested.mockRestore();
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(statements).toBeLessThan(8);
});
