import fc from 'fast-check';
import { featureBits, featureNames, features } from '../vocabulary/features.ts';
import { statusTypes } from '../vocabulary/modes.ts';
import { propertyTypeNames } from '../vocabulary/property-types.ts';
import { sorts } from '../vocabulary/sorts.ts';
import { traits } from '../vocabulary/traits.ts';
import type { ListingSearch, NearFilter, NearReach, Point } from './listing-search.ts';
import { listedDays } from './listed-within.ts';
import { nearBands, travelMinutes, travelModes } from './near-bands.ts';
import { normaliseSearch } from './normalise-search.ts';

const slug = fc.oneof(
  fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,6}){0,3}$/),
  // Regions, states and postcodes are locations too; some of these words have another meaning elsewhere in an address.
  fc.constantFrom(
    'inner-melbourne-vic',
    'gold-coast-qld',
    'vic',
    'vic-3121',
    '3121',
    'houses',
    'real-estate',
    'page-2',
    'buy',
    'under-500000',
    '2-bedrooms',
  ),
);
const anyDegrees = (limit: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.double({ min: -limit, max: limit, noNaN: true }),
    fc.constantFrom(0, -0, 1e-5, -1e-5, 1e-7, limit, -limit),
  );
const point: fc.Arbitrary<Point> = fc.record({ latitude: anyDegrees(90), longitude: anyDegrees(180) });
const count = fc.record(
  { only: fc.array(fc.integer({ min: -1, max: 7 }), { maxLength: 4 }), min: fc.integer({ min: 0, max: 6 }) },
  { requiredKeys: ['only'] },
);
const anyRange = (...known: number[]): fc.Arbitrary<{ min?: number; max?: number }> => {
  const end = fc.oneof(fc.integer({ min: -1, max: 3_000_000_000 }), fc.constantFrom(...known));
  return fc.record({ min: end, max: end }, { requiredKeys: [] });
};
const dates = fc.record({
  dates: fc.array(
    fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
    { maxLength: 4 },
  ),
  forthcoming: fc.boolean(),
});

const reach: fc.Arbitrary<NearReach> = fc.oneof(
  fc.record({ kilometres: fc.constantFrom(...nearBands) }),
  fc.record({
    minutes: fc.constantFrom(...travelMinutes),
    by: fc.constantFrom(...travelModes.map(({ name }) => name)),
  }),
);

/** Generates every normalised search, for property tests. */
export const anySearch: fc.Arbitrary<ListingSearch> = fc
  .record<ListingSearch>(
    {
      mode: fc.constantFrom(...statusTypes.map(({ name }) => name)),
      // Half of those with another context lack what it needs, and fall back to a location.
      context: fc.constantFrom('location', 'map', 'map', 'draw', 'draw', 'office', 'office'),
      locations: fc.array(slug, { maxLength: 4 }),
      surrounding: fc.boolean(),
      // With its ends in any order, and across the date line.
      bounds: fc.tuple(point, point, fc.constantFrom(0, 0, 0, 360, -360)).map(([one, other, round]) => ({
        south: one.latitude,
        west: one.longitude,
        north: other.latitude,
        east: other.longitude + round,
      })),
      centre: point,
      zoom: fc.double({ min: -1, max: 23, noNaN: true }),
      shape: fc.array(point, { minLength: 2, maxLength: 30 }),
      furtherShapes: fc.array(fc.array(point, { minLength: 2, maxLength: 10 }), { maxLength: 6 }),
      excludedShapes: fc.array(fc.array(point, { minLength: 2, maxLength: 10 }), { maxLength: 6 }),
      office: slug,
      propertyTypes: fc.subarray([...propertyTypeNames], { maxLength: 3 }),
      bedrooms: count,
      bathrooms: count,
      carSpaces: count,
      price: anyRange(500, 1000, 1001, 500_000, 2_000_000, 2_000_001),
      landSize: anyRange(300, 600),
      frontage: anyRange(10, 20),
      floorArea: anyRange(100, 250),
      traits: fc.subarray(traits.map(({ name }) => name)),
      keywords: fc.array(
        fc.oneof(
          fc.constantFrom('north facing', 'Granny Flat', 'Butler’s', 'café', '50% off', 'a,b', '+', 'ﬁre'),
          fc.string({ unit: 'binary', maxLength: 80 }),
        ),
        { maxLength: 6 },
      ),
      listedWithin: fc.constantFrom(...listedDays),
      availableBy: fc.constantFrom('2026-12-01', '2027-02-30', '1969-01-01'),
      features: fc
        .bigInt({ min: 0n, max: featureBits(features.map(({ name }) => name)) })
        .map((bits) => featureNames(bits & (bits >> 3n) & (bits >> 7n))),
      near: fc
        .record({
          // Some lie outside the country, and are left out.
          latitude: fc.double({ min: -60, max: 0, noNaN: true }),
          longitude: fc.double({ min: 90, max: 175, noNaN: true }),
          reach,
          name: fc.oneof(
            fc.constantFrom('', 'Work', 'Wilson Street, Richmond, VIC 3121', 'Café + school & 100%', '2km,', ' ,'),
            fc.string({ unit: 'binary', maxLength: 80 }),
          ),
        })
        .map(({ reach: each, ...point }): NearFilter => ({ ...point, ...each })),
      inspections: dates,
      auctions: dates,
      underOffer: fc.boolean(),
      sort: fc.constantFrom(...sorts.map(({ name }) => name)),
      page: fc.oneof(fc.constant(1), fc.integer({ min: -1, max: 20_000 })),
    },
    {
      requiredKeys: [
        'mode',
        'context',
        'locations',
        'surrounding',
        'propertyTypes',
        'bedrooms',
        'bathrooms',
        'carSpaces',
        'price',
        'landSize',
        'frontage',
        'floorArea',
        'features',
        'traits',
        'keywords',
        'inspections',
        'auctions',
        'underOffer',
        'sort',
        'page',
      ],
    },
  )
  .map(normaliseSearch);
