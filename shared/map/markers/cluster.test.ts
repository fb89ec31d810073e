import type { MapListing } from '../places.ts';
import { amountOf, isOnePlace, markerFace, rangeOf } from './cluster.ts';

const at = (id: string, price: string | null, more: Partial<MapListing> = {}): MapListing => ({ id, longitude: 145, latitude: -37, price, ...more });

test('a marker says its price; a hidden one asks to make contact and tells no number', () => {
  expect(markerFace([at('1', '$1.2M')], new Set())).toEqual({ text: '$1.2M', range: undefined, tone: 'plain' });
  expect(markerFace([at('1', null)], new Set()).text).toBe('Contact');
  expect(markerFace([at('1', '$1.2M', { emphasised: true })], new Set()).tone).toBe('emphasised');
  expect(markerFace([at('1', '$1.2M', { emphasised: true })], new Set(['1'])).tone).toBe('selected');
});

test('several listings are one marker with their number and the range of known prices', () => {
  const several = [at('1', '$1.2M'), at('2', '$650k'), at('3', null)];
  expect(markerFace(several, new Set(['3']))).toEqual({ text: '3', range: '$650k–1.2M', tone: 'selected' });
  expect(rangeOf([at('1', '$2M'), at('2', '$1.2M')])).toBe('$1.2–2M');
  expect(rangeOf([at('1', '$550pw'), at('2', '$550pw')])).toBe('$550pw');
  expect(rangeOf([at('1', null)])).toBeUndefined();
});

test('prices compare by their dollars', () => {
  expect(['$1.25M', '$650k', '$85,000', '$550pw', null, 'Contact'].map(amountOf)).toEqual([1_250_000, 650_000, 85_000, 550, undefined, undefined]);
});

test('only listings of one building stay together however near one looks', () => {
  expect(isOnePlace([at('1', null), at('2', null)])).toBe(true);
  expect(isOnePlace([at('1', null), at('2', null, { latitude: -37.001 })])).toBe(false);
});
