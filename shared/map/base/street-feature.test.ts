import { readStreetFeature } from './street-feature.ts';

const read = (layer: string, properties: Readonly<Record<string, unknown>>, isLine = false) =>
  readStreetFeature(layer, (name) => properties[name], isLine);

test.each([
  // Protomaps, then OpenMapTiles.
  ['roads', { kind: 'highway', kind_detail: 'motorway', name: 'Eastern Freeway' }, 'transportation', 'motorway', 0],
  ['roads', { kind: 'major_road', kind_detail: 'primary', name: 'Eastern Freeway' }, 'transportation', 'primary', 2],
  ['roads', { kind: 'minor_road', kind_detail: 'residential', name: 'Eastern Freeway' }, 'transportation', 'minor', 5],
  ['roads', { kind: 'minor_road', kind_detail: 'service', name: 'Eastern Freeway' }, 'transportation', 'service', 6],
])('[MAP-12] a road has the same rank in both schemas: %s %j', (layer, properties, other, kind, rank) => {
  const road = { is: 'road', rank, name: 'Eastern Freeway', straightened: false };
  expect(read(layer, properties, true)).toEqual(road);
  expect(read(other, { class: kind, name: 'Eastern Freeway' }, true)).toEqual(road);
});

test.each([
  ['landuse', { kind: 'park' }, 'park', { class: 'nature_reserve' }, { is: 'ground', kind: 'park' }],
  ['landcover', { kind: 'forest' }, 'landcover', { class: 'wood' }, { is: 'ground', kind: 'wood' }],
  ['landuse', { kind: 'beach' }, 'landcover', { class: 'sand' }, { is: 'ground', kind: 'sand' }],
  ['water', { kind: 'lake' }, 'water', { class: 'lake' }, { is: 'ground', kind: 'water' }],
  ['buildings', { kind: 'building' }, 'building', {}, { is: 'ground', kind: 'building' }],
  ['boundaries', { kind: 'region' }, 'boundary', { admin_level: 4 }, { is: 'border' }],
  ['roads', { kind: 'rail' }, 'transportation', { class: 'rail' }, { is: 'rail', tram: false }],
  [
    'roads',
    { kind: 'rail', kind_detail: 'tram' },
    'transportation',
    { class: 'transit', subclass: 'tram' },
    { is: 'rail', tram: true },
  ],
  [
    'places',
    { kind: 'locality', kind_detail: 'suburb', name: 'Richmond' },
    'place',
    { class: 'suburb', name: 'Richmond' },
    { is: 'place', from: 11, name: 'Richmond' },
  ],
  [
    'pois',
    { kind: 'station', name: 'East Richmond' },
    'poi',
    { class: 'railway', subclass: 'station', name: 'East Richmond' },
    { is: 'point', kind: 'station', name: 'East Richmond' },
  ],
  [
    'pois',
    { kind: 'school', name: 'Yarra Primary' },
    'poi',
    { class: 'school', subclass: 'school', name: 'Yarra Primary' },
    { is: 'point', kind: 'school', name: 'Yarra Primary' },
  ],
])('[MAP-12] both schemas are read: %s %j like %s %j', (layer, properties, other, others, expected) => {
  expect(read(layer, properties)).toEqual(expected);
  expect(read(other, others)).toEqual(expected);
});

test('[MAP-12] a river is a line or a surface; the English name comes first', () => {
  expect(read('water', { kind: 'river' }, true)).toEqual({ is: 'stream' });
  expect(read('waterway', { class: 'river' }, true)).toEqual({ is: 'stream' });
  expect(read('places', { kind: 'country', name: 'Papua Niugini', 'name:en': 'Papua New Guinea' })).toMatchObject({
    name: 'Papua New Guinea',
  });
});

test('[MAP-10] the built-in map marks which roads are straightened, and has tracks in a layer of their own', () => {
  expect(read('roads', { class: 'motorway', straightened: true }, true)).toEqual({
    is: 'road',
    rank: 0,
    name: '',
    straightened: true,
  });
  expect(read('transit', { class: 'tram' }, true)).toEqual({ is: 'rail', tram: true });
});

test.each([
  ['earth', { kind: 'earth' }],
  ['boundaries', { kind: 'county' }],
  ['boundary', { admin_level: 6 }],
  ['boundary', { admin_level: 2, maritime: 1 }],
  ['roads', { kind: 'ferry' }],
  ['pois', { kind: 'cafe', name: 'Corner Store' }],
  ['pois', { kind: 'station' }],
  ['places', { kind: 'locality', kind_detail: 'suburb' }],
  ['something', {}],
])('[MAP-12] the map leaves out %s %j', (layer, properties) => {
  expect(read(layer, properties)).toBeUndefined();
});
