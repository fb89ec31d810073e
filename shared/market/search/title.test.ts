import fc from 'fast-check';
import { buildAddress } from '../address/build.ts';
import { features } from '../vocabulary/features.ts';
import { statusTypes } from '../vocabulary/modes.ts';
import { propertyTypeNames } from '../vocabulary/property-types.ts';
import { emptySearch } from './empty-search.ts';
import type { ListingSearch } from './listing-search.ts';
import { pageTitle, searchTitle } from './title.ts';

const buy = emptySearch('buy');
const rent = emptySearch('rent');
const richmond = ['Richmond, VIC 3121'];
const exactly = (count: number) => ({ only: [count] });

test.each<[string, ListingSearch]>([
  ['Homes for sale in Richmond VIC 3121', buy],
  ['Houses and units for rent in Richmond VIC 3121', { ...rent, propertyTypes: ['house', 'unit'] }],
  [
    'Houses under $800,000 for sale in Richmond VIC 3121',
    { ...buy, propertyTypes: ['house'], price: { max: 800_000 } },
  ],
  ['Homes from $400 to $600 a week for rent in Richmond VIC 3121', { ...rent, price: { min: 400, max: 600 } }],
  ['Homes over $1,500,000 sold in Richmond VIC 3121', { ...emptySearch('sold'), price: { min: 1_500_000 } }],
  [
    'Homes for sale near Brunswick Station',
    {
      ...buy,
      locations: ['vic'],
      near: { latitude: -37.77, longitude: 144.96, kilometres: 2, name: 'Brunswick Station' },
    },
  ],
  ['2-bedroom homes for sale in Richmond VIC 3121', { ...buy, bedrooms: exactly(2) }],
  [
    '5+ bedroom houses for sale in Richmond VIC 3121',
    { ...buy, propertyTypes: ['house'], bedrooms: { only: [], min: 5 } },
  ],
  ['Homes for sale in Richmond VIC 3121 with a pool', { ...buy, features: ['pool'] }],
  ['Homes for sale in Richmond VIC 3121 with an open fireplace', { ...buy, features: ['openFirePlace'] }],
  ['Homes for sale in Richmond VIC 3121 with solar panels', { ...buy, features: ['solarPanels'] }],
  ['Pet-friendly homes for rent in Richmond VIC 3121', { ...rent, features: ['petFriendly'] }],
  ['Homes for sale in Richmond VIC 3121 with 2 car spaces', { ...buy, carSpaces: exactly(2) }],
  ['Homes for sale in Richmond VIC 3121 with a car space', { ...buy, carSpaces: exactly(1) }],
  [
    'Furnished homes for rent in Richmond VIC 3121 with a gym, a pool, pay TV and 1 more',
    { ...rent, features: ['furnished', 'gym', 'pool', 'payTV', 'study'] },
  ],
  ['Land for sale in Richmond VIC 3121', { ...buy, propertyTypes: ['land'] }],
  ['Studio apartments for sale in Richmond VIC 3121', { ...buy, propertyTypes: ['studio'] }],
  [
    'Studio apartments or 1-bedroom homes for sale in Richmond VIC 3121',
    { ...buy, propertyTypes: ['studio'], bedrooms: exactly(1) },
  ],
  [
    'Pet-friendly studio apartments or 1- or 2-bedroom homes for rent in Richmond VIC 3121',
    { ...rent, propertyTypes: ['studio'], bedrooms: { only: [1, 2] }, features: ['petFriendly'] },
  ],
  [
    'Studio apartments or 3+ bedroom houses and units under $800,000 for sale in Richmond VIC 3121',
    { ...buy, propertyTypes: ['house', 'studio', 'unit'], bedrooms: { only: [], min: 3 }, price: { max: 800_000 } },
  ],
])('[SRCH-34] a search is called "%s"', (title, search) => {
  expect(searchTitle(search, richmond)).toBe(title);
});

test('[SRCH-34] several locations, an office, or none', () => {
  expect(searchTitle(buy, ['Richmond, VIC 3121', 'Carlton, VIC 3053'])).toBe(
    'Homes for sale in Richmond VIC 3121 and Carlton VIC 3053',
  );
  expect(searchTitle(buy, ['A', 'B', 'C'])).toBe('Homes for sale in A and 2 more');
  expect(searchTitle({ ...emptySearch('sold'), context: 'office' }, ['Harbour & Vale'])).toBe(
    'Homes sold by Harbour & Vale',
  );
  expect(searchTitle(buy, [])).toBe('Homes for sale in Australia');
});

/** What a path holds beside mode and location: a property type and one filter. */
const facet: fc.Arbitrary<ListingSearch> = fc
  .record({
    mode: fc.constantFrom(...statusTypes.map(({ name }) => name)),
    propertyTypes: fc.option(fc.constantFrom(...propertyTypeNames), { nil: undefined }),
    filter: fc.oneof(
      fc.constant({}),
      fc.integer({ min: 1, max: 4 }).map((count) => ({ bedrooms: exactly(count) })),
      fc.integer({ min: 1, max: 4 }).map((count) => ({ carSpaces: exactly(count) })),
      fc.constantFrom(...features).map(({ name }) => ({ features: [name] })),
      fc.integer({ min: 1, max: 40 }).map((step) => ({ price: { max: step * 25 } })),
    ),
  })
  .map(({ mode, propertyTypes, filter }) => ({
    ...emptySearch(mode),
    locations: ['richmond-vic-3121'],
    propertyTypes: propertyTypes ? [propertyTypes] : [],
    ...filter,
  }));

test('[SRCH-34] two addresses that may be indexed never have the same title', () => {
  const describe = (search: ListingSearch) => ({
    address: buildAddress(search, { nonCanonicalFacets: 'refuse' }),
    title: pageTitle(search, richmond),
  });
  fc.assert(
    fc.property(facet, facet, (one, other) => {
      const [first, second] = [describe(one), describe(other)];
      expect(first.title === second.title).toBe(first.address === second.address);
    }),
    { numRuns: 2000 },
  );
});

test('[SRCH-34] every feature is named by its title', () => {
  const titles = features.map(({ name }) => searchTitle({ ...buy, features: [name] }, richmond));
  expect(new Set(titles).size).toBe(features.length);
});

test('[SRCH-11] without a filter a page title has the name of the source', () => {
  expect(pageTitle(buy, richmond)).toBe('Property And Real Estate For Sale in Richmond, VIC 3121');
  expect(pageTitle({ ...emptySearch('sold'), context: 'office' }, ['Harbour & Vale'])).toBe(
    'Property And Real Estate Sold by Harbour & Vale',
  );
});

test('[SRCH-11] over 70 characters Property And Real Estate becomes Properties', () => {
  const lead = 'Property And Real Estate For Sale in ';
  const fits = 'x'.repeat(70 - lead.length);
  expect(pageTitle(buy, [fits])).toBe(lead + fits);
  expect(pageTitle(buy, [`${fits}x`])).toBe(`Properties For Sale in ${fits}x`);
});

test('[SRCH-11] the number of the page counts as a part of its title', () => {
  const lead = 'Property And Real Estate For Sale in ';
  const fits = 'x'.repeat(70 - lead.length);
  expect(pageTitle({ ...buy, page: 2 }, richmond)).toBe(
    'Property And Real Estate For Sale in Richmond, VIC 3121, page 2',
  );
  expect(pageTitle({ ...buy, page: 2 }, [fits])).toBe(`Properties For Sale in ${fits}, page 2`);
  expect(pageTitle({ ...buy, page: 12 }, [fits.slice(9)])).toBe(`${lead}${fits.slice(9)}, page 12`);
  expect(pageTitle({ ...buy, page: 12 }, [fits.slice(8)])).toBe(`Properties For Sale in ${fits.slice(8)}, page 12`);
  expect(pageTitle({ ...buy, propertyTypes: ['house'], page: 3 }, richmond)).toBe(
    'Houses for sale in Richmond VIC 3121, page 3',
  );
});

test('[SRCH-11] maps and drawings have their own names', () => {
  expect(pageTitle({ ...buy, context: 'map' }, richmond)).toBe('Property And Real Estate For Sale in Mapped Area');
  expect(searchTitle({ ...buy, context: 'draw', propertyTypes: ['house'] }, [])).toBe('Houses for sale in Drawn Area');
});

test('[ALRT-01] a search of an office whose name is not at hand names no office', () => {
  expect(searchTitle({ ...buy, context: 'office' }, ['Pelican Homes'])).toBe('Homes for sale by Pelican Homes');
  expect(searchTitle({ ...buy, context: 'office' }, [])).toBe('Homes for sale');
  expect(pageTitle({ ...buy, context: 'office' }, [])).toBe('Property And Real Estate For Sale');
});
