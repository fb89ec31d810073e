import { emptySearch } from './empty-search.ts';
import type { ListingSearch } from './listing-search.ts';
import { wellKnownText } from './well-known-text.ts';
import { officeId, toListingSearchQuery } from './listing-search-query.ts';

const buy = { ...emptySearch('buy'), locations: ['richmond-vic-3121', 'carlton-vic-3053'] };

test('[SRCH-02, SRCH-03] a search without filters queries only its location, order and page', () => {
  expect(toListingSearchQuery({ ...buy, page: 3 })).toEqual({
    statusType: 'buy',
    searchMode: 'location',
    sortBy: 'homesForYou',
    paging: { skip: 50, take: 25 },
    locationSearchContext: {
      searchLocations: [{ slug: 'richmond-vic-3121' }, { slug: 'carlton-vic-3053' }],
      includeSurroundingSuburbs: true,
    },
  });
});

test('[SRCH-03] every filter has its field in the graph API', () => {
  expect(
    toListingSearchQuery({
      ...buy,
      surrounding: false,
      propertyTypes: ['house'],
      bedrooms: { only: [2, 3] },
      bathrooms: { only: [], min: 2 },
      carSpaces: { only: [1] },
      price: { min: 1, max: 2 },
      landSize: { min: 3 },
      frontage: { max: 4 },
      features: ['pool'],
      inspections: { dates: ['2026-11-21'], forthcoming: false },
      auctions: { dates: [], forthcoming: true },
      underOffer: false,
    }),
  ).toMatchObject({
    propertyTypes: ['house'],
    propertyFeatures: ['pool'],
    bedrooms: { only: [2, 3] },
    bathrooms: { min: 2 },
    carSpaces: { only: [1] },
    price: { min: 1, max: 2 },
    landSize: { min: 3 },
    frontageSize: { max: 4 },
    inspection: { dates: ['2026-11-21'] },
    auction: { forthcoming: true },
    isUnderOffer: false,
    locationSearchContext: { includeSurroundingSuburbs: false },
  });
});

test('[SRCH-02] map and drawn areas are well-known text, offices their id', () => {
  expect(
    toListingSearchQuery({ ...buy, context: 'map', bounds: { south: -38, west: 144.5, north: -37, east: 145 } }),
  ).toMatchObject({
    searchMode: 'map',
    locationSearchContext: { wellKnownText: 'POLYGON((144.5 -38, 145 -38, 145 -37, 144.5 -37, 144.5 -38))' },
  });
  const shape = [
    { latitude: -37, longitude: 144 },
    { latitude: -38, longitude: 144 },
    { latitude: -38, longitude: 0.00001 },
  ];
  expect(toListingSearchQuery({ ...buy, context: 'draw', shape })).toMatchObject({
    searchMode: 'draw',
    locationSearchContext: { wellKnownText: 'POLYGON((144 -37, 144 -38, 0.00001 -38, 144 -37))' },
  });
  expect(
    toListingSearchQuery({ ...buy, context: 'office', office: 'harbour-and-vale-12' }).locationSearchContext,
  ).toEqual({ officeId: '12' });
  expect([officeId('office-7'), officeId('7'), officeId('office')]).toEqual(['7', '7', undefined]);
});

test('[MAP-17] several areas are a multipolygon; what is left out is a hole of each area that it may touch', () => {
  const square = (west: number) => [
    { latitude: -37, longitude: west },
    { latitude: -37, longitude: west + 1 },
    { latitude: -38, longitude: west },
  ];
  const text = (west: number) => `(${west} -37, ${west + 1} -37, ${west} -38, ${west} -37)`;
  const of = (search: Partial<ListingSearch>) =>
    toListingSearchQuery({ ...buy, context: 'draw', ...search }).locationSearchContext.wellKnownText;
  expect(of({ shape: square(144), excludedShapes: [square(144)] })).toBe(`POLYGON(${text(144)}, ${text(144)})`);
  expect(of({ shape: square(144), furtherShapes: [square(150)], excludedShapes: [square(151)] })).toBe(
    `MULTIPOLYGON((${text(144)}), (${text(150)}, ${text(151)}))`,
  );
});

test('[SRCH-02] well-known text has plain decimals, five at most', () => {
  expect(wellKnownText([{ latitude: 1e-7, longitude: 144.123456 }])).toBe('POLYGON((144.12346 0, 144.12346 0))');
});
