import { emptySearch } from '../search/empty-search.ts';
import type { ListingSearch } from '../search/listing-search.ts';
import { normaliseSearch } from '../search/normalise-search.ts';
import { features } from '../vocabulary/features.ts';
import { propertyTypes } from '../vocabulary/property-types.ts';
import { buildAddress, buildListingPath } from './build.ts';
import { featureSlug } from './feature-slug.ts';
import { listingAddress } from './listing-address.ts';
import { parseAddress } from './parse.ts';

const buy: ListingSearch = { ...emptySearch('buy'), locations: ['richmond-vic-3121'] };
const base = '/for-sale/richmond-vic-3121';

function read(address: string): ListingSearch {
  const parsed = parseAddress(address);
  if (parsed.kind !== 'search') throw new Error(`${address} is not found`);
  return parsed.search;
}

const built = (change: Partial<ListingSearch>, options = {}): string | null => buildAddress({ ...buy, ...change }, options);

test('[URL-01, URL-03] a landing path is its mode at the default location', () => {
  const landings = { '/for-sale': 'buy', '/for-rent': 'rent', '/sold-properties': 'sold', '/leased-properties': 'leased' } as const;
  for (const [path, mode] of Object.entries(landings)) {
    expect(read(path)).toEqual({ ...emptySearch(mode), locations: ['melbourne-vic-3000'] });
    expect(parseAddress(`${path.toUpperCase()}/`)).toEqual(parseAddress(path));
  }
});

test('[URL-02] the listing search path of each mode', () => {
  expect(buildListingPath(buy)).toBe('/properties-for-sale/richmond-vic-3121/real-estate');
  expect(buildListingPath({ ...buy, mode: 'rent' })).toBe('/properties-for-rent/richmond-vic-3121/real-estate');
  expect(buildListingPath({ ...emptySearch('sold'), locations: ['richmond-vic-3121'] })).toBe('/sold-properties/richmond-vic-3121');
  expect(buildListingPath({ ...emptySearch('leased'), locations: ['richmond-vic-3121'] })).toBe('/leased-properties/richmond-vic-3121');
  expect(buildListingPath({ ...buy, locations: ['richmond-vic-3121', 'carlton-vic-3053', 'fitzroy-vic-3065'], surrounding: false }))
    .toBe('/properties-for-sale/richmond-vic-3121/real-estate?suburbs=carlton-vic-3053,fitzroy-vic-3065&surrounding=false');
  expect(buildListingPath({ ...buy, propertyTypes: ['house'], features: ['pool'], page: 2 }))
    .toBe('/properties-for-sale/richmond-vic-3121/real-estate?propertytypes=houses&features=pool&page=2');
});

test('[URL-03] a search without a place is built at the default location', () => {
  expect(buildAddress({ ...buy, locations: [] })).toBe('/for-sale/melbourne-vic-3000/real-estate');
  expect(buildListingPath({ ...buy, locations: [] })).toBe('/properties-for-sale/melbourne-vic-3000/real-estate');
  expect(read('/properties-for-rent').locations).toEqual(['melbourne-vic-3000']);
});

test('[URL-04] both forms are the same search with the same canonical address', () => {
  const pairs: readonly [string, string][] = [
    [`${base}/real-estate`, '/properties-for-sale/richmond-vic-3121/real-estate'],
    [`${base}/houses/2-bedrooms/page-2`, '/properties-for-sale/richmond-vic-3121/real-estate?propertytypes=houses&bedrooms=2&page=2'],
    ['/for-rent/richmond-vic-3121/units/under-600', '/properties-for-rent/richmond-vic-3121?propertytypes=unit&pricemaximum=600'],
    ['/sold-properties/richmond-vic-3121/real-estate/2-car-garage', '/sold-properties/richmond-vic-3121?carspaces=2'],
    ['/leased-properties/richmond-vic-3121/townhouses', '/leased-properties/richmond-vic-3121?propertytypes=Townhouse'],
    [`${base}/real-estate?suburbs=carlton-vic-3053&surrounding=false`, '/properties-for-sale/richmond-vic-3121/real-estate?suburbs=carlton-vic-3053&surrounding=false'],
  ];
  for (const [canonical, other] of pairs) {
    expect(parseAddress(other)).toEqual({ kind: 'search', search: read(canonical), canonical });
    expect(buildAddress(read(other))).toBe(canonical);
  }
});

test('[URL-04] the canonical form names type, filter and page', () => {
  expect(buildAddress(buy)).toBe(`${base}/real-estate`);
  expect(built({ propertyTypes: ['house'], bedrooms: { only: [2] }, page: 2 })).toBe(`${base}/houses/2-bedrooms/page-2`);
  expect(built({ features: ['airConditioning'] })).toBe(`${base}/real-estate/with-air-conditioning`);
  expect(built({ price: { max: 500_000 } })).toBe(`${base}/real-estate/under-500000`);
  expect(built({ propertyTypes: ['house', 'unit'] })).toBe(`${base}/real-estate?propertytypes=houses,units`);
});

test('[URL-04] letter case, trailing slashes and a fragment make no difference', () => {
  expect(read('/FOR-SALE/Richmond-VIC-3121/Houses/2-Bedrooms/Page-2/')).toEqual(read(`${base}/houses/2-bedrooms/page-2`));
  expect(read(`${base}/houses/?BATHROOMS=2&Sort=NEWEST#map`)).toEqual(read(`${base}/houses?bathrooms=2&sort=newest`));
});

test('[URL-05] every filter of the path is read', () => {
  expect(read(`${base}/3-bedrooms`).bedrooms).toEqual({ only: [3] });
  expect(read(`${base}/1-bedroom`).bedrooms).toEqual({ only: [1] });
  expect(read(`${base}/real-estate/2-car-garage`).carSpaces).toEqual({ only: [2] });
  expect(read(`${base}/furnished`).features).toEqual(['furnished']);
  expect(read(`${base}/pet-friendly`).features).toEqual(['petFriendly']);
  expect(read(`${base}/gym`).features).toEqual(['gym']);
  expect(read(`${base}/pool`).features).toEqual(['pool']);
  expect(read(`${base}/fireplace`).features).toEqual(['openFirePlace']);
  expect(read(`${base}/open-for-inspection`).inspections).toEqual({ dates: [], forthcoming: true });
  expect(read(`${base}/upcoming-auctions`).auctions).toEqual({ dates: [], forthcoming: true });
  expect(read(`${base}/studio-apartments`).propertyTypes).toEqual(['studio']);
  expect(read(`${base}/apartments/studio-apartments`).propertyTypes).toEqual(['apartment', 'studio']);
  expect(read(`${base}/page-3`).page).toBe(3);
  for (const type of propertyTypes.slice(1, 19)) expect(read(`${base}/${type.slug}`).propertyTypes).toEqual([type.name]);
  expect(read(`${base}/real-estate`).propertyTypes).toEqual([]);
});

test('[URL-06] every query parameter is read', () => {
  const query = (text: string): ListingSearch => read(`${base}/real-estate?${text}`);
  expect(query('bathrooms=2').bathrooms).toEqual({ only: [2] });
  expect(query('suburbs=carlton-vic-3053,Fitzroy-VIC-3065').locations).toEqual(['richmond-vic-3121', 'carlton-vic-3053', 'fitzroy-vic-3065']);
  expect(query('priceminimum=300000&pricemaximum=900000').price).toEqual({ min: 300_000, max: 900_000 });
  expect(query('land-area=300-600').landSize).toEqual({ min: 300, max: 600 });
  expect(query('frontage=over-12').frontage).toEqual({ min: 12 });
  expect(query('features=pool,air-conditioning,payTV').features).toEqual(['pool', 'airConditioning', 'payTV']);
  expect(query('inspections=2026-11-22,2026-11-21').inspections).toEqual({ dates: ['2026-11-21', '2026-11-22'], forthcoming: false });
  expect(query('auctions=any').auctions).toEqual({ dates: [], forthcoming: true });
  expect(query('studios=true').propertyTypes).toEqual(['studio']);
  expect(query('sort=next-auction').sort).toBe('nextAuction');
  expect(query('surrounding=false').surrounding).toBe(false);
  expect([query('isUnderOffer=false').underOffer, query('underOffer=false').underOffer, query('').underOffer]).toEqual([false, false, true]);
  expect(query('context=map&bounds=-37.9,144.9,-37.8,145.1&lat=-37.85&lng=145&zoom=13.5')).toMatchObject({
    context: 'map', bounds: { south: -37.9, west: 144.9, north: -37.8, east: 145.1 }, centre: { latitude: -37.85, longitude: 145 }, zoom: 13.5, locations: [],
  });
  expect(query('bedrooms=2,3').bedrooms).toEqual({ only: [2, 3] });
  expect(query('bedrooms=3+').bedrooms).toEqual({ only: [], min: 3 });
  expect(query('bedrooms=3%2B').bedrooms).toEqual({ only: [], min: 3 });
  expect(query('carspaces=1').carSpaces).toEqual({ only: [1] });
  expect(query('propertytypes=houses,blockOfUnits').propertyTypes).toEqual(['blockOfUnits', 'house']);
});

test('[URL-06] a plain form can write any of it: names repeat, empty fields say nothing', () => {
  expect(read(`${base}?bedrooms=2&bedrooms=3&propertytypes=house&propertytypes=unit&features=pool&features=gym&land-area=over-300&land-area=under-600&pricemaximum=&bathrooms=&inspections=&sort=&page=`))
    .toEqual(normaliseSearch({ ...buy, bedrooms: { only: [2, 3] }, propertyTypes: ['house', 'unit'], features: ['pool', 'gym'], landSize: { min: 300, max: 600 } }));
});

test('[URL-06] the query has the last word over the path, features add up', () => {
  expect(read(`${base}/houses/2-bedrooms?bedrooms=3&propertytypes=units`)).toMatchObject({ bedrooms: { only: [3] }, propertyTypes: ['unit'] });
  expect(read(`${base}/pool?features=gym`).features).toEqual(['gym', 'pool']);
});

test('[URL-07] canonical parts of the path', () => {
  expect(built({ bedrooms: { only: [3] } })).toBe(`${base}/real-estate/3-bedrooms`);
  expect(built({ carSpaces: { only: [2] } })).toBe(`${base}/real-estate/2-car-garage`);
  const main = { furnished: 'furnished', gym: 'gym', openFirePlace: 'fireplace', petFriendly: 'pet-friendly', pool: 'pool' };
  for (const { name, group } of features) {
    const slug = group === 'main' ? main[name as keyof typeof main] : `with-${featureSlug(name)}`;
    expect(built({ features: [name] })).toBe(`${base}/real-estate/${slug}`);
    expect(read(`${base}/real-estate/${slug}`).features).toEqual([name]);
    expect(read(`${base}/real-estate/with-${featureSlug(name)}`).features).toEqual([name]);
  }
});

test('[URL-07] a maximum price stands in the path up to the limit of its listing type', () => {
  const rent: ListingSearch = { ...emptySearch('rent'), locations: ['richmond-vic-3121'] };
  expect(built({ price: { max: 2_000_000 } })).toBe(`${base}/real-estate/under-2000000`);
  expect(built({ price: { max: 2_000_001 } })).toBe(`${base}/real-estate?pricemaximum=2000001`);
  expect(buildAddress({ ...rent, price: { max: 1000 } })).toBe('/for-rent/richmond-vic-3121/real-estate/under-1000');
  expect(buildAddress({ ...rent, price: { max: 1001 } })).toBe('/for-rent/richmond-vic-3121/real-estate?pricemaximum=1001');
  expect(built({ price: { max: 0 } })).toBe(`${base}/real-estate`);
  expect(built({ price: { min: 300_000, max: 500_000 } })).toBe(`${base}/real-estate?priceminimum=300000&pricemaximum=500000`);
});

test('[URL-08] one canonical filter goes into the path, two go into the query; facet levels widen the path', () => {
  const two = { bedrooms: { only: [2] }, features: ['pool' as const] };
  const three = { ...two, price: { max: 500_000 } };
  expect(built(two)).toBe(`${base}/real-estate?bedrooms=2&features=pool`);
  expect(built(two, { facetLevel: 3 })).toBe(`${base}/real-estate/2-bedrooms-pool`);
  expect(built(three, { facetLevel: 3 })).toBe(`${base}/real-estate?bedrooms=2&pricemaximum=500000&features=pool`);
  expect(built(three, { facetLevel: 4 })).toBe(`${base}/real-estate/2-bedrooms-pool-under-500000`);
  expect(read(`${base}/real-estate/2-bedrooms-pool-under-500000`)).toEqual(normaliseSearch({ ...buy, ...three }));
  expect(read(`${base}/real-estate/with-solar-hot-water-with-pay-tv-3-car-garage`)).toMatchObject({ features: ['payTV', 'solarHotWater'], carSpaces: { only: [3] } });
  expect(built({ features: ['pool'], bathrooms: { only: [2] } })).toBe(`${base}/real-estate/pool?bathrooms=2`);
});

test('[URL-09] ranges read under, over and from - to', () => {
  expect(read(`${base}/real-estate/under-500000`).price).toEqual({ max: 500_000 });
  expect(read(`${base}/real-estate/over-300000`).price).toEqual({ min: 300_000 });
  expect(read(`${base}/real-estate/300000-500000`).price).toEqual({ min: 300_000, max: 500_000 });
  expect(read(`${base}/real-estate/2-bedrooms-300000-500000-pool`)).toMatchObject({ price: { min: 300_000, max: 500_000 }, bedrooms: { only: [2] }, features: ['pool'] });
  expect([built({ landSize: { max: 500 } }), built({ landSize: { min: 300 } }), built({ frontage: { min: 10, max: 20 } })])
    .toEqual([`${base}/real-estate?land-area=under-500`, `${base}/real-estate?land-area=over-300`, `${base}/real-estate?frontage=10-20`]);
});

test('[URL-10] what is not canonical is written into the query, in a fixed order', () => {
  expect(built({
    locations: ['richmond-vic-3121', 'carlton-vic-3053'], surrounding: false, price: { min: 300_000, max: 5_000_000 }, bathrooms: { only: [], min: 2 },
    landSize: { min: 300 }, frontage: { max: 20 }, features: ['pool', 'study'], underOffer: false, sort: 'newest',
    inspections: { dates: ['2026-11-21'], forthcoming: false }, auctions: { dates: [], forthcoming: true },
  })).toBe(`${base}/real-estate?suburbs=carlton-vic-3053&bathrooms=2+&priceminimum=300000&pricemaximum=5000000&land-area=over-300&frontage=under-20`
    + '&features=pool,study&inspections=2026-11-21&auctions=any&underOffer=false&surrounding=false&sort=newest');
  expect(built({ context: 'map', bounds: { south: -37.9, west: 144.9, north: -37.8, east: 145.1 }, centre: { latitude: -37.85, longitude: 145 }, zoom: 13 }))
    .toBe('/for-sale/melbourne-vic-3000/real-estate?context=map&lat=-37.85&lng=145&zoom=13&bounds=-37.9,144.9,-37.8,145.1');
});

test('[URL-10, URL-19] a drawn shape is an encoded polyline of precision five', () => {
  const shape = [{ latitude: 38.5, longitude: -120.2 }, { latitude: 40.7, longitude: -120.95 }, { latitude: 43.252, longitude: -126.453 }];
  const address = '/for-sale/melbourne-vic-3000/real-estate?context=draw&shape=_p~iF~ps%7CU_ulLnnqC_mqNvxq%60%40';
  expect(built({ context: 'draw', shape })).toBe(address);
  expect(read(address)).toMatchObject({ context: 'draw', shape });
  expect(built({ shape })).toBe(`${base}/real-estate`);
});

test('[URL-19] positions keep their digits through any number of readings', () => {
  const query = 'context=map&lat=-37.00001&lng=0.00001&zoom=12.25&bounds=-37.12345,0.00001,-36.99999,179.99999';
  const first = buildAddress(read(`${base}?${query}`));
  expect(first).toBe(`/for-sale/melbourne-vic-3000/real-estate?${query}`);
  expect(buildAddress(read(first ?? ''))).toBe(first);
});

test('[URL-11] surrounding=false except for an office', () => {
  expect(built({ surrounding: false })).toBe(`${base}/real-estate?surrounding=false`);
  expect(built({ surrounding: false, context: 'office', office: 'harbour-and-vale-12', sort: 'newest' })).toBe('/real-estate-agency/harbour-and-vale-12/buy');
});

test('[URL-12] sort is written only when it is not the default of context and mode', () => {
  expect(built({ sort: 'homesForYou' })).toBe(`${base}/real-estate`);
  expect(built({ sort: 'newest' })).toBe(`${base}/real-estate?sort=newest`);
  const office = { context: 'office', office: 'harbour-and-vale-12' } as const;
  expect(built({ ...office, sort: 'newest' })).toBe('/real-estate-agency/harbour-and-vale-12/buy');
  expect(built({ ...office, sort: 'homesForYou' })).toBe('/real-estate-agency/harbour-and-vale-12/buy?sort=homesForYou');
  expect(built({ mode: 'sold', sort: 'recentlySoldOrLeased' })).toBe('/sold-properties/richmond-vic-3121/real-estate');
});

test('[URL-13] the page is in the path without a query, otherwise in the query', () => {
  expect(built({ page: 2 })).toBe(`${base}/real-estate/page-2`);
  expect(built({ page: 2, features: ['pool'] })).toBe(`${base}/real-estate/pool/page-2`);
  expect(built({ page: 2, bathrooms: { only: [2] } })).toBe(`${base}/real-estate?bathrooms=2&page=2`);
  expect(built({ page: 1 })).toBe(`${base}/real-estate`);
  expect([read(`${base}/houses/page-4`).page, read(`${base}/houses?page=4`).page, read(`${base}/page-0`).page, read(`${base}/page-x`).page]).toEqual([4, 4, 1, 1]);
});

test('[URL-14] an office lists what it sells, lets and has sold', () => {
  for (const mode of ['sold', 'buy', 'rent'] as const) {
    const address = `/real-estate-agency/harbour-and-vale-12/${mode}`;
    expect(read(address)).toMatchObject({ mode, context: 'office', office: 'harbour-and-vale-12', locations: [] });
    expect(buildAddress(read(address))).toBe(address);
    expect(buildListingPath(read(address))).toBe(address);
  }
  expect(read('/real-estate-agency/harbour-and-vale-12/rent/page-2').page).toBe(2);
  expect(read('/real-estate-agency/harbour-and-vale-12/rent?bedrooms=2&page=3')).toMatchObject({ page: 3, bedrooms: { only: [2] } });
  expect(parseAddress('/real-estate-agency/harbour-and-vale-12')).toEqual({ kind: 'not-found' });
  expect(parseAddress('/real-estate-agency/harbour-and-vale-12/reviews')).toEqual({ kind: 'not-found' });
});

test('[URL-15] refuses facets outside the path where they are disallowed, and nothing else throws', () => {
  const refuse = { nonCanonicalFacets: 'refuse' } as const;
  expect(() => built({ bathrooms: { only: [2] } }, refuse)).toThrow(new Error('Non-canonical facets are not allowed'));
  expect(() => built({ sort: 'newest' }, refuse)).toThrow('Non-canonical facets are not allowed');
  expect(built({ propertyTypes: ['house'], bedrooms: { only: [2] }, page: 2 }, refuse)).toBe(`${base}/houses/2-bedrooms/page-2`);
  for (const broken of [{}, null, { ...buy, propertyTypes: undefined }, { ...buy, price: null }, { ...buy, mode: 'barter' }, { ...buy, locations: 1 }]) {
    expect(buildAddress(broken as unknown as ListingSearch)).toBeNull();
    expect(buildAddress(broken as unknown as ListingSearch, refuse)).toBeNull();
    expect(buildListingPath(broken as unknown as ListingSearch)).toBeNull();
  }
});

test('[URL-17] bedroom 0 is dropped, above 5 is 5, ascending, and 5 is a minimum', () => {
  const beds = (text: string): unknown => read(`${base}?bedrooms=${text}`).bedrooms;
  expect(beds('0,3,2')).toEqual({ only: [2, 3] });
  expect(beds('0')).toEqual({ only: [] });
  expect(beds('9,2')).toEqual({ only: [2, 5] });
  expect(beds('5')).toEqual({ only: [], min: 5 });
  expect(beds('5,4')).toEqual({ only: [], min: 4 });
  expect(built({ bedrooms: { only: [7, 0, 2] } })).toBe(`${base}/real-estate?bedrooms=2,5`);
  expect(built({ bedrooms: { only: [5] } })).toBe(`${base}/real-estate/5-bedrooms`);
  expect(read(`${base}/8-bedrooms`).bedrooms).toEqual({ only: [], min: 5 });
  expect(built({ bedrooms: { only: [], min: 3 } })).toBe(`${base}/real-estate?bedrooms=3+`);
});

test('[URL-18] malformed values are passed over and the rest kept', () => {
  expect(read(`${base}/castles/2-bedrooms?bathrooms=many&priceminimum=%&pricemaximum=700000&sort=best&features=moat,pool&zoom=far&inspections=2026-02-30`))
    .toEqual(normaliseSearch({ ...buy, bedrooms: { only: [2] }, price: { max: 700_000 }, features: ['pool'] }));
  expect(read(`${base}?context=map`)).toEqual(buy);
  expect(read(`${base}?context=map&bounds=-37,144,-37,145`)).toEqual(buy);
  expect(read(`${base}?context=draw&shape=???`)).toEqual(buy);
  expect(read(`${base}?context=map&lat=-37.8&lng=144.9&zoom=12`)).toMatchObject({ context: 'map', centre: { latitude: -37.8, longitude: 144.9 } });
});

test('[URL-18] paths of no search are not found', () => {
  for (const path of ['', '/', 'for-sale', '/for-sales', '/property/x', '/for-sale/%FF', '/for-sale/a/b/c/d/e', '//evil.invalid/for-sale', '/for-sale/%3Cscript%3E', '?for-sale']) {
    expect(parseAddress(path)).toEqual({ kind: 'not-found' });
  }
});

test('a listing lies under /property', () => {
  expect(listingAddress('2-39-main-road-richmond-vic-3121-house-17')).toBe('/property/2-39-main-road-richmond-vic-3121-house-17');
  expect(listingAddress('../x?y')).toBe('/property/..%2Fx%3Fy');
});
