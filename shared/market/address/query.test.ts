import type { ListingSearch } from '../search/listing-search.ts';
import { emptySearch } from '../search/empty-search.ts';
import { normaliseSearch } from '../search/normalise-search.ts';
import { buildAddress } from './build.ts';
import { parseAddress } from './parse.ts';
import { readFilters, readSort, searchQueryNames } from './query-filters.ts';
import { base, buildExample, buy, readAddress } from './example.ts';

test('[URL-06, SRCH-44] every query parameter is read', () => {
  const query = (text: string): ListingSearch => readAddress(`${base}/real-estate?${text}`);
  expect(query('bathrooms=2').bathrooms).toEqual({ only: [2] });
  expect(query('suburbs=carlton-vic-3053,Fitzroy-VIC-3065').locations).toEqual([
    'richmond-vic-3121',
    'carlton-vic-3053',
    'fitzroy-vic-3065',
  ]);
  expect(query('priceminimum=300000&pricemaximum=900000').price).toEqual({ min: 300_000, max: 900_000 });
  expect(query('land-area=300-600').landSize).toEqual({ min: 300, max: 600 });
  expect(query('frontage=over-12').frontage).toEqual({ min: 12 });
  expect(query('features=pool,air-conditioning,payTV').features).toEqual(['pool', 'airConditioning', 'payTV']);
  expect(query('inspections=2026-11-22,2026-11-21').inspections).toEqual({
    dates: ['2026-11-21', '2026-11-22'],
    forthcoming: false,
  });
  expect(query('near=-37.824,144.99,2km,Work').near).toEqual({
    latitude: -37.824,
    longitude: 144.99,
    kilometres: 2,
    name: 'Work',
  });
  expect(query('auctions=any').auctions).toEqual({ dates: [], forthcoming: true });
  expect(query('studios=true').propertyTypes).toEqual(['studio']);
  expect(query('sort=next-auction').sort).toBe('nextAuction');
  expect(query('surrounding=false').surrounding).toBe(false);
  expect([query('isUnderOffer=false').underOffer, query('underOffer=false').underOffer, query('').underOffer]).toEqual([
    false,
    false,
    true,
  ]);
  expect(query('context=map&bounds=-37.9,144.9,-37.8,145.1&lat=-37.85&lng=145&zoom=13.5')).toMatchObject({
    context: 'map',
    bounds: { south: -37.9, west: 144.9, north: -37.8, east: 145.1 },
    centre: { latitude: -37.85, longitude: 145 },
    zoom: 13.5,
    locations: [],
  });
  expect(query('bedrooms=2,3').bedrooms).toEqual({ only: [2, 3] });
  expect(query('bedrooms=3+').bedrooms).toEqual({ only: [], min: 3 });
  expect(query('bedrooms=3%2B').bedrooms).toEqual({ only: [], min: 3 });
  expect(query('carspaces=1').carSpaces).toEqual({ only: [1] });
  expect(query('propertytypes=houses,blockOfUnits').propertyTypes).toEqual(['blockOfUnits', 'house']);
});

test('[URL-06] a plain form can write any of it: names repeat, empty fields are ignored', () => {
  expect(
    readAddress(
      `${base}?bedrooms=2&bedrooms=3&propertytypes=house&propertytypes=unit&features=pool&features=gym&land-area=over-300&land-area=under-600&pricemaximum=&bathrooms=&inspections=&sort=&page=`,
    ),
  ).toEqual(
    normaliseSearch({
      ...buy,
      bedrooms: { only: [2, 3] },
      propertyTypes: ['house', 'unit'],
      features: ['pool', 'gym'],
      landSize: { min: 300, max: 600 },
    }),
  );
});

test('[URL-06] the query overrides the path, features are combined', () => {
  expect(readAddress(`${base}/houses/2-bedrooms?bedrooms=3&propertytypes=units`)).toMatchObject({
    bedrooms: { only: [3] },
    propertyTypes: ['unit'],
  });
  expect(readAddress(`${base}/pool?features=gym`).features).toEqual(['gym', 'pool']);
});

test('[URL-10] what is not canonical is written into the query, in a fixed order', () => {
  expect(
    buildExample({
      locations: ['richmond-vic-3121', 'carlton-vic-3053'],
      surrounding: false,
      price: { min: 300_000, max: 5_000_000 },
      bathrooms: { only: [], min: 2 },
      landSize: { min: 300 },
      frontage: { max: 20 },
      features: ['pool', 'study'],
      underOffer: false,
      sort: 'newest',
      inspections: { dates: ['2026-11-21'], forthcoming: false },
      auctions: { dates: [], forthcoming: true },
    }),
  ).toBe(
    `${base}/real-estate?suburbs=carlton-vic-3053&bathrooms=2+&priceminimum=300000&pricemaximum=5000000&land-area=over-300&frontage=under-20` +
      '&features=pool,study&inspections=2026-11-21&auctions=any&underOffer=false&surrounding=false&sort=newest',
  );
  expect(
    buildExample({
      context: 'map',
      bounds: { south: -37.9, west: 144.9, north: -37.8, east: 145.1 },
      centre: { latitude: -37.85, longitude: 145 },
      zoom: 13,
    }),
  ).toBe('/for-sale/australia/real-estate?context=map&lat=-37.85&lng=145&zoom=13&bounds=-37.9,144.9,-37.8,145.1');
});

test('[URL-10, URL-19] a drawn shape is an encoded polyline of precision five', () => {
  const shape = [
    { latitude: 38.5, longitude: -120.2 },
    { latitude: 40.7, longitude: -120.95 },
    { latitude: 43.252, longitude: -126.453 },
  ];
  const address = '/for-sale/australia/real-estate?context=draw&shape=_p~iF~ps%7CU_ulLnnqC_mqNvxq%60%40';
  expect(buildExample({ context: 'draw', shape })).toBe(address);
  expect(readAddress(address)).toMatchObject({ context: 'draw', shape });
  expect(buildExample({ shape })).toBe(`${base}/real-estate`);
});

test('[MAP-17] several drawn areas and what is left out of them are one parameter each; what cannot be read is passed over', () => {
  const square = (west: number) => [
    { latitude: -37, longitude: west },
    { latitude: -37, longitude: west + 1 },
    { latitude: -38, longitude: west },
  ];
  const search = {
    context: 'draw',
    shape: square(144),
    furtherShapes: [square(146)],
    excludedShapes: [square(144.2)],
  } as const;
  const address = buildExample(search) ?? '';
  expect(address).toMatch(/\?context=draw&shape=[^.&]+\.[^.&]+&except=[^.&]+$/);
  expect(readAddress(address)).toMatchObject(search);
  expect(readAddress(address.replace('&except=', '.??&except=?.'))).toMatchObject(search);
  expect(readAddress(address.replace(/&shape=[^&]*/, ''))).not.toHaveProperty('excludedShapes');
  const many = Array.from({ length: 9 }, (_, at) => square(140 + at));
  expect(readAddress(buildExample({ ...search, furtherShapes: many, excludedShapes: many }) ?? '')).toMatchObject({
    furtherShapes: many.slice(0, 4),
    excludedShapes: many.slice(0, 5),
  });
});

test('[URL-19] the digits of positions stay the same through any number of readings', () => {
  const query = 'context=map&lat=-37.00001&lng=0.00001&zoom=12.25&bounds=-37.12345,0.00001,-36.99999,179.99999';
  const first = buildAddress(readAddress(`${base}?${query}`));
  expect(first).toBe(`/for-sale/australia/real-estate?${query}`);
  expect(buildAddress(readAddress(first ?? ''))).toBe(first);
});

test('[URL-27] keywords, traits, floor area, days since listing and move-in day have one form each; odd ones are ignored', () => {
  const written = buildExample({
    mode: 'rent',
    keywords: ['North-Facing', 'Butler’s  pantry', 'north facing', '%'],
    traits: ['video', 'reduced', 'newlyBuilt', 'established'],
    floorArea: { min: 150 },
    listedWithin: 7,
    availableBy: '2026-12-05',
  });
  expect(written).toBe(
    '/for-rent/richmond-vic-3121/real-estate?floor-area=over-150&with=price-reduced,video&keywords=butlers%20pantry,north%20facing&listed=7&available=2026-12-05',
  );
  expect(buildAddress(readAddress(written ?? ''))).toBe(written);
  const odd = 'with=moat,FLOORPLAN&keywords=,%20,a,b,c,d,e,f&listed=2&available=2026-02-30';
  expect(buildAddress(readAddress(`${base}?${odd}`))).toBe(`${base}/real-estate?with=floor-plan&keywords=a,b,c,d,e`);
  // What another mode lacks is no part of its searches.
  expect(buildAddress(readAddress('/sold-properties/richmond-vic-3121?listed=7&with=price-reduced,video'))).toBe(
    '/sold-properties/richmond-vic-3121/real-estate?with=video',
  );
  expect(readAddress(`${base}?available=2026-12-05`).availableBy).toBeUndefined();
});

test('[URL-11] surrounding=false except for an office', () => {
  expect(buildExample({ surrounding: false })).toBe(`${base}/real-estate?surrounding=false`);
  expect(buildExample({ surrounding: false, context: 'office', office: 'harbour-and-vale-12', sort: 'newest' })).toBe(
    '/real-estate-agency/harbour-and-vale-12/buy',
  );
});

test('[URL-12] sort is written only when it is not the default of context and mode', () => {
  expect(buildExample({ sort: 'homesForYou' })).toBe(`${base}/real-estate`);
  expect(buildExample({ sort: 'newest' })).toBe(`${base}/real-estate?sort=newest`);
  const office = { context: 'office', office: 'harbour-and-vale-12' } as const;
  expect(buildExample({ ...office, sort: 'newest' })).toBe('/real-estate-agency/harbour-and-vale-12/buy');
  expect(buildExample({ ...office, sort: 'homesForYou' })).toBe(
    '/real-estate-agency/harbour-and-vale-12/buy?sort=homesForYou',
  );
  expect(buildExample({ mode: 'sold', sort: 'recentlySoldOrLeased' })).toBe(
    '/sold-properties/richmond-vic-3121/real-estate',
  );
});

test('[URL-13] the page is in the path without a query, otherwise in the query', () => {
  expect(buildExample({ page: 2 })).toBe(`${base}/real-estate/page-2`);
  expect(buildExample({ page: 2, features: ['pool'] })).toBe(`${base}/real-estate/pool/page-2`);
  expect(buildExample({ page: 2, bathrooms: { only: [2] } })).toBe(`${base}/real-estate?bathrooms=2&page=2`);
  expect(buildExample({ page: 1 })).toBe(`${base}/real-estate`);
  expect([
    readAddress(`${base}/houses/page-4`).page,
    readAddress(`${base}/houses?page=4`).page,
    readAddress(`${base}/page-0`).page,
    readAddress(`${base}/page-x`).page,
  ]).toEqual([4, 4, 1, 1]);
});

test('[SEC-22] the parameters that are read are those that the results page declares', () => {
  const read = new Set(['page']);
  const query = new (class extends Map<string, readonly string[]> {
    override get(name: string): readonly string[] {
      read.add(name);
      return name === 'context' ? ['map'] : [];
    }
  })();
  readFilters(emptySearch('buy'), query);
  readSort(query);
  expect([...read].sort()).toEqual([...searchQueryNames].sort());
});

test('[URL-24] a mapped or drawn area is in no one suburb: its address names the country, and a former one leads there', () => {
  const where = 'real-estate?context=map&bounds=-37.9,144.9,-37.8,145.1';
  expect(parseAddress(`/for-sale/melbourne-vic-3000/${where}`)).toMatchObject({
    canonical: `/for-sale/australia/${where}`,
  });
  expect(parseAddress('/for-sale/australia')).toMatchObject({ canonical: '/for-sale/melbourne-vic-3000/real-estate' });
});
