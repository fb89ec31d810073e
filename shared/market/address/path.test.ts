import { emptySearch } from '../search/empty-search.ts';
import type { ListingSearch } from '../search/listing-search.ts';
import { normaliseSearch } from '../search/normalise-search.ts';
import { features } from '../vocabulary/features.ts';
import { propertyTypes } from '../vocabulary/property-types.ts';
import { featureSlug } from './feature-slug.ts';
import { buildAddress } from './build.ts';
import { base, buildExample, buy, readAddress } from './example.ts';

test('[URL-05] every filter of the path is read', () => {
  expect(readAddress(`${base}/3-bedrooms`).bedrooms).toEqual({ only: [3] });
  expect(readAddress(`${base}/1-bedroom`).bedrooms).toEqual({ only: [1] });
  expect(readAddress(`${base}/real-estate/2-car-garage`).carSpaces).toEqual({ only: [2] });
  expect(readAddress(`${base}/furnished`).features).toEqual(['furnished']);
  expect(readAddress(`${base}/pet-friendly`).features).toEqual(['petFriendly']);
  expect(readAddress(`${base}/gym`).features).toEqual(['gym']);
  expect(readAddress(`${base}/pool`).features).toEqual(['pool']);
  expect(readAddress(`${base}/fireplace`).features).toEqual(['openFirePlace']);
  expect(readAddress(`${base}/open-for-inspection`).inspections).toEqual({ dates: [], forthcoming: true });
  expect(readAddress(`${base}/upcoming-auctions`).auctions).toEqual({ dates: [], forthcoming: true });
  expect(readAddress(`${base}/studio-apartments`).propertyTypes).toEqual(['studio']);
  expect(readAddress(`${base}/apartments/studio-apartments`).propertyTypes).toEqual(['apartment', 'studio']);
  expect(readAddress(`${base}/page-3`).page).toBe(3);
  for (const type of propertyTypes.slice(1, 19))
    expect(readAddress(`${base}/${type.slug}`).propertyTypes).toEqual([type.name]);
  expect(readAddress(`${base}/real-estate`).propertyTypes).toEqual([]);
});

test('[URL-07] canonical parts of the path', () => {
  expect(buildExample({ bedrooms: { only: [3] } })).toBe(`${base}/real-estate/3-bedrooms`);
  expect(buildExample({ carSpaces: { only: [2] } })).toBe(`${base}/real-estate/2-car-garage`);
  const main = {
    furnished: 'furnished',
    gym: 'gym',
    openFirePlace: 'fireplace',
    petFriendly: 'pet-friendly',
    pool: 'pool',
  };
  for (const { name, group } of features) {
    const slug = group === 'main' ? main[name as keyof typeof main] : `with-${featureSlug(name)}`;
    expect(buildExample({ features: [name] })).toBe(`${base}/real-estate/${slug}`);
    expect(readAddress(`${base}/real-estate/${slug}`).features).toEqual([name]);
    expect(readAddress(`${base}/real-estate/with-${featureSlug(name)}`).features).toEqual([name]);
  }
});

test('[URL-07] a maximum price is in the path up to the limit of its listing type', () => {
  const rent: ListingSearch = { ...emptySearch('rent'), locations: ['richmond-vic-3121'] };
  expect(buildExample({ price: { max: 2_000_000 } })).toBe(`${base}/real-estate/under-2000000`);
  expect(buildExample({ price: { max: 2_000_001 } })).toBe(`${base}/real-estate?pricemaximum=2000001`);
  expect(buildAddress({ ...rent, price: { max: 1000 } })).toBe('/for-rent/richmond-vic-3121/real-estate/under-1000');
  expect(buildAddress({ ...rent, price: { max: 1001 } })).toBe(
    '/for-rent/richmond-vic-3121/real-estate?pricemaximum=1001',
  );
  expect(buildExample({ price: { max: 0 } })).toBe(`${base}/real-estate`);
  expect(buildExample({ price: { min: 300_000, max: 500_000 } })).toBe(
    `${base}/real-estate?priceminimum=300000&pricemaximum=500000`,
  );
});

test('[URL-08] one canonical filter goes into the path, two go into the query; facet levels widen the path', () => {
  const two = { bedrooms: { only: [2] }, features: ['pool' as const] };
  const three = { ...two, price: { max: 500_000 } };
  expect(buildExample(two)).toBe(`${base}/real-estate?bedrooms=2&features=pool`);
  expect(buildExample(two, { facetLevel: 3 })).toBe(`${base}/real-estate/2-bedrooms-pool`);
  expect(buildExample(three, { facetLevel: 3 })).toBe(
    `${base}/real-estate?bedrooms=2&pricemaximum=500000&features=pool`,
  );
  expect(buildExample(three, { facetLevel: 4 })).toBe(`${base}/real-estate/2-bedrooms-pool-under-500000`);
  expect(readAddress(`${base}/real-estate/2-bedrooms-pool-under-500000`)).toEqual(
    normaliseSearch({ ...buy, ...three }),
  );
  expect(readAddress(`${base}/real-estate/with-solar-hot-water-with-pay-tv-3-car-garage`)).toMatchObject({
    features: ['payTV', 'solarHotWater'],
    carSpaces: { only: [3] },
  });
  expect(buildExample({ features: ['pool'], bathrooms: { only: [2] } })).toBe(`${base}/real-estate/pool?bathrooms=2`);
});

test('[URL-09] ranges read under, over and from - to', () => {
  expect(readAddress(`${base}/real-estate/under-500000`).price).toEqual({ max: 500_000 });
  expect(readAddress(`${base}/real-estate/over-300000`).price).toEqual({ min: 300_000 });
  expect(readAddress(`${base}/real-estate/300000-500000`).price).toEqual({ min: 300_000, max: 500_000 });
  expect(readAddress(`${base}/real-estate/2-bedrooms-300000-500000-pool`)).toMatchObject({
    price: { min: 300_000, max: 500_000 },
    bedrooms: { only: [2] },
    features: ['pool'],
  });
  expect([
    buildExample({ landSize: { max: 500 } }),
    buildExample({ landSize: { min: 300 } }),
    buildExample({ frontage: { min: 10, max: 20 } }),
  ]).toEqual([
    `${base}/real-estate?land-area=under-500`,
    `${base}/real-estate?land-area=over-300`,
    `${base}/real-estate?frontage=10-20`,
  ]);
});
