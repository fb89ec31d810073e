import { stubGraph, request } from '@verandah/areas/test-kit';
import { loadStreet } from './load.ts';

const suburb = {
  slug: 'richmond-vic-3121',
  name: 'Richmond',
  label: 'Richmond, VIC 3121',
  type: 'suburb',
  stateCode: 'VIC',
  postcode: '3121',
  region: null,
  rating: { average: 4.6, count: 5 },
  medians: {
    kinds: [
      { kind: 'house', sold: { median: 1_040_000, sampleSize: 31 }, rent: { median: null, sampleSize: 2 } },
      { kind: 'unit', sold: { median: null, sampleSize: 4 }, rent: { median: null, sampleSize: 0 } },
    ],
  },
};
const streets = {
  results: ['Wilson Street', 'Swan Street'].map((name) => ({
    street: { name, slug: name.toLowerCase().replace(' ', '-'), listingCounts: { buy: 1, rent: 0 } },
  })),
};
const street = {
  name: 'Wilson Street',
  slug: 'wilson-street',
  label: 'Wilson Street, Richmond, VIC 3121',
  location: suburb,
  listingCounts: { buy: 0, rent: 2, sold: 9, leased: 0 },
  properties: [
    { slug: '9-unit-4', latest: { address: { street: '4/9 Wilson Street' } } },
    { slug: '11', latest: null },
  ],
  questions: { results: [{ uri: 'q-1', title: 'Quiet?', replyCount: 1, votes: 0, isDiscussion: false }] },
};
const load = (path: string, slug: string, given: unknown = { street, streets }) => {
  const { graph, requests } = stubGraph({
    StreetPage: given,
    StreetListings: { street: { listings: { total: 2, results: [] } } },
  });
  return loadStreet(request(graph, path, { slug: 'richmond-vic-3121', street: slug })).then((loaded) => ({
    loaded,
    requests,
  }));
};

test('[LOC-08] a street’s page has its listings, current ones first, and the questions about it', async () => {
  const { loaded, requests } = await load('/location/richmond-vic-3121/wilson-street', 'wilson-street');
  expect(requests.at(-1)?.variables).toMatchObject({ street: 'wilson-street', mode: 'rent', skip: 0 });
  expect(loaded).toMatchObject({
    status: 200,
    data: {
      mode: 'rent',
      total: 2,
      questions: [{ uri: 'q-1' }],
      rating: { average: 4.6, count: 5 },
      properties: [{ slug: '9-unit-4', street: '4/9 Wilson Street' }],
    },
    head: { canonical: '/location/richmond-vic-3121/wilson-street' },
  });
  expect((await load('/location/richmond-vic-3121/wilson-street?mode=sold', 'wilson-street')).loaded).toMatchObject({
    data: { mode: 'sold' },
    head: { canonical: '/location/richmond-vic-3121/wilson-street?mode=sold' },
  });
});

test('[LOC-08, SEO-03] another spelling redirects to the street’s own address, an unknown street is not found', async () => {
  expect((await load('/location/richmond-vic-3121/wilson-st', 'wilson-st')).loaded).toEqual({
    status: 301,
    location: '/location/richmond-vic-3121/wilson-street',
  });
  expect((await load('/location/richmond-vic-3121/x', 'x', { street: null, streets })).loaded).toEqual({ status: 404 });
});

test('[LOC-11] a street has the medians that its suburb has, and the suburb’s other streets', async () => {
  expect((await load('/location/richmond-vic-3121/wilson-street', 'wilson-street')).loaded).toMatchObject({
    data: { prices: [{ kind: 'house' }], others: [{ slug: 'swan-street' }] },
  });
});
