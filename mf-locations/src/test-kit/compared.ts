import type { ComparedSuburbQuery } from '../graphql.ts';

type Overview = NonNullable<ComparedSuburbQuery['locationOverview']>;

/** A suburb from the API, as a comparison reads it. */
export const comparedSuburb = (
  name: string,
  slug: string,
  type: Overview['location']['type'] = 'suburb',
): Overview => ({
  location: {
    slug,
    name,
    label: `${name}, VIC 3121`,
    type,
    stateCode: 'VIC',
    postcode: '3121',
    latLong: { latitude: -37.82, longitude: 145 },
    listingCounts: { buy: 12, rent: 3, sold: 40 },
    region: { name: 'Inner Melbourne', slug: 'inner-melbourne-vic' },
    medians: {
      kinds: [
        {
          kind: 'house',
          sold: { median: 1_040_000, sampleSize: 31 },
          rent: { median: 800, sampleSize: 9 },
          change: 4,
        },
        { kind: 'unit', sold: { median: null, sampleSize: 4 }, rent: { median: null, sampleSize: 0 }, change: null },
      ],
    },
  },
  census: null,
  ratings: { average: 4.5, count: 2, factors: [{ factor: 'transport', label: 'Public transport', average: 5 }] },
  pros: [{ text: 'Trams' }],
  cons: [],
  schools: { areKnown: true, results: [{ id: '1' }, { id: '2' }] },
});
