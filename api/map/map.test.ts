import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { testDatabase, type Database } from '../database/public.ts';
import type { Service } from '../service.ts';
import { tileBounds, zoomOf } from './places.ts';
import { baseMapRoutes } from './routes.ts';
import { simplify } from './simplify.ts';

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase();
  for (const [name, latitude, longitude, population] of [['Richmond', -37.82, 144.99, 28_000], ['Melbourne', -37.81, 144.96, 5_000_000], ['Perth', -31.95, 115.86, 2_000_000]] as const) {
    await sql`insert into locality (slug, name, state_code, latitude, longitude, setting, population, time_zone)
      values (${name.toLowerCase()}, ${name}, 'VIC', ${latitude}, ${longitude}, 'metropolitan', ${population}, 'Australia/Melbourne')`.execute(database);
  }
  app = fastify();
  await baseMapRoutes(app, { database } as Service);
}, 60_000);
afterAll(async () => {
  await app?.close();
  await database?.destroy();
});

test('the coast comes with its source, is kept for good and holds the mainland and Tasmania', async () => {
  const answer = await app.inject('/tiles/base/1/land.json');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.payload.length).toBeLessThan(500_000);
  const { geometry, properties } = answer.json<{ geometry: { coordinates: number[][][][] }; properties: { attribution: string } }>();
  expect(properties.attribution).toContain('Natural Earth');
  const rings = geometry.coordinates.map(([outer = []]) => outer);
  const spans = (ring: number[][], lng: number, lat: number): boolean => Math.min(...ring.map(([x = 0]) => x)) < lng && Math.max(...ring.map(([x = 0]) => x)) > lng && Math.min(...ring.map(([, y = 0]) => y)) < lat && Math.max(...ring.map(([, y = 0]) => y)) > lat;
  expect(rings.some((ring) => ring.length > 1000 && spans(ring, 134, -25))).toBe(true);
  expect(rings.some((ring) => spans(ring, 146.6, -42) && !spans(ring, 134, -25))).toBe(true);
});

test('a tile names its places, the largest first, with the zoom from which each is shown', async () => {
  const [x, y] = [Math.floor(((144.97 + 180) / 360) * 64), 39];
  expect(tileBounds({ z: 6, x, y })[1]).toBeLessThan(-37.82);
  const answer = await app.inject(`/tiles/base/1/places/6/${x}/${y}.json`);
  const { places, attribution } = answer.json<{ places: { name: string; zoom: number }[]; attribution: string }>();
  expect(places.map(({ name, zoom }) => [name, zoom])).toEqual([['Melbourne', 3], ['Richmond', 9]]);
  expect(attribution).toContain('CC BY 4.0');
});

test.each(['/tiles/base/x/land.json', '/tiles/base/1/places/7/1/1.json', '/tiles/base/1/places/3/8/1.json', '/tiles/base/1/places/3/-1/a.json'])('%s is answered 404 and says what there is', async (address) => {
  const answer = await app.inject(address);
  expect(answer.statusCode).toBe(404);
  expect(answer.json<{ detail: string }>().detail).toContain('/tiles/base/1/');
});

test('a line keeps its corners and loses what lies on it', () => {
  expect(simplify([[0, 0], [1, 0.001], [2, 0], [2, 2]], 0.01)).toEqual([[0, 0], [2, 0], [2, 2]]);
  expect([zoomOf(5_000_000), zoomOf(null)]).toEqual([3, 12]);
});
