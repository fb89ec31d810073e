import { inRichmond, searchAt } from '../../test-kit/market.ts';
import { addressOf } from '../filters/filter-address.ts';
import { searchHere } from './search-here.ts';

test('[SRCH-02] the area on the map becomes a search of its own, with the same filters, from its first page', () => {
  const here = searchHere(inRichmond({ features: ['pool'], page: 3 }), { bounds: [144.9, -37.9, 145.1, -37.7], centre: [145, -37.8], zoom: 12.25 });
  expect(here).toMatchObject({
    context: 'map', locations: [], features: ['pool'], page: 1, zoom: 12.25,
    bounds: { south: -37.9, west: 144.9, north: -37.7, east: 145.1 }, centre: { latitude: -37.8, longitude: 145 },
  });
  expect(searchAt(addressOf(here))).toEqual(here);
});
