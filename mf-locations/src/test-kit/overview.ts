import type { CardListing } from '@verandah/design';
import type { Overview } from '../pages/place/data.ts';

const square = (x: number, y: number) => [
  { points: [x - 0.01, y - 0.01, x + 0.01, y - 0.01, x + 0.01, y + 0.01, x - 0.01, y + 0.01, x - 0.01, y - 0.01] },
];
const none = { median: null, sampleSize: 0 };
const near = (name: string, x: number) => ({
  distanceMetres: 1234,
  location: {
    slug: `${name.toLowerCase()}-vic-3121`,
    name,
    label: `${name}, VIC 3121`,
    listingCounts: { buy: 1, rent: 0 },
    rating: { average: null, count: 0 },
    latLong: { latitude: -37.82, longitude: x },
    outline: square(x, -37.82),
  },
});

/** A home that was sold in Richmond, from the API. */
export const soldHome: CardListing = {
  id: '70',
  uri: '7-wilson-street-richmond-vic-3121-house-70',
  statusType: 'sold',
  tierType: 'standard',
  propertyType: 'house',
  listedAt: '2026-09-01T00:00:00Z',
  priceReducedOn: null,
  priceDetails: { shortDescription: '$1,150,000' },
  address: {
    street: '7 Wilson Street',
    suburb: 'Richmond',
    stateCode: 'VIC',
    postcode: '3121',
    timeZone: 'Australia/Melbourne',
  },
  features: { bedrooms: 3, bathrooms: 1, cars: 1 },
  landFeatures: null,
  inspections: [],
  auction: null,
  saleDetails: { isUnderOffer: false, soldOn: '2026-10-01' },
  rentalDetails: null,
  media: { photos: [] },
  agents: [],
  otherOffices: [],
  office: { id: '3', name: 'Harbour and Vale', brandColour: null, logo: null },
};

/** Richmond, VIC, from the API; tests change the fields they examine. */
export const richmond: Overview = {
  location: {
    id: '1',
    slug: 'richmond-vic-3121',
    name: 'Richmond',
    label: 'Richmond, VIC 3121',
    type: 'suburb',
    stateCode: 'VIC',
    postcode: '3121',
    followerCount: 2,
    nearestStation: null,
    latLong: { latitude: -37.82, longitude: 145 },
    listingCounts: { buy: 12, rent: 3, sold: 40, leased: 0 },
    region: { name: 'Inner Melbourne', slug: 'inner-melbourne-vic' },
    outline: square(145, -37.82),
    boundary: { approximate: true, credit: null },
    medians: {
      asOf: '2026-11-21',
      leastSample: 5,
      kinds: [
        {
          kind: 'house',
          sold: { median: 1_040_000, sampleSize: 31 },
          soldBefore: { median: 1_000_000, sampleSize: 28 },
          change: 4,
          rent: { median: 800, sampleSize: 9 },
          bedrooms: [
            { bedrooms: 3, sold: { median: 1_100_000, sampleSize: 12 }, rent: none },
            { bedrooms: 4, sold: { median: null, sampleSize: 2 }, rent: none },
          ],
          quarters: [
            { from: '2026-01-01', median: null, sampleSize: 3 },
            { from: '2026-04-01', median: 1_000_000, sampleSize: 6 },
            { from: '2026-07-01', median: 1_050_000, sampleSize: 8 },
          ],
        },
        {
          kind: 'unit',
          sold: { median: null, sampleSize: 4 },
          soldBefore: none,
          change: null,
          rent: { median: 550, sampleSize: 20 },
          bedrooms: [],
          quarters: [{ from: '2026-07-01', median: null, sampleSize: 4 }],
        },
        { kind: 'land', sold: none, soldBefore: none, change: null, rent: none, bedrooms: [], quarters: [] },
      ],
    },
  },
  census: null,
  ratings: {
    average: 4.5,
    count: 2,
    distribution: [0, 0, 0, 1, 1],
    factors: [{ factor: 'transport', label: 'Public transport', average: 5, count: 2 }],
  },
  pros: [{ text: 'Trams', count: 2 }],
  cons: [{ text: 'Parking', count: 1 }],
  reviews: {
    total: 2,
    results: [
      {
        id: '9',
        rating: 5,
        relation: 'lives',
        title: 'Lively',
        text: 'Trams at both ends of the street.',
        pros: ['Trams'],
        cons: ['Parking'],
        createdOn: '2026-11-20T02:00:00Z',
        helpfulCount: 3,
        commentCount: 1,
        locationSlug: 'richmond-vic-3121',
        locationLabel: 'Richmond, VIC 3121',
        author: { name: 'Mara Quill', username: 'mara', agentUsername: null },
        ratings: [{ label: 'Public transport', rating: 5 }],
      },
    ],
  },
  popularQuestions: [
    { uri: 'quiet-1', title: 'Is it quiet?', replyCount: 2, votes: 4, isDiscussion: false },
    { uri: 'flood-2', title: 'Does it flood?', replyCount: 0, votes: 1, isDiscussion: false },
  ],
  unansweredQuestions: [{ uri: 'flood-2', title: 'Does it flood?', replyCount: 0, votes: 1, isDiscussion: false }],
  nearby: ['Cremorne', 'Burnley', 'Abbotsford', 'Hawthorn', 'Jolimont', 'Kew'].map((name, at) =>
    near(name, 145.02 + at / 50),
  ),
  similar: null,
  surroundingSuburbs: [
    { slug: 'cremorne-vic-3121', name: 'Cremorne', label: 'Cremorne, VIC 3121' },
    { slug: 'toorak-vic-3142', name: 'Toorak', label: 'Toorak, VIC 3142' },
  ],
  schools: { areKnown: false, results: [] },
  buy: [],
  rent: [],
  sold: [],
};

export const responses = {
  LocationPage: { locationOverview: richmond },
  LocationAround: {
    agents: { local: 0, results: [] },
    streets: {
      total: 1,
      results: [
        {
          street: {
            name: 'Wilson Street',
            slug: 'wilson-street',
            listingCounts: { buy: 1, rent: 0, sold: 0, leased: 0 },
          },
        },
      ],
    },
  },
};
