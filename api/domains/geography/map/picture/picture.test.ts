import { brotliDecompressSync } from 'node:zlib';
import { emptySearch, pictureAddress, wholeCountry, type ListingSearch } from '@verandah/market';
import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { SaxesParser } from 'saxes';
import { type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../../listings/test-market.ts';
import type { Service } from '../../../../platform/service.ts';
import { mapPictureRoutes } from './routes.ts';

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  const square = (west: number): string =>
    JSON.stringify({
      type: 'Polygon',
      coordinates: [
        [
          [west, -37.83],
          [west + 0.02, -37.83],
          [west + 0.02, -37.81],
          [west, -37.81],
          [west, -37.83],
        ],
      ],
    });
  for (const [id, west, approximate] of [
    [1, 144.99, false],
    [2, 144.97, true],
  ] as const)
    await sql`insert into locality_boundary (locality_id, approximate, west, south, east, north, geometry)
      values (${id}, ${approximate}, ${west}, -37.83, ${west + 0.02}, -37.81, ${square(west)}::jsonb)`.execute(
      database,
    );
  await fillTestListings(database, [
    // Forty in a corner of Richmond, one at its other end, three of hidden address; others in Cremorne and Perth.
    ...Array.from({ length: 40 }, (_, at) => ({
      id: at + 1,
      longitude: 144.992 + (at % 8) * 0.0005,
      latitude: -37.828 + Math.floor(at / 8) * 0.0005,
    })),
    { id: 41, longitude: 145.009, latitude: -37.812, search_price: 1_250_000 },
    ...[42, 43, 44].map((id) => ({ id, street_visible: false })),
    ...[45, 46].map((id) => ({ id, locality_id: 2, longitude: 144.975, latitude: -37.82 })),
    { id: 47, locality_id: 5, longitude: 115.86, latitude: -31.95 },
  ]);
  app = fastify();
  await mapPictureRoutes(app, { database, graphDatabase: database } as Service);
});
afterAll(async () => {
  await app?.close();
  await database?.destroy();
});

const search = (change: Partial<ListingSearch>): string => pictureAddress({ ...emptySearch('buy'), ...change });
const richmond = search({ locations: ['richmond-vic-3121'], surrounding: false });
const address = (of: string): string => `/tiles/picture.svg?search=${encodeURIComponent(of)}`;

/** An element of a picture, flat and in order. */
interface Shape {
  readonly tag: string;
  readonly kind: string;
  readonly d: string;
  text: string;
}

async function pictureOf(of: string): Promise<readonly Shape[]> {
  const response = await app.inject(address(of));
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(response.payload).not.toMatch(/<script|\bon\w+=|https?:\/\/(?!www\.w3\.org\/2000\/svg")|NaN|undefined/);
  const shapes: Shape[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes: { class: kind = '', d = '' } }) =>
    shapes.push({ tag: name, kind, d, text: '' }),
  );
  parser.on('text', (text) => {
    const last = shapes.at(-1);
    if (last) last.text += text;
  });
  parser.write(response.payload).close();
  return shapes;
}
const ofKind = (picture: readonly Shape[], kind: string): readonly Shape[] =>
  picture.filter((shape) => shape.kind === kind);
const texts = (picture: readonly Shape[], kind: string): string[] =>
  ofKind(picture, kind).flatMap(({ tag, text }) => (tag === 'text' ? [text] : []));
const titleOf = (picture: readonly Shape[]): string | undefined => picture.find(({ tag }) => tag === 'title')?.text;
/** The homes of its markers. */
const homesIn = (picture: readonly Shape[]): number =>
  ofKind(picture, 'home').length +
  picture.reduce((sum, { text }, index) => sum + (picture[index - 1]?.kind === 'homes' ? Number(text) : 0), 0);

const halfOfRichmond = [
  { longitude: 145, latitude: -37.83 },
  { longitude: 145.02, latitude: -37.83 },
  { longitude: 145.02, latitude: -37.8 },
  { longitude: 145, latitude: -37.8 },
];
test.each([
  ['a suburb', richmond, 'Map: 41 homes for sale in Richmond', 41, 3],
  [
    'a suburb with those around it',
    search({ locations: ['richmond-vic-3121'] }),
    'Map: 43 homes for sale in Richmond',
    43,
    3,
  ],
  ['the country', search({ context: 'map', bounds: wholeCountry }), 'Map: 44 homes for sale', 44, 3],
  [
    'the view of a map',
    search({ context: 'map', bounds: { west: 144.9, south: -37.9, east: 145.1, north: -37.7 } }),
    'Map: 43 homes for sale',
    43,
    0,
  ],
  ['a drawn area', search({ context: 'draw', shape: halfOfRichmond }), 'Map: 1 home for sale', 1, 0],
  [
    'homes near a point',
    search({
      locations: ['richmond-vic-3121'],
      surrounding: false,
      near: { longitude: 145.01, latitude: -37.811, kilometres: 1, name: 'Work' },
    }),
    'Map: 1 home for sale in Richmond',
    1,
    0,
  ],
  [
    'nothing',
    search({ locations: ['burnley-vic-3121'], surrounding: false }),
    'Map: 0 homes for sale in Burnley',
    0,
    0,
  ],
])('[MAP-19] the picture of %s has every home with a public address', async (_what, of, title, homes, without) => {
  const picture = await pictureOf(of);
  expect(titleOf(picture)).toBe(title);
  expect(homesIn(picture)).toBe(homes);
  expect(texts(picture, 'note')).toEqual(without === 0 ? [] : [`${without} more that are not on the map`]);
});

test('[MAP-19] a picture has the land, the searched outlines, names and the credit', async () => {
  const picture = await pictureOf(
    search({ locations: ['richmond-vic-3121', 'cremorne-vic-3121'], surrounding: false }),
  );
  expect(picture.filter(({ tag }) => tag === 'path').map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['suburb', 'approximate']),
  );
  expect(texts(picture, 'searched').toSorted()).toEqual(['Cremorne', 'Richmond']);
  expect(ofKind(picture, 'land').some(({ d }) => d !== '')).toBe(true);
  expect(texts(picture, 'credit').join(' ')).toMatch(/Natural Earth Australian Bureau of Statistics/);
  expect(texts(picture, 'count')).toContain('$1.25M');
  const country = await pictureOf(search({ context: 'map', bounds: wholeCountry }));
  expect(texts(country, 'suburb')).toEqual([]);
});

test('[MAP-19] a picture is small, cached like tiles, and one for every way to write its search', async () => {
  const plain = await app.inject(address(richmond));
  expect(plain.rawPayload.length).toBeLessThan(60_000);
  expect(plain.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
  const packed = await app.inject({ url: address(richmond), headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  const again = await app.inject({
    url: address(`${richmond}&sort=cheapest&page=2`),
    headers: { 'if-none-match': String(plain.headers['etag']) },
  });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});

test('names are text of the picture, whatever they hold', async () => {
  await sql`update locality set name = 'Rich<mond & "Hill' where id = 1`.execute(database);
  const picture = await pictureOf(search({ locations: ['richmond-vic-3121'], propertyTypes: ['house'] }));
  await sql`update locality set name = 'Richmond' where id = 1`.execute(database);
  expect(titleOf(picture)).toMatch(/ in Rich<mond & "Hill$/);
});

test.each([
  ['no search', '/tiles/picture.svg', 'search'],
  ['an address that is no search', address('/about-us'), 'search'],
  ['an endless address', address(`/for-sale/${'a'.repeat(13_000)}`), '13010 characters'],
  ['a search given twice', `${address(richmond)}&search=x`, 'search'],
])('[MAP-19] %s is rejected with the reason', async (_what, url, message) => {
  const response = await app.inject(url);
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    400,
    expect.stringContaining('application/problem+json'),
  ]);
  expect(response.json<{ title: string; detail: string }>().title).toBe('No such picture');
  expect(response.json<{ detail: string }>().detail).toContain(message);
});
