import { inRichmond, searchAt } from '../../test-kit/market.ts';
import { addressOf } from '../filters/filter-address.ts';
import { toSearchable, searchDrawn, searchHere } from './search-here.ts';

test('[SRCH-02] the area on the map becomes a search of its own, with the same filters, from its first page', () => {
  const here = searchHere(inRichmond({ features: ['pool'], page: 3 }), {
    bounds: [144.9, -37.9, 145.1, -37.7],
    centre: [145, -37.8],
    zoom: 12.25,
  });
  expect(here).toMatchObject({
    context: 'map',
    locations: [],
    features: ['pool'],
    page: 1,
    zoom: 12.25,
    bounds: { south: -37.9, west: 144.9, north: -37.7, east: 145.1 },
    centre: { latitude: -37.8, longitude: 145 },
  });
  expect(searchAt(addressOf(here, {}))).toEqual(here);
});

test('[SRCH-17] a drawn area becomes a search whose address holds it', () => {
  const shape = [
    { latitude: -37.8, longitude: 145 },
    { latitude: -37.8, longitude: 145.01 },
    { latitude: -37.81, longitude: 145.01 },
  ];
  const drawn = searchDrawn(inRichmond({ features: ['pool'], page: 2 }), shape);
  expect(drawn).toMatchObject({ context: 'draw', shape, features: ['pool'], page: 1 });
  expect(addressOf(drawn, {})).toContain('context=draw&shape=');
  expect(searchAt(addressOf(drawn, {}))).toEqual(drawn);
});

test('[SRCH-16] a map that extends over the date line or beyond the country searches the country’s part of it', () => {
  expect(toSearchable([140, -45, 200, 10])).toEqual({ south: -45, west: 140, north: -5, east: 170 });
  expect(toSearchable([-300, -80, 300, 80])).toEqual({ south: -56, west: 92, north: -5, east: 170 });
  // There are no homes in the Pacific: the search is empty, not moved.
  expect(toSearchable([-170, -30, -150, -20])).toEqual({ south: -30, west: -170, north: -20, east: -150 });
});
