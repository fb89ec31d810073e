import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VectorTile } from '@mapbox/vector-tile';
import fastify, { type FastifyInstance } from 'fastify';
import { PbfReader } from 'pbf';
import { pino } from 'pino';
import { TileType } from 'pmtiles';
import { type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import type { Service } from '../../../../platform/service.ts';
import { readSettings } from '../../../../platform/settings/settings.ts';
import { baseMapRoutes } from '../routes.ts';
import { encodeTile } from '../tiles/encode-tile.ts';
import { archiveOf } from './test-kit.ts';
import { TileArchive } from './tile-archive.ts';

const street = { z: 14, x: 14790, y: 10055 };
const tileNaming = (name: string) => encodeTile({ places: [{ at: [2000, 2000], properties: { name } }] });
const archiveNaming = (name: string): Buffer =>
  archiveOf({
    tiles: [
      { z: 0, x: 0, y: 0, body: tileNaming('Australia') },
      { ...street, body: tileNaming(name) },
    ],
    metadata: { attribution: '<a href="https://protomaps.com">Protomaps</a> © OpenStreetMap' },
  });
const namesIn = (body: Uint8Array): unknown[] => {
  const layer = new VectorTile(new PbfReader(body)).layers['places'];
  return Array.from({ length: layer?.length ?? 0 }, (_, at) => layer?.feature(at).properties['name']);
};

let folder: string;
let file: string;
let database: Database;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.destroy());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
  file = join(folder, 'australia.pmtiles');
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  await rm(folder, { recursive: true });
});

/** The API's map with an archive, and what it logs. */
async function open(location: string): Promise<{ readonly app: FastifyInstance; readonly logged: string[] }> {
  const logged: string[] = [];
  const app = fastify();
  apps.push(app);
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  const settings = readSettings({ MAP_TILES: location });
  await baseMapRoutes(app, { database, graphDatabase: database, settings, log } as Service);
  return { app, logged };
}

test('[MAP-12] a file of tiles takes the place of the built-in map, with its levels and its credit', async () => {
  await writeFile(file, archiveNaming('Church Street'));
  const { app } = await open(file);
  const source = (await app.inject('/tiles/base/source.json')).json<{ tiles: [string] }>();
  expect(source).toEqual({
    tilejson: '3.0.0',
    tiles: [expect.stringMatching(/^\/tiles\/archive\/[\da-f]{12}\/\{z\}\/\{x\}\/\{y\}\.mvt$/)],
    format: 'pbf',
    minzoom: 0,
    maxzoom: 15,
    attribution: '<a href="https://protomaps.com">Protomaps</a> © OpenStreetMap',
  });
  const address = source.tiles[0].replace('{z}/{x}/{y}', `${street.z}/${street.x}/${street.y}`);
  const tile = await app.inject(address);
  expect([tile.statusCode, tile.headers['content-type']]).toEqual([200, 'application/vnd.mapbox-vector-tile']);
  expect(tile.headers['cache-control']).toContain('immutable');
  expect(namesIn(tile.rawPayload)).toEqual(['Church Street']);
  // Tiles without contents, such as of the ocean, are not stored in an archive.
  expect((await app.inject(address.replace('14790', '1'))).rawPayload).toHaveLength(0);
  const beyond = await app.inject('/tiles/archive/1/16/1/1.mvt');
  expect([beyond.statusCode, beyond.json<{ detail: string }>().detail]).toEqual([
    404,
    expect.stringContaining('levels 0 to 15'),
  ]);
});

test('[MAP-12] a file that replaces another is noticed, and gives its tiles another address', async () => {
  await writeFile(file, archiveNaming('Church Street'));
  const archive = new TileArchive(file);
  const { version } = await archive.describe();
  expect(namesIn(await archive.tile(street))).toEqual(['Church Street']);
  await writeFile(`${file}.next`, archiveNaming('Bridge Road'));
  await rename(`${file}.next`, file);
  expect(namesIn(await archive.tile(street))).toEqual(['Bridge Road']);
  expect((await archive.describe()).version).not.toBe(version);
});

test.each([
  ['no file', async () => undefined, 'ENOENT'],
  ['no archive', () => writeFile(file, 'streets'.repeat(100)), 'magic number'],
  ['pictures', () => writeFile(file, archiveOf({ tiles: [], tileType: TileType.Png })), 'no Mapbox vector tiles'],
])('[MAP-12] with %s the built-in map is shown, and the log says why', async (_, prepare, reason) => {
  await prepare();
  const { app, logged } = await open(file);
  const source = (await app.inject('/tiles/base/source.json')).json<{ tiles: [string] }>();
  expect(source.tiles[0]).toMatch(/^\/tiles\/base\//);
  expect(logged.join('\n')).toMatch(new RegExp(`${reason}[^]*MAP_TILES \\(${file}\\) cannot be read`));
  await writeFile(file, archiveNaming('Church Street'));
  expect((await app.inject('/tiles/base/source.json')).json<{ tiles: [string] }>().tiles[0]).toMatch(
    /^\/tiles\/archive\//,
  );
});

test('[MAP-12] a file behind an address is read by ranges, never as a whole', async () => {
  await writeFile(file, Buffer.concat([archiveNaming('Swan Street'), Buffer.alloc(1_000_000)]));
  const { size } = await stat(file);
  const ranges: (string | undefined)[] = [];
  const server: Server = createServer((request, response) => {
    ranges.push(request.headers.range);
    const [start = 0, end = 0] = (request.headers.range ?? '').replace('bytes=', '').split('-').map(Number);
    const last = Math.min(end, size - 1);
    response.writeHead(206, {
      'content-length': last - start + 1,
      'content-range': `bytes ${start}-${last}/${size}`,
      etag: '"1"',
    });
    createReadStream(file, { start, end: last }).pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const archive = new TileArchive(`http://127.0.0.1:${(server.address() as AddressInfo).port}/australia.pmtiles`);
    await archive.describe();
    expect(namesIn(await archive.tile(street))).toEqual(['Swan Street']);
    expect(ranges.length).toBeGreaterThan(1);
    expect(ranges.every((range) => /^bytes=\d+-\d+$/.test(range ?? ''))).toBe(true);
  } finally {
    server.close();
    await once(server, 'close');
  }
});
