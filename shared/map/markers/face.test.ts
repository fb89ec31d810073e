import RenderFeature from 'ol/render/Feature.js';
import { fromLonLat } from 'ol/proj.js';
import { markerFace, markerName, rangeText, shortCount, type MarkerFacts } from './face.ts';
import { readMarker, withoutHidden, type MapMarker } from './marker.ts';

/** A point as the tile format creates it. */
const point = (layer: string, properties: Record<string, unknown>): RenderFeature =>
  new RenderFeature('Point', fromLonLat([145, -37.8]), [], 2, { layer, ...properties }, undefined);
function marker(layer: string, properties: Record<string, unknown>): MapMarker {
  const read = readMarker(point(layer, properties));
  if (!read) throw new Error('no marker');
  return read;
}
const home = marker('listings', { id: '7', uri: '7-rose-street', price: '$1.2M', tier: 3, rank: 2 });
const building = marker('listings', { n: 3, ids: '1,2,3', low: '$550k', high: '$720k' });
const cluster = marker('clusters', { n: 23, low: '$650k', high: '$1.2M' });
const facts = (change: Partial<MarkerFacts> = {}): MarkerFacts => ({
  pointed: new Set(),
  viewed: new Set(),
  saved: new Set(),
  advanced: true,
  ...change,
});

test('a point of a tile is a listing, a building or a cluster; other features are ignored', () => {
  expect(home).toMatchObject({ kind: 'listing', key: '7', ids: ['7'], uri: '7-rose-street', count: 1, rank: 2 });
  expect(home.at[0]).toBeCloseTo(145, 6);
  expect(building).toMatchObject({ kind: 'building', ids: ['1', '2', '3'], count: 3 });
  expect(cluster).toMatchObject({ kind: 'cluster', ids: [], count: 23 });
  expect(readMarker(point('places', { name: 'Richmond' }))).toBeUndefined();
});

test('[SRCH-16] a marker shows its price or suggests contact; best ones stand out, viewed ones are muted', () => {
  expect(markerFace(home, facts())).toEqual({ text: '$1.2M', range: undefined, shape: 'pin', tone: 'emphasised' });
  expect(markerFace({ ...home, rank: undefined }, facts()).tone).toBe('plain');
  expect(markerFace({ ...home, price: undefined }, facts()).text).toBe('Contact');
  expect(markerFace({ ...home, price: undefined }, facts({ withoutPrice: 'Sold' })).text).toBe('Sold');
  expect(markerName({ ...home, price: undefined }, 'sold, price not public')).toBe('Home, sold, price not public');
  expect(markerFace(home, facts({ viewed: new Set(['7']) })).tone).toBe('viewed');
  expect(markerFace(home, facts({ viewed: new Set(['7']), pointed: new Set(['7']) })).tone).toBe('selected');
  expect(markerFace(building, facts({ pointed: new Set(['2']) })).tone).toBe('selected');
  expect(markerFace(building, facts({ viewed: new Set(['1', '2']) })).tone).toBe('plain');
  expect(markerFace(building, facts({ viewed: new Set(['1', '2', '3']) })).tone).toBe('viewed');
  expect(markerFace(cluster, facts({ pointed: new Set([cluster.key]) })).tone).toBe('selected');
});

test('[MAP-09] a saved home has a heart, on its own marker and on that of its building', () => {
  expect(markerFace(home, facts({ saved: new Set(['7']) })).text).toBe('♥ $1.2M');
  expect(markerFace(building, facts({ saved: new Set(['2']) })).text).toBe('♥ 3 homes');
  expect(markerFace(building, facts({ saved: new Set(['7']) })).text).toBe('3 homes');
});

test('[SRCH-16] advanced clusters show price ranges and buildings are markers of their own; others are plain numbers', () => {
  expect(markerFace(cluster, facts())).toEqual({ text: '23', range: '$650k–1.2M', shape: 'cluster', tone: 'plain' });
  expect(markerFace(building, facts())).toEqual({ text: '3 homes', range: '$550–720k', shape: 'pin', tone: 'plain' });
  expect(markerFace(cluster, facts({ advanced: false }))).toEqual({
    text: '23',
    range: undefined,
    shape: 'cluster',
    tone: 'plain',
  });
  expect(markerFace(building, facts({ advanced: false }))).toEqual({
    text: '3',
    range: undefined,
    shape: 'cluster',
    tone: 'plain',
  });
});

test('[SRCH-16] a hidden listing is not shown; a building loses its hidden ones', () => {
  expect(withoutHidden(home, new Set(['7']))).toBeUndefined();
  expect(withoutHidden(building, new Set(['2', '9']))).toMatchObject({ ids: ['1', '3'], count: 2 });
  expect(withoutHidden(building, new Set(['1', '2', '3']))).toBeUndefined();
  expect(withoutHidden(cluster, new Set(['1']))).toBe(cluster);
});

test('ranges share their unit, long numbers are shortened', () => {
  expect([
    rangeText('$1.2M', '$2M'),
    rangeText('$650k', '$1.2M'),
    rangeText('$550pw', '$550pw'),
    rangeText('$480pw', '$900pw'),
    rangeText(undefined, '$1M'),
    rangeText(undefined, undefined),
  ]).toEqual(['$1.2–2M', '$650k–1.2M', '$550pw', '$480–900pw', '$1M', undefined]);
  expect([1, 1240, 9999, 18_400, 1_000_000].map(shortCount)).toEqual(['1', '1,240', '9,999', '18k', '1000k']);
});

test('[A11Y-04] the text of a marker has its number of listings and their prices', () => {
  expect([home, building, cluster].map((marker) => markerName(marker))).toEqual([
    'Home, $1.2M',
    '3 homes in one building, $550–720k',
    '23 homes, $650k–1.2M',
  ]);
});
