import type { ListingSearch } from '../search/listing-search.ts';
import { normaliseSearch } from '../search/normalise-search.ts';
import { parseAddress } from './parse.ts';
import { buildAddress } from './build.ts';
import { base, buildExample, buy, readAddress } from './example.ts';

test('[URL-15] facets outside the path are rejected where they are disallowed, and nothing else throws', () => {
  const refuse = { nonCanonicalFacets: 'refuse' } as const;
  expect(() => buildExample({ bathrooms: { only: [2] } }, refuse)).toThrow(
    new Error('Non-canonical facets are not allowed'),
  );
  expect(() => buildExample({ sort: 'newest' }, refuse)).toThrow('Non-canonical facets are not allowed');
  expect(buildExample({ propertyTypes: ['house'], bedrooms: { only: [2] }, page: 2 }, refuse)).toBe(
    `${base}/houses/2-bedrooms/page-2`,
  );
  for (const broken of [
    {},
    null,
    { ...buy, propertyTypes: undefined },
    { ...buy, price: null },
    { ...buy, mode: 'barter' },
    { ...buy, locations: 1 },
  ]) {
    expect(buildAddress(broken as unknown as ListingSearch)).toBeNull();
    expect(buildAddress(broken as unknown as ListingSearch, refuse)).toBeNull();
  }
});

test('[URL-17] bedroom 0 is dropped, above 5 is 5, ascending, and 5 is a minimum', () => {
  const beds = (text: string): unknown => readAddress(`${base}?bedrooms=${text}`).bedrooms;
  expect(beds('0,3,2')).toEqual({ only: [2, 3] });
  expect(beds('0')).toEqual({ only: [] });
  expect(beds('9,2')).toEqual({ only: [2, 5] });
  expect(beds('5')).toEqual({ only: [], min: 5 });
  expect(beds('5,4')).toEqual({ only: [], min: 4 });
  expect(buildExample({ bedrooms: { only: [7, 0, 2] } })).toBe(`${base}/real-estate?bedrooms=2,5`);
  expect(buildExample({ bedrooms: { only: [5] } })).toBe(`${base}/real-estate/5-bedrooms`);
  expect(readAddress(`${base}/8-bedrooms`).bedrooms).toEqual({ only: [], min: 5 });
  expect(buildExample({ bedrooms: { only: [], min: 3 } })).toBe(`${base}/real-estate?bedrooms=3+`);
});

test('[URL-18] malformed values are ignored and the rest is read', () => {
  expect(
    readAddress(
      `${base}/castles/2-bedrooms?bathrooms=many&priceminimum=%&pricemaximum=700000&sort=best&features=moat,pool&zoom=far&inspections=2026-02-30`,
    ),
  ).toEqual(normaliseSearch({ ...buy, bedrooms: { only: [2] }, price: { max: 700_000 }, features: ['pool'] }));
  expect(readAddress(`${base}?context=map`)).toEqual(buy);
  expect(readAddress(`${base}?context=map&bounds=-37,144,-37,145`)).toEqual(buy);
  expect(readAddress(`${base}?context=draw&shape=???`)).toEqual(buy);
  expect(readAddress(`${base}?context=map&lat=-37.8&lng=144.9&zoom=12`)).toMatchObject({
    context: 'map',
    centre: { latitude: -37.8, longitude: 144.9 },
  });
});

test('[URL-18] paths of no search are not found', () => {
  for (const path of [
    '',
    '/',
    'for-sale',
    '/for-sales',
    '/property/x',
    '/for-sale/%FF',
    '/for-sale/a/b/c/d/e',
    '//evil.invalid/for-sale',
    '/for-sale/%3Cscript%3E',
    '?for-sale',
  ]) {
    expect(parseAddress(path)).toEqual({ kind: 'not-found' });
  }
});

test('[SRCH-13] a price that is not valid in its mode is ignored wherever an address has it', () => {
  const price = (address: string): unknown => readAddress(address).price;
  const rent = '/for-rent/richmond-vic-3121';
  expect(price(`${base}?pricemaximum=20000000`)).toEqual({});
  expect(price(`${base}?pricemaximum=11000000`)).toEqual({ max: 11_000_000 });
  expect(price(`${base}?priceminimum=11000001&pricemaximum=900000`)).toEqual({ max: 900_000 });
  expect(price(`${base}?priceminimum=0&pricemaximum=-5`)).toEqual({});
  expect(price(`${rent}?pricemaximum=2051`)).toEqual({});
  expect(price(`${rent}?pricemaximum=2050`)).toEqual({ max: 2050 });
  expect(price(`${base}/real-estate/under-20000000`)).toEqual({});
  expect(price(`${base}/real-estate/300000-20000000`)).toEqual({ min: 300_000 });
  expect(price(`${rent}/real-estate/over-500000`)).toEqual({});
  // The path's own price stays beside an invalid one in the query.
  expect(price(`${base}/real-estate/under-500000?pricemaximum=20000000`)).toEqual({ max: 500_000 });
  expect(buildExample({ price: { min: 300_000, max: 20_000_000 } })).toBe(`${base}/real-estate?priceminimum=300000`);
  expect(parseAddress(`${base}/real-estate?pricemaximum=20000000`)).toMatchObject({ canonical: `${base}/real-estate` });
});
