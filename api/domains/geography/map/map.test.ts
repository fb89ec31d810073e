import { brotliDecompressSync } from 'node:zlib';
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import fastify, { type FastifyInstance } from 'fastify';
import type { Point } from 'geojson';
import { sql } from 'kysely';
import { PbfReader } from 'pbf';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { isInside, polygonsOf, type Outline } from '../locations/public.ts';
import type { Service } from '../../../platform/service.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { baseVersion, tileSource } from './source.ts';
import { baseMapRoutes } from './routes.ts';
import { zoomOf } from './places.ts';

const builtIn = readSettings({});
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase();
  for (const [name, latitude, longitude, population] of [
    ['Richmond', -37.82, 144.99, 28_000],
    ['Melbourne', -37.81, 144.96, 5_000_000],
    ['Perth', -31.95, 115.86, 2_000_000],
  ] as const) {
    await sql`insert into locality (slug, name, state_code, latitude, longitude, setting, population, time_zone)
      values (${name.toLowerCase()}, ${name}, 'VIC', ${latitude}, ${longitude}, 'metropolitan', ${population},
        'Australia/Melbourne')`.execute(database);
  }
  await sql`insert into locality_boundary (locality_id, approximate, west, south, east, north, geometry)
    select id, true, 144.98, -37.83, 145, -37.81,
      '{"type":"Polygon","coordinates":[[[144.98,-37.83],[145,-37.83],[145,-37.81],[144.98,-37.81],[144.98,-37.83]]]}'
      from locality where slug = 'richmond'`.execute(database);
  app = fastify();
  await baseMapRoutes(app, { database, graphDatabase: database, settings: builtIn } as Service);
});
afterAll(async () => {
  await app?.close();
  await database?.destroy();
});

interface BaseLayers {
  readonly roads: VectorTileFeature[];
  readonly transit: VectorTileFeature[];
  readonly water: VectorTileFeature[];
  readonly pois: VectorTileFeature[];
  readonly land: VectorTileFeature[];
  readonly states: VectorTileFeature[];
  readonly suburbs: VectorTileFeature[];
  readonly places: VectorTileFeature[];
}

async function layers(z: number, x: number, y: number): Promise<BaseLayers> {
  const response = await app.inject(`/tiles/base/${await baseVersion(database)}/${z}/${x}/${y}.mvt`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toContain('immutable');
  const tile = new VectorTile(new PbfReader(response.rawPayload));
  const all = (name: string): VectorTileFeature[] =>
    Array.from(
      { length: tile.layers[name]?.length ?? 0 },
      (_, at) => tile.layers[name]?.feature(at) as VectorTileFeature,
    );
  return {
    land: all('land'),
    states: all('states'),
    suburbs: all('suburbs'),
    places: all('places'),
    roads: all('roads'),
    transit: all('transit'),
    water: all('water'),
    pois: all('pois'),
  };
}
/** The spot of a tile that holds a place. */
const at = (z: number, longitude: number, latitude: number): [number, number, number] => [
  z,
  Math.floor(((longitude + 180) / 360) * 2 ** z),
  Math.floor(((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z),
];

test('[SRCH-16] the built-in map states where its tiles are and whose data it shows', async () => {
  const response = await app.inject('/tiles/base/source.json');
  expect(response.json()).toEqual({
    tilejson: '3.0.0',
    tiles: [`/tiles/base/${await baseVersion(database)}/{z}/{x}/{y}.mvt`],
    format: 'pbf',
    minzoom: 0,
    maxzoom: 14,
    attribution:
      '© OpenStreetMap contributors, ODbL · Natural Earth · Coast, names and boundaries of suburbs and states: Australian Bureau of Statistics, CC BY 4.0, modified (simplified) · Streets of Tasmania: State of Tasmania (theLIST), CC BY 3.0 AU · Stations: State of Victoria (Department of Transport and Planning), CC BY 4.0; State of Queensland (Transport and Main Roads), CC BY 3.0 AU · Roads, rail and water are shown where open data is at hand',
  });
});

test('[SRCH-94] images of satellites are a further source, with their own attribution', async () => {
  const satellite = { url: 'https://images.example.com/{z}/{x}/{y}.jpg', attribution: '© Images' };
  const source = await tileSource({ satellite }, undefined, () => Promise.resolve('1'));
  expect(source).toMatchObject({
    tiles: ['/tiles/base/1/{z}/{x}/{y}.mvt'],
    satellite: { tiles: [satellite.url], maxzoom: 19, attribution: '© Images' },
  });
});

test('the coast holds the mainland and Tasmania; the middle of the country is all land, the sea is none', async () => {
  const { land } = await layers(...at(3, 134, -25));
  const spans = land.map((feature) => feature.bbox());
  const [west, east] = [Math.min(...spans.map(([x = 0]) => x)), Math.max(...spans.map(([, , x = 0]) => x))];
  expect(east - west).toBeGreaterThan(1500);
  expect(land.length).toBeGreaterThan(20);
  expect((await layers(...at(9, 134, -25))).land.map((feature) => feature.bbox())).toEqual([[-64, -64, 4160, 4160]]);
  expect((await layers(...at(9, 160, -45))).land).toEqual([]);
  expect((await layers(...at(6, 146.6, -42))).land.length).toBeGreaterThan(0);
});

test('[MAP-06] land ends where suburbs do: harbours and bays are water, their points and islands are land', async () => {
  const isLand = async (longitude: number, latitude: number): Promise<boolean> => {
    const tile = at(14, longitude, latitude);
    return (await layers(...tile)).land.some((feature) => {
      const { geometry } = feature.toGeoJSON(tile[1], tile[2], tile[0]);
      return isInside(polygonsOf(geometry as Outline), longitude, latitude);
    });
  };
  const spots = {
    'Sydney Harbour': [151.227, -33.8515],
    Kirribilli: [151.2185, -33.848],
    'the sea off Manly': [151.297, -33.79],
    'North Head': [151.2965, -33.8165],
    'Port Phillip Bay': [144.9, -38.0],
    'Phillip Island': [145.2, -38.49],
    'the middle of the Derwent': [147.35, -42.89],
  } as const;
  const found: Record<string, boolean> = {};
  for (const [name, [longitude, latitude]] of Object.entries(spots)) found[name] = await isLand(longitude, latitude);
  expect(found).toEqual({
    'Sydney Harbour': false,
    Kirribilli: true,
    'the sea off Manly': false,
    'North Head': true,
    'Port Phillip Bay': false,
    'Phillip Island': true,
    'the middle of the Derwent': false,
  });
});

test('borders of states are lines where two states meet, and none is along the coast', async () => {
  expect((await layers(...at(8, 141, -30))).states.length).toBeGreaterThan(0);
  expect((await layers(...at(8, 153.4, -30.3))).states).toEqual([]);
  expect((await layers(...at(5, 134, -26))).states.every(({ type }) => type === 2)).toBe(true);
});

test('a tile names its places, the largest first, with the zoom from which each is shown', async () => {
  const names = async (z: number) =>
    (await layers(...at(z, 144.97, -37.815))).places.map(({ properties }) => [properties['name'], properties['rank']]);
  expect(await names(3)).toEqual([['Melbourne', 3]]);
  expect(await names(8)).toEqual([
    ['Melbourne', 3],
    ['Richmond', 9],
  ]);
  expect([zoomOf(5_000_000), zoomOf(null)]).toEqual([3, 12]);
});

test('suburbs have edges from level 10 on, and say whether those are approximate', async () => {
  expect((await layers(...at(9, 144.99, -37.82))).suburbs).toEqual([]);
  const { suburbs } = await layers(...at(12, 144.99, -37.82));
  expect(suburbs.map(({ type, properties }) => [type, properties])).toEqual([
    [3, { slug: 'richmond', name: 'Richmond', approximate: true }],
  ]);
  expect((await layers(...at(12, 115.86, -31.95))).suburbs).toEqual([]);
});

test('[MAP-10] roads, tracks and stations of the open data are in the tiles, the main ones from afar', async () => {
  const classes = (features: readonly VectorTileFeature[]): unknown[] => [
    ...new Set(features.map(({ properties }) => properties['class'])),
  ];
  const melbourne = await layers(...at(12, 144.967, -37.818));
  expect(classes(melbourne.roads)).toEqual(expect.arrayContaining(['motorway', 'primary', 'secondary', 'minor']));
  expect(melbourne.roads.every(({ properties }) => properties['straightened'] === true)).toBe(true);
  expect(classes(melbourne.transit).toSorted()).toEqual(['rail', 'tram']);
  const station = melbourne.pois.find(({ properties }) => properties['name'] === 'Flinders Street');
  expect(station?.properties['kind']).toBe('station');
  const [, x, y] = at(12, 144.967, -37.818);
  const { coordinates } = (station as VectorTileFeature).toGeoJSON(x, y, 12).geometry as Point;
  expect(coordinates[0]).toBeCloseTo(144.967, 2);
  expect(coordinates[1]).toBeCloseTo(-37.8183, 2);
  expect(classes((await layers(...at(7, 144.967, -37.818))).roads).toSorted()).toEqual([
    'motorway',
    'primary',
    'trunk',
  ]);
  const hobart = await layers(...at(13, 147.329, -42.883));
  expect(hobart.roads.map(({ properties }) => properties['name'])).toContain('Macquarie Street');
  expect(hobart.pois.every(({ properties }) => properties['kind'] === 'park')).toBe(true);
});

test('[MAP-11] the data made from OpenStreetMap can be downloaded, as its licence requires', async () => {
  const { statusCode, rawPayload } = await app.inject('/tiles/base/open-data/openstreetmap.mvt.br');
  const { layers: themes } = new VectorTile(new PbfReader(brotliDecompressSync(rawPayload)));
  expect([statusCode, Object.keys(themes).toSorted()]).toEqual([200, ['parks', 'rail', 'roads', 'water']]);
});

test('[MAP-10] a lake is drawn from where it can be seen to where its shores would be wrong', async () => {
  const [longitude, latitude] = [145.92, -37.1];
  expect((await layers(...at(9, longitude, latitude))).water.length).toBeGreaterThan(0);
  expect((await layers(...at(12, longitude, latitude))).water).toEqual([]);
  expect(
    (await layers(...at(4, longitude, latitude))).water.every(({ properties }) => Number(properties['km2']) > 500),
  ).toBe(true);
});

test('[MAP-10] a lake of few corners is drawn only where its shape is not seen', async () => {
  // Of a reach of the Yarra and a park lake the data have a triangle each; Lake Eildon has its shores.
  for (const [longitude, latitude] of [
    [145.02, -37.785],
    [144.962, -37.834],
  ] as const)
    expect((await layers(...at(11, longitude, latitude))).water?.length ?? 0).toBe(0);
  expect((await layers(...at(11, 145.92, -37.1))).water.length).toBeGreaterThan(0);
  // Salt lakes of twenty square kilometres, from afar.
  expect((await layers(...at(7, 132.14, -28.47))).water.length).toBeGreaterThan(0);
});

test('an import of boundaries changes the address of the tiles', async () => {
  const before = await baseVersion(database);
  const change = sql`update locality_boundary set approximate = not approximate`;
  await change.execute(database);
  expect(await baseVersion(database)).not.toBe(before);
  await change.execute(database);
  expect(await baseVersion(database)).toBe(before);
});

test("a tile of an older address is today's, but not for good; a cached one is not sent again", async () => {
  const older = await app.inject('/tiles/base/1/3/7/4.mvt');
  expect([older.statusCode, older.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  const known = await app.inject({
    url: '/tiles/base/1/3/7/4.mvt',
    headers: { 'if-none-match': String(older.headers['etag']) },
  });
  expect([known.statusCode, known.payload]).toEqual([304, '']);
});

test.each([
  ['https://tiles.example.com/au/{z}/{x}/{y}.mvt', 'pbf', 14],
  ['https://tiles.example.com/{z}/{y}/{x}?key=1', 'pbf', 14],
  ['https://tiles.example.com/{z}/{x}/{y}.png', 'png', 18],
  ['https://tiles.example.com/{z}/{x}/{y}.jpeg?key=1', 'jpg', 18],
])('[SRCH-16] a configured tile server takes the place of the built-in map: %s', async (url, format, maxzoom) => {
  const settings = readSettings({ TILE_SERVER_URL: url, TILE_SERVER_ATTRIBUTION: '© Example' });
  expect(await tileSource(settings, undefined, async () => '')).toEqual({
    tilejson: '3.0.0',
    tiles: [url],
    format,
    minzoom: 0,
    maxzoom,
    attribution: '© Example',
  });
});

test.each(['/tiles/base/1/15/1/1.mvt', '/tiles/base/1/3/8/1.mvt', '/tiles/base/1/3/-1/a.mvt'])(
  '%s returns 404 and lists what exists',
  async (address) => {
    const response = await app.inject(address);
    expect(response.statusCode).toBe(404);
    expect(response.json<{ detail: string }>().detail).toContain('/tiles/base/source.json');
  },
);
