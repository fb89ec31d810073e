import fc from 'fast-check';
import { parseAddress } from '../address/parse.ts';
import { defaultSort } from '../vocabulary/sorts.ts';
import { anySearch } from './any-search.ts';
import { emptySearch } from './empty-search.ts';
import { normaliseSearch } from './normalise-search.ts';
import { pictureAddress, tileAddress } from './tile-address.ts';
import { wholeCountry } from './whole-country.ts';

test('[SRCH-16] moving, paging or sorting a map does not change the address of its tiles', () => {
  const here = normaliseSearch({
    ...emptySearch('buy'),
    context: 'map',
    bounds: { south: -38, west: 144, north: -37, east: 145 },
    centre: { latitude: -37.5, longitude: 144.5 },
    zoom: 9,
    propertyTypes: ['house'],
  });
  const there = normaliseSearch({
    ...here,
    bounds: { south: -34, west: 150, north: -33, east: 151 },
    centre: { latitude: -33.5, longitude: 150.5 },
    zoom: 12,
    page: 3,
    sort: 'cheapest',
  });
  expect(tileAddress(there)).toBe(tileAddress(here));
  expect(tileAddress({ ...here, propertyTypes: [] })).not.toBe(tileAddress(here));
  expect(tileAddress(here)).toBe('/for-sale/australia/houses?context=map&bounds=-56,92,-5,170');
});

test('[MAP-19] a picture of a map search shows its bounds, whatever its page, order and zoom', () => {
  const bounds = { south: -38, west: 144, north: -37, east: 145 };
  const search = normaliseSearch({ ...emptySearch('buy'), context: 'map', bounds });
  const address = pictureAddress({ ...search, centre: { latitude: -37.5, longitude: 144.5 }, zoom: 9, page: 3 });
  expect(address).toBe('/for-sale/australia/real-estate?context=map&bounds=-38,144,-37,145');
  const richmond = { ...emptySearch('buy'), locations: ['richmond-vic-3121'] };
  expect(pictureAddress(richmond)).toBe(tileAddress(richmond));
});

test('the address is read back as the same search: filters and location stay, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const address = tileAddress(search);
      const read = parseAddress(address);
      if (read.kind !== 'search') throw new Error(address);
      const { centre: _centre, zoom: _zoom, ...rest } = search;
      const bounds = search.context === 'map' ? { bounds: wholeCountry } : {};
      expect(read.search).toEqual({
        ...rest,
        ...bounds,
        ...(search.near && { near: { ...search.near, name: '' } }),
        page: 1,
        sort: defaultSort(search.context, search.mode),
      });
      expect(tileAddress(read.search)).toBe(address);
      expect(read.canonical).toBe(address);
    }),
    { numRuns: 300 },
  );
});
