import { writeShape } from './area-text.ts';
import { base, buy, readAddress } from './example.ts';
import { buildAddress } from './build.ts';
import { toListingSearchQuery } from '../search/listing-search-query.ts';
import { parseAddress, renewedAddress } from './parse.ts';
import { pageOf } from '../search/pagination.ts';

const map = (bounds: string) => readAddress(`/for-sale?context=map&bounds=${bounds}`);

test('[URL-18] bounds that reach over the date line end there; other ends may come in any order', () => {
  const tasman = { south: -45, west: 150, north: -10, east: 180 };
  expect(map('-45,150,-10,-170').bounds).toEqual(tasman);
  expect(map('-45,150,-10,190').bounds).toEqual(tasman);
  expect(map('-10,146,-45,144').bounds).toEqual({ south: -45, west: 144, north: -10, east: 146 });
  expect(map('-95,-200,95,200').bounds).toEqual({ south: -90, west: -180, north: 90, east: 180 });
  for (const bounds of ['-45,600,-10,150', '-45,150,-10', '-45,150,-10,150', 'a,b,c,d', ''])
    expect(map(bounds)).toMatchObject({ context: 'location', locations: ['melbourne-vic-3000'] });
});

test('[URL-18] contradictory ranges are read with their ends in order', () => {
  expect(
    readAddress(`${base}?priceminimum=900000&pricemaximum=500000&land-area=over-600&land-area=under-300`),
  ).toMatchObject({
    price: { min: 500_000, max: 900_000 },
    landSize: { min: 300, max: 600 },
  });
});

test('[URL-18] a malformed shape is ignored, a huge one is thinned', () => {
  for (const shape of [
    '%',
    '~~~~',
    '????',
    '_',
    '%00',
    'x'.repeat(30_000),
    '__________________________________________________________',
    // Corners on one line.
    encodeURIComponent(writeShape([143.5, 143.50001, 143.50002].map((longitude) => ({ latitude: -36.5, longitude })))),
  ])
    expect(readAddress(`${base}?context=draw&shape=${shape}`)).toMatchObject({
      context: 'location',
      locations: buy.locations,
    });
  const circle = Array.from({ length: 1500 }, (_, at) => ({
    latitude: -37 + Math.sin(at / 239) / 10,
    longitude: 145 + Math.cos(at / 239) / 10,
  }));
  const drawn = readAddress(`${base}?context=draw&shape=${encodeURIComponent(writeShape(circle))}`);
  expect(drawn.shape).toHaveLength(500);
  expect(buildAddress(drawn)?.length).toBeLessThan(8000);
});

test('[URL-18] escapes that are no text, NUL and repeated parameters leave the rest as it is', () => {
  expect(
    readAddress(
      `${base}?features=%FF&bathrooms=2&sort=%00&suburbs=carlton-vic-3053,%00,CARLTON-vic-3053&SUBURBS=fitzroy-vic-3065`,
    ),
  ).toMatchObject({
    bathrooms: { only: [2] },
    features: [],
    locations: ['richmond-vic-3121', 'carlton-vic-3053', 'fitzroy-vic-3065'],
  });
  expect(readAddress(`${base}?page=2&page=3&sort=newest&sort=oldest`)).toMatchObject({ page: 3, sort: 'oldest' });
  for (const path of ['/for-sale/%00', '/for-sale/richmond%00', '/for-sale/%C0%AE', '/real-estate-agency/%00/buy'])
    expect(parseAddress(path)).toEqual({ kind: 'not-found' });
});

test('[URL-18] an address of a million characters is parsed quickly', () => {
  const long = 'a'.repeat(1_000_000);
  for (const address of [`/for-sale/${long}`, `/${long}`, `/for-sale/richmond-vic-3121/${'houses/'.repeat(150_000)}`])
    expect(parseAddress(address)).toEqual({ kind: 'not-found' });
  expect(readAddress(`${base}?bathrooms=2&suburbs=${'carlton-vic-3053,'.repeat(60_000)}`)).toMatchObject({
    bathrooms: { only: [2] },
  });
  expect(readAddress(`${base}?bedrooms=2&bedrooms=${long}&features=${long}`)).toMatchObject({
    bedrooms: { only: [2] },
    features: [],
  });
});

test('[URL-18] an office with an impossible number and a page beyond the last are passed to the query as such', () => {
  const queryOf = (address: string) => toListingSearchQuery(readAddress(address));
  expect(queryOf('/real-estate-agency/nobody-99999999999999/buy').locationSearchContext).toEqual({ officeId: '0' });
  expect(queryOf('/real-estate-agency/nobody/buy').locationSearchContext).toEqual({ officeId: '0' });
  expect(queryOf(`${base}/page-2001`).paging).toEqual({ skip: 50_000, take: 25 });
  expect(queryOf(`${base}/page-0`).paging).toEqual({ skip: 0, take: 25 });
});

test.each(['nonsense', 'houses-and-units', 'hose', '2-bed', 'bedrooms', 'with-', 'page-x', '2-bathrooms', 'under-'])(
  '[URL-26] a meaningless segment of a path leads to the address without it: %s',
  (segment) => {
    for (const [path, canonical] of [
      [`${base}/${segment}`, `${base}/real-estate`],
      [`${base}/houses/${segment}`, `${base}/houses`],
      [`${base}/${segment}/2-bedrooms`, `${base}/real-estate/2-bedrooms`],
      [`/real-estate-agency/finch-12/buy/${segment}`, '/real-estate-agency/finch-12/buy'],
    ])
      expect([path, parseAddress(path ?? ''), renewedAddress(path ?? '')]).toEqual([
        path,
        { kind: 'search', search: readAddress(canonical ?? ''), canonical },
        canonical,
      ]);
  },
);

test.each(['2-bedrooms-nonsense', 'nonsense-2-bedrooms', '2-bedrooms-'])(
  '[URL-26] the rest of a segment is read: %s',
  (segment) => {
    expect(renewedAddress(`${base}/${segment}`)).toBe(`${base}/real-estate/2-bedrooms`);
  },
);

test.each([
  ['house', '/houses'],
  ['apartment/2-bedrooms', '/apartments/2-bedrooms'],
  ['studio', '/studios'],
  ['studio-apartment', '/studios'],
  ['rural-property', '/rural-properties'],
  ['block-of-unit', '/block-of-units'],
  ['2-3-bedrooms', '/real-estate?bedrooms=2,3'],
  ['houses/2-3-bedrooms', '/houses?bedrooms=2,3'],
  ['1-4-bedrooms-pool', '/real-estate/pool?bedrooms=1,2,3,4'],
  ['3-2-bedrooms', '/real-estate?bedrooms=2,3'],
  ['0-bedrooms', '/real-estate'],
  ['houses/0-car-garage', '/houses'],
  ['0-3-bedrooms', '/real-estate?bedrooms=1,2,3'],
  ['1-2-car-garages', '/real-estate?carspaces=1,2'],
  ['4-7-bedrooms', '/real-estate?bedrooms=4+'],
] as const)('[URL-26] another way to write a path is read, and leads to its one address: %s', (path, canonical) => {
  expect([parseAddress(`${base}/${path}`), renewedAddress(`${base}/${path}`)]).toMatchObject([
    { canonical: `${base}${canonical}` },
    `${base}${canonical}`,
  ]);
});

test('[URL-26] an office’s path may hold the filters of any path, and leads to the query that holds them', () => {
  const office = '/real-estate-agency/finch-12/buy';
  const canonical = `${office}?propertytypes=houses&bedrooms=2&page=2`;
  expect(parseAddress(`${office}/houses/2-bedrooms/page-2`)).toMatchObject({
    search: { office: 'finch-12', propertyTypes: ['house'], bedrooms: { only: [2] }, page: 2 },
    canonical,
  });
  expect(renewedAddress(`${office}/houses/2-bedrooms/page-2`)).toBe(canonical);
  expect(renewedAddress(`${office}/real-estate`)).toBe(office);
});

test.each([
  '/for-sale',
  base,
  `${base}/real-estate`,
  `${base}/semi-detached`,
  `${base}/2-bedrooms`,
  `${base}/houses/page-2`,
  `${base}/apartments/studio-apartments`,
  `${base}/with-solar-hot-water-with-pay-tv-3-car-garage`,
  `${base}/300000-500000`,
  `${base}/300-500-2-bedrooms`,
  `${base}/under-500000-2-bedrooms-3-car-garage`,
  '/properties-for-sale/richmond-vic-3121?propertytypes=house&bedrooms=x',
  '/real-estate-agency/finch-12/buy/page-2?bedrooms=2',
  '/for-sales',
])('[URL-26] an address in one of its forms stays: %s', (address) => {
  expect(renewedAddress(address)).toBeNull();
});

test('[URL-23] a page that no search can have is not found, and never the first one under another number', () => {
  for (const page of ['page-2002', 'page-9999', 'page-999999', 'page-1000000', `page-${'9'.repeat(400)}`])
    for (const address of [`${base}/${page}`, `${base}?${page.replace('-', '=')}`])
      expect([address.slice(0, 60), parseAddress(address)]).toEqual([address.slice(0, 60), { kind: 'not-found' }]);
  const pageOfText = (text: string): number => pageOf(new URLSearchParams(text));
  expect(['', 'page=3', 'page=0', 'page=-1', 'page=x', 'page=1e3', 'page=2.5'].map(pageOfText)).toEqual([
    1, 3, 1, 1, 1, 1, 1,
  ]);
  expect(pageOfText(`page=${'9'.repeat(400)}`)).toBe(Number.MAX_SAFE_INTEGER);
});
