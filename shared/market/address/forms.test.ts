import { emptySearch } from '../search/empty-search.ts';
import { listingAddress } from './listing-address.ts';
import { parseAddress } from './parse.ts';
import { buildAddress } from './build.ts';
import { base, buildExample, buy, readAddress } from './example.ts';

test('[URL-01, URL-03] a landing path is its mode at the default location', () => {
  const landings = {
    '/for-sale': 'buy',
    '/for-rent': 'rent',
    '/sold-properties': 'sold',
    '/leased-properties': 'leased',
  } as const;
  for (const [path, mode] of Object.entries(landings)) {
    expect(readAddress(path)).toEqual({ ...emptySearch(mode), locations: ['melbourne-vic-3000'] });
    expect(parseAddress(`${path.toUpperCase()}/`)).toEqual(parseAddress(path));
  }
});

test('[URL-02] the listing search path of each mode is read', () => {
  const richmond = { locations: ['richmond-vic-3121'] };
  expect(readAddress('/properties-for-sale/richmond-vic-3121/real-estate')).toEqual(buy);
  expect(readAddress('/properties-for-rent/richmond-vic-3121/real-estate')).toEqual({
    ...emptySearch('rent'),
    ...richmond,
  });
  expect(readAddress('/sold-properties/richmond-vic-3121')).toEqual({ ...emptySearch('sold'), ...richmond });
  expect(readAddress('/leased-properties/richmond-vic-3121')).toEqual({ ...emptySearch('leased'), ...richmond });
  expect(
    readAddress(
      '/properties-for-sale/richmond-vic-3121/real-estate?suburbs=carlton-vic-3053,fitzroy-vic-3065&surrounding=false',
    ),
  ).toEqual({
    ...buy,
    locations: ['richmond-vic-3121', 'carlton-vic-3053', 'fitzroy-vic-3065'],
    surrounding: false,
  });
  expect(
    readAddress('/properties-for-sale/richmond-vic-3121/real-estate?propertytypes=houses&features=pool&page=2'),
  ).toEqual({
    ...buy,
    propertyTypes: ['house'],
    features: ['pool'],
    page: 2,
  });
});

test('[URL-03] a search without a location is built at the default one', () => {
  expect(buildAddress({ ...buy, locations: [] })).toBe('/for-sale/melbourne-vic-3000/real-estate');
  expect(readAddress('/properties-for-rent').locations).toEqual(['melbourne-vic-3000']);
});

test('[URL-04] both forms are the same search with the same canonical address', () => {
  const pairs: readonly [string, string][] = [
    [`${base}/real-estate`, '/properties-for-sale/richmond-vic-3121/real-estate'],
    [
      `${base}/houses/2-bedrooms/page-2`,
      '/properties-for-sale/richmond-vic-3121/real-estate?propertytypes=houses&bedrooms=2&page=2',
    ],
    [
      '/for-rent/richmond-vic-3121/units/under-600',
      '/properties-for-rent/richmond-vic-3121?propertytypes=unit&pricemaximum=600',
    ],
    ['/sold-properties/richmond-vic-3121/real-estate/2-car-garage', '/sold-properties/richmond-vic-3121?carspaces=2'],
    ['/leased-properties/richmond-vic-3121/townhouses', '/leased-properties/richmond-vic-3121?propertytypes=Townhouse'],
    [
      `${base}/real-estate?suburbs=carlton-vic-3053&surrounding=false`,
      '/properties-for-sale/richmond-vic-3121/real-estate?suburbs=carlton-vic-3053&surrounding=false',
    ],
  ];
  for (const [canonical, other] of pairs) {
    expect(parseAddress(other)).toEqual({ kind: 'search', search: readAddress(canonical), canonical });
    expect(buildAddress(readAddress(other))).toBe(canonical);
  }
});

test('[URL-04] the canonical form has type, filter and page', () => {
  expect(buildAddress(buy)).toBe(`${base}/real-estate`);
  expect(buildExample({ propertyTypes: ['house'], bedrooms: { only: [2] }, page: 2 })).toBe(
    `${base}/houses/2-bedrooms/page-2`,
  );
  expect(buildExample({ features: ['airConditioning'] })).toBe(`${base}/real-estate/with-air-conditioning`);
  expect(buildExample({ price: { max: 500_000 } })).toBe(`${base}/real-estate/under-500000`);
  expect(buildExample({ propertyTypes: ['house', 'unit'] })).toBe(`${base}/real-estate?propertytypes=houses,units`);
});

test('[URL-04] case, trailing slashes and a fragment make no difference', () => {
  expect(readAddress('/FOR-SALE/Richmond-VIC-3121/Houses/2-Bedrooms/Page-2/')).toEqual(
    readAddress(`${base}/houses/2-bedrooms/page-2`),
  );
  expect(readAddress(`${base}/houses/?BATHROOMS=2&Sort=NEWEST#map`)).toEqual(
    readAddress(`${base}/houses?bathrooms=2&sort=newest`),
  );
});

test('[URL-14] an office has a list of each mode', () => {
  for (const mode of ['sold', 'buy', 'rent'] as const) {
    const address = `/real-estate-agency/harbour-and-vale-12/${mode}`;
    expect(readAddress(address)).toMatchObject({
      mode,
      context: 'office',
      office: 'harbour-and-vale-12',
      locations: [],
    });
    expect(buildAddress(readAddress(address))).toBe(address);
  }
  expect(readAddress('/real-estate-agency/harbour-and-vale-12/rent/page-2').page).toBe(2);
  expect(readAddress('/real-estate-agency/harbour-and-vale-12/rent?bedrooms=2&page=3')).toMatchObject({
    page: 3,
    bedrooms: { only: [2] },
  });
  expect(parseAddress('/real-estate-agency/harbour-and-vale-12')).toEqual({ kind: 'not-found' });
  expect(parseAddress('/real-estate-agency/harbour-and-vale-12/reviews')).toEqual({ kind: 'not-found' });
});

test('a listing is under /property', () => {
  expect(listingAddress('2-39-main-road-richmond-vic-3121-house-17')).toBe(
    '/property/2-39-main-road-richmond-vic-3121-house-17',
  );
  expect(listingAddress('../x?y')).toBe('/property/..%2Fx%3Fy');
});
