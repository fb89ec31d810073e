import { features, normaliseSearch, type ListingSearch } from '@verandah/market';
import { inRichmond } from '../../test-kit/market.ts';
import { area } from '../../../area.ts';
import { searchFromFields } from './fields.ts';
import { clearGroup, groupIsSet } from './groups.ts';

const read = (query: string, base: ListingSearch = inRichmond()) => searchFromFields(base, new URLSearchParams(query));

test('[SRCH-03] every control of the filter form sets its part of the search', () => {
  const search = read(
    [
      'type=house&type=unit',
      'bedrooms=2&bedrooms=3',
      'bathrooms=2&bathrooms-more=1',
      'carspaces=1',
      'price-min=500000&price-max=1000000',
      'land-min=300&land-max=',
      'frontage-max=20',
      'floor-min=100&floor-max=',
      'keywords=Pool%20house%2C%20%2C&trait=video&trait=other&listed=7&available=2026-12-01',
      'feature=pool&feature=solarPanels',
      'inspection=2026-11-22',
      'auction=any',
      'underoffer-asked=1',
      'surrounding-asked=1',
      'sort=cheapest',
    ].join('&'),
  );
  expect(search).toEqual(
    inRichmond({
      propertyTypes: ['house', 'unit'],
      bedrooms: { only: [2, 3] },
      bathrooms: { only: [], min: 2 },
      carSpaces: { only: [1] },
      price: { min: 500_000, max: 1_000_000 },
      landSize: { min: 300 },
      frontage: { max: 20 },
      floorArea: { min: 100 },
      keywords: ['pool house'],
      traits: ['video'],
      listedWithin: 7,
      features: ['pool', 'solarPanels'],
      inspections: { dates: ['2026-11-22'], forthcoming: false },
      auctions: { dates: [], forthcoming: true },
      underOffer: false,
      surrounding: false,
      sort: 'cheapest',
    }),
  );
});

test('[SRCH-44] a point has the same distance unless another one is chosen beside it', () => {
  const near = { latitude: -37.824, longitude: 144.99, name: 'Work' };
  expect(read('near=-37.824,144.99,5km,Work').near).toEqual({ ...near, kilometres: 5 });
  expect(read('near=-37.824,144.99,5km,Work&near-reach=10km').near).toEqual({ ...near, kilometres: 10 });
  const drive = { ...near, minutes: 20, by: 'drive' } as const;
  expect(read('near=-37.824,144.99,5km,Work&near-reach=20min-drive').near).toEqual(drive);
  expect(read('near=-37.824,144.99,20min-drive,Work').near).toEqual(drive);
  expect(read('near=-37.824,144.99,20min-drive,Work&near-reach=5km').near).toEqual({ ...near, kilometres: 5 });
  expect(read('near=-37.824,144.99,5km,Work&near-reach=7km').near).toEqual({ ...near, kilometres: 5 });
  expect(read('near-reach=10km', inRichmond({ near: { ...near, kilometres: 5 } })).near).toBeUndefined();
});

test('[SRCH-03] an empty form clears all filters but not the location', () => {
  const narrowed = inRichmond({ propertyTypes: ['house'], price: { max: 900_000 }, features: ['pool'], page: 3 });
  expect(read('', narrowed)).toEqual(inRichmond());
});

test('[SRCH-04] the bedroom choice 0 means a studio', () => {
  expect(read('bedrooms=0').propertyTypes).toEqual(['studio']);
  expect(read('bedrooms=0').bedrooms).toEqual({ only: [] });
  expect(read('bedrooms=0&bedrooms=1&type=house')).toEqual(
    inRichmond({ propertyTypes: ['house', 'studio'], bedrooms: { only: [1] } }),
  );
});

test('[SRCH-04] studios are cleared with the bedrooms, whose choice they are, and not with the types', () => {
  const both = inRichmond({ propertyTypes: ['house', 'studio'] });
  expect(groupIsSet(both, 'bedrooms')).toBe(true);
  expect(groupIsSet(inRichmond({ propertyTypes: ['studio'] }), 'types')).toBe(false);
  expect(clearGroup(both, 'bedrooms')).toEqual(inRichmond({ propertyTypes: ['house'] }));
  expect(clearGroup(both, 'types')).toEqual(inRichmond({ propertyTypes: ['studio'] }));
});

test('a form without the boxes for offers and surroundings leaves both unchanged', () => {
  const search = read('type=house');
  expect([search.underOffer, search.surrounding]).toEqual([true, true]);
});

test('values that no control offers are ignored', () => {
  expect(
    read(
      'type=castle&bedrooms=9&bathrooms=-1&price-min=1e9&price-max=abc&feature=moat&inspection=soon&sort=random&land-min=%F0',
    ),
  ).toEqual(inRichmond());
});

test('a sold search has no inspections', () => {
  const sold = normaliseSearch({ ...inRichmond(), mode: 'sold' });
  expect(read('inspection=any&feature=' + features[0]?.name, sold)).toEqual(
    normaliseSearch({ ...sold, features: [features[0]?.name ?? 'gym'] }),
  );
});

test('[SEC-22] every field that is read is declared by the area', () => {
  const read = new Set<string>();
  const note =
    <Found>(found: Found) =>
    (name: string): Found => {
      read.add(name);
      return found;
    };
  searchFromFields(inRichmond(), { get: note<string | null>(null), getAll: note(['1']), has: note(true) });
  expect([...read].filter((name) => !area.query?.['/for-sale/*']?.includes(name))).toEqual([]);
  expect(read.size).toBeGreaterThan(15);
});
