import { createReadStream } from 'node:fs';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { states } from '@verandah/market';
import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { drawApproximateBoundaries } from '../locations/approximate/draw.ts';
import { boundariesOf, localityBySlug } from '../locations/public.ts';
import { checkOutline } from './check-outline.ts';
import { importBoundaries } from './import-boundaries.ts';
import { importBuiltInBoundaries } from './import-built-in.ts';
import { importLocalities } from './import-localities.ts';
import { readShapes } from './outline-file.ts';
import type { BoundaryReport } from './report.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.destroy());

const load = (document: unknown, pack = false): Promise<BoundaryReport> => {
  const text = Buffer.from(typeof document === 'string' ? document : JSON.stringify(document));
  return importBoundaries(database, Readable.from([pack ? gzipSync(text) : text]));
};
const csv = (...rows: string[]) =>
  importLocalities(
    database,
    Readable.from([Buffer.from(['name,state,postcode,lat,long,abs_code', ...rows].join('\n'))]),
  );
/** Counter-clockwise. */
const square = (west: number, south: number, size: number): number[][] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const feature = (properties: Record<string, unknown>, coordinates: unknown, type = 'Polygon') => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });
const geometryAt = async (
  slug: string,
): Promise<{ approximate: boolean; type: string; coordinates: number[][][] } | undefined> => {
  const id = (await localityBySlug(database, slug))?.id ?? 0;
  const boundary = (await boundariesOf(database, [id])).get(id);
  return boundary && { approximate: boundary.approximate, ...JSON.parse(boundary.geoJson) };
};

test('[DATA-03] boundaries find their place by code, else by name and state with the point nearest; again nothing changes', async () => {
  await csv(
    'Richmond,VIC,3121,-37.82,145.00,22170',
    'Ascot,VIC,3364,-37.39,143.79,',
    'Ascot,VIC,3551,-36.70,144.33,',
    'Ascot,WA,6104,-31.93,115.92,50030',
  );
  const document = collection(
    feature({ ssc: '22170', name: 'Richmond', state: 'VIC' }, [square(144.99, -37.83, 0.02)]),
    feature({ SSC_NAME16: 'Ascot (Greater Bendigo - Vic.)', STE_NAME16: 'Victoria' }, [square(144.32, -36.71, 0.02)]),
    feature(
      { SAL_NAME21: 'Ascot', STE_NAME21: 'Victoria' },
      [[square(143.78, -37.4, 0.02)], [square(143.82, -37.4, 0.01)]],
      'MultiPolygon',
    ),
    feature({ ssc: '50030', name: 'Burswood', state: 'WA' }, [square(115.0, -31.9, 0.01)]),
    feature({ name: 'Nowhere', state: 'VIC' }, [square(145, -37, 0.1)]),
    feature({ ssc: 22_170, name: 'Richmond' }, [square(144.99, -37.83, 0.03)]),
  );
  const report = await load(document);
  expect(report).toMatchObject({ read: 6, boundaries: 3, created: 3, updated: 0, moved: 0 });
  expect(report.dropped).toEqual([
    { at: 4, name: 'Burswood', reason: 'No locality of this code, or of this name and state, is there.' },
    { at: 5, name: 'Nowhere', reason: 'No locality of this code, or of this name and state, is there.' },
    { at: 6, name: 'Richmond', reason: 'It is a second boundary of the same place as shape 1.' },
  ]);
  expect(await geometryAt('ascot-vic-3551')).toEqual({
    approximate: false,
    type: 'Polygon',
    coordinates: [square(144.32, -36.71, 0.02).map((point) => point.map((each) => Math.round(each * 1e5) / 1e5))],
  });
  expect((await geometryAt('ascot-vic-3364'))?.type).toBe('MultiPolygon');
  expect(
    (await sql`select west, south, east, north from locality_boundary order by west limit 1`.execute(database)).rows,
  ).toEqual([{ west: 143.78, south: -37.4, east: 143.83, north: -37.38 }]);
  expect(await load(document, true)).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
  expect(await load(collection(feature({ ssc: '22170' }, [square(144.99, -37.83, 0.04)])))).toMatchObject({
    created: 0,
    updated: 1,
  });
});

test('[DATA-03] TopoJSON, packed or not, is read as well; a shape whose arcs are missing is dropped', async () => {
  await csv('Left,VIC,3000,-37.5,144.5,1', 'Right,VIC,3000,-37.5,145.5,2');
  const topology = {
    type: 'Topology',
    arcs: [
      [
        [1, 0],
        [0, 1],
      ],
      [
        [1, 1],
        [-1, 0],
        [0, -1],
        [1, 0],
      ],
      [
        [1, 0],
        [1, 0],
        [0, 1],
        [-1, 0],
      ],
    ],
    transform: { scale: [1, 1], translate: [144, -38] },
    objects: {
      VIC: {
        type: 'GeometryCollection',
        geometries: [
          { type: 'Polygon', arcs: [[0, 1]], properties: { ssc: '1', name: 'Left', state: 'VIC' } },
          { type: 'Polygon', arcs: [[2, -1]], properties: { ssc: '2', name: 'Right', state: 'VIC' } },
          { type: 'Polygon', arcs: [[9]], properties: { ssc: '3', name: 'Gone', state: 'VIC' } },
          { type: null, properties: { ssc: '4' } },
        ],
      },
    },
  };
  const report = await load(topology, true);
  expect(report).toMatchObject({ read: 4, boundaries: 2, created: 2 });
  expect(report.dropped.map(({ at, name, reason }) => [at, name, reason])).toEqual([
    [3, 'Gone', 'It has no outline that can be read.'],
    [4, '', 'It has no outline that can be read.'],
  ]);
  expect(await geometryAt('right-vic-3000')).toMatchObject({
    type: 'Polygon',
    coordinates: [
      [
        [145, -38],
        [146, -38],
        [146, -37],
        [145, -37],
        [145, -38],
      ],
    ],
  });
});

test('[DATA-03] an outline is closed and wound as RFC 7946 requires; one that crosses itself or is elsewhere is not stored', () => {
  const check = (coordinates: unknown, type = 'Polygon') => checkOutline({ type, coordinates } as never);
  const outer = square(145, -38, 1);
  const hole = square(145.2, -37.8, 0.1);
  expect(check([outer.toReversed().slice(0, -1), hole])).toEqual([
    [
      outer,
      [
        [145.2, -37.8],
        [145.2, -37.7],
        [145.3, -37.7],
        [145.3, -37.8],
        [145.2, -37.8],
      ],
    ],
  ]);
  expect(
    check([
      [
        [145, -38],
        [146, -37],
        [146, -38],
        [145, -37],
        [145, -38],
      ],
    ]),
  ).toBe('Its outline crosses itself.');
  expect(check([[outer], [square(145.5, -38, 1)]], 'MultiPolygon')).toBe('Its outline crosses itself.');
  expect(
    check([
      [
        [145, -38],
        [145, -38],
        [146, -38],
        [145, -38],
      ],
    ]),
  ).toBe('A ring has fewer than three corners.');
  expect(check([square(-4_000_000, 16_000_000, 10)])).toContain('is not a longitude and latitude in Australia');
  expect(check([outer.map(([x, y]) => [y, x])])).toContain('is not a longitude and latitude in Australia');
  for (const bad of [[[['a', 1]]], [outer, 'x'], 'x', [], [[null]], null])
    expect(check(bad)).toMatch(/not pairs of numbers|no outline/);
  expect(check([145, -38], 'Point')).toBe('It is a Point, not a Polygon or MultiPolygon.');
  expect(checkOutline(null)).toBe('It has no outline that can be read.');
});

test('[DATA-03] a file without boundaries is rejected in one sentence', async () => {
  await expect(load('{"type":')).rejects.toThrow(/^The file is not JSON: /);
  await expect(load('{"type":"Feature"}')).rejects.toThrow(
    'The file is neither a GeoJSON FeatureCollection nor a TopoJSON Topology.',
  );
  await expect(load(collection())).rejects.toThrow('The file has no shapes.');
  await expect(load(collection(null, 3))).rejects.toThrow(
    'No shape is a boundary. Shape 1: It has no outline that can be read.',
  );
  await expect(importBoundaries(database, Readable.from([Buffer.from([0x1f, 0x8b, 1, 2, 3])]))).rejects.toThrow(
    /^The file cannot be unpacked: /,
  );
});

test('[DATA-03] a pin outside its boundary is set inside, where a later table leaves it', async () => {
  const rows = ['Bay,VIC,3900,-38.5,145.5,1', 'Near,VIC,3901,-38.25,145.25,2'];
  await csv(...rows);
  expect(await load(collection(feature({ ssc: '1' }, [square(145.2, -38.3, 0.1)])))).toMatchObject({ moved: 1 });
  const pin = await localityBySlug(database, 'bay-vic-3900');
  expect([pin?.latitude, pin?.longitude].map((each) => each?.toFixed(2))).toEqual(['-38.25', '145.25']);
  expect((await sql`select count(*)::int as n from locality_near`.execute(database)).rows).toEqual([{ n: 2 }]);
  expect(await csv(...rows)).toMatchObject({ unchanged: 2 });
  expect(await csv('Bay,VIC,3900,-38.28,145.28,1')).toMatchObject({ updated: 1 });
  expect((await localityBySlug(database, 'bay-vic-3900'))?.latitude).toBe(-38.28);
});

test('[DATA-03] approximate boundaries are flagged, end at the coast and give way to real ones', async () => {
  await csv(
    'Richmond,VIC,3121,-37.82,145.00,1',
    'Cremorne,VIC,3121,-37.83,144.98,2',
    'Birdsville,QLD,4482,-25.9,139.35,3',
    'Deep,TAS,7000,-43.9,149.5,4',
    'Sorrento,VIC,3943,-38.34,144.74,5',
  );
  expect(await drawApproximateBoundaries(database)).toBe(4);
  expect(await geometryAt('deep-tas-7000')).toBeUndefined();
  expect((await geometryAt('richmond-vic-3121'))?.approximate).toBe(true);
  const { rows } = await sql<{ name: string; width: number; height: number }>`
    select l.name, (b.east - b.west) * 111.32 * cos(radians(l.latitude)) as width,
      (b.north - b.south) * 111.32 as height
    from locality_boundary b join locality l on l.id = b.locality_id order by l.name`.execute(database);
  expect(rows.map(({ name }) => name)).toEqual(['Birdsville', 'Cremorne', 'Richmond', 'Sorrento']);
  // The plain's only town reaches twenty kilometres, not to the next one; a peninsula is narrower.
  expect(rows[0]?.width).toBeCloseTo(40, 0);
  expect(rows[0]?.height).toBeCloseTo(40, 0);
  expect(Math.min(rows[3]?.width ?? 0, rows[3]?.height ?? 0)).toBeLessThan(rows[0]?.height ?? 0);
  await load(collection(feature({ ssc: '1' }, [square(144.97, -37.84, 0.05)])));
  expect((await geometryAt('richmond-vic-3121'))?.approximate).toBe(false);
  // Cremorne is inside Richmond's real boundary now: a guess across it would be wrong.
  expect(await drawApproximateBoundaries(database)).toBe(2);
  expect(await geometryAt('cremorne-vic-3121')).toBeUndefined();
  expect((await geometryAt('richmond-vic-3121'))?.approximate).toBe(false);
  expect(await drawApproximateBoundaries(database, AbortSignal.abort())).toBe(0);
});

test('[MAP-05, DATA-03] a start imports the built-in boundaries of states without real ones, and draws those that they lack', async () => {
  await csv(
    'Braddon,ACT,2612,-35.27,149.135,',
    'Nowhere Else,ACT,2600,-35.6,149.0,',
    'Battery Point,TAS,7004,-42.893,147.333,',
  );
  const folder = await mkdtemp(join(tmpdir(), 'boundaries-'));
  const builtIn = join(import.meta.dirname, 'boundaries');
  await copyFile(join(builtIn, 'act.topojson.gz'), join(folder, 'act.topojson.gz'));
  expect(await importBuiltInBoundaries(database, AbortSignal.abort(), folder)).toEqual({ imported: 0, drawn: 0 });
  expect(await importBuiltInBoundaries(database, undefined, folder)).toEqual({ imported: 1, drawn: 2 });
  expect((await geometryAt('braddon-act-2612'))?.approximate).toBe(false);
  expect(await importBuiltInBoundaries(database, undefined, folder)).toEqual({ imported: 0, drawn: 0 });
  // An interrupted import left out a place of the Bureau's: it is resumed, by one of two that need it.
  await csv('Reid,ACT,2612,-35.284,149.139,80111');
  const both = [0, 1].map(() => importBuiltInBoundaries(database, undefined, folder));
  expect((await Promise.all(both)).map(({ imported }) => imported).toSorted()).toEqual([0, 1]);

  // Manual imports stay when a later version adds boundaries for other states.
  await load(collection(feature({ name: 'Braddon', state: 'ACT' }, [square(149.13, -35.28, 0.02)])));
  await copyFile(join(builtIn, 'tas.topojson.gz'), join(folder, 'tas.topojson.gz'));
  expect(await importBuiltInBoundaries(database, undefined, folder)).toMatchObject({ imported: 1 });
  expect((await geometryAt('braddon-act-2612'))?.coordinates).toEqual([square(149.13, -35.28, 0.02)]);
  expect((await geometryAt('battery-point-tas-7004'))?.approximate).toBe(false);
  await rm(folder, { recursive: true });
});

test('[MAP-05] every state and territory has a file of built-in boundaries that can be read whole', async () => {
  const names = (await readdir(join(import.meta.dirname, 'boundaries'))).filter((name) => name.endsWith('.gz'));
  expect(names.map((name) => name.split('.')[0]).toSorted()).toEqual(
    states.map(({ stateCode }) => stateCode.toLowerCase()).toSorted(),
  );
  let read = 0;
  for (const name of names)
    for await (const { geometry } of readShapes(createReadStream(join(import.meta.dirname, 'boundaries', name))))
      if (geometry) read += 1;
  expect(read).toBe(15_281);
});
