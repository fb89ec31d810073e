import { stubGraph, request } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import { loadBrowse } from './load.ts';

const vic = { slug: 'vic', name: 'Victoria', label: 'Victoria', type: 'state', stateCode: 'VIC', postcode: null };
const entry = {
  slug: 'abbotsford-vic-3067',
  name: 'Abbotsford',
  label: 'Abbotsford, VIC 3067',
  listingCounts: { buy: 2, rent: 0 },
  rating: { average: null, count: 0 },
};
const index = {
  total: 130,
  byType: 'state',
  location: vic,
  letters: [{ letter: 'a', count: 130 }],
  results: [{ location: entry, street: null }],
};
const load = async (path: string, response: unknown = { locationIndex: index }) => {
  const { graph, requests } = stubGraph({ LocationIndexPage: response });
  return { loaded: await loadBrowse(request(graph, path)), requests };
};

test('[LOC-04, URL-16] suburbs of a state by letter and page, each with a link to its page', async () => {
  const { loaded, requests } = await load('/find-suburb/suburb-by-state/vic?letter=A&page=2');
  expect(requests[0]?.variables).toEqual({
    type: 'suburb',
    place: 'vic',
    sort: 'name',
    letter: 'a',
    skip: 60,
    take: 60,
    regions: false,
  });
  expect(loaded).toMatchObject({
    status: 200,
    data: {
      path: '/find-suburb/suburb-by-state/vic',
      pages: 3,
      entries: [{ kind: 'place', href: '/location/abbotsford-vic-3067' }],
    },
    head: { canonical: '/find-suburb/suburb-by-state/vic?letter=a&page=2' },
  });
});

test('[LOC-01, LOC-04] streets are listed by suburb: without a location their tab lists the suburbs of the default state', async () => {
  const { loaded, requests } = await load('/find-street');
  expect(requests[0]?.variables).toMatchObject({ type: 'suburb', place: 'vic' });
  expect(loaded).toMatchObject({
    data: { path: '/find-street', entries: [{ href: '/find-street/street-by-suburb/abbotsford-vic-3067' }] },
    head: { title: 'Streets: choose a suburb in Victoria' },
  });
});

test('[LOC-01] the picker’s id redirects to its state, no id to the whole country', async () => {
  expect((await load('/find-region?state=7')).loaded).toEqual({
    status: 302,
    location: '/find-region/region-by-state/vic',
  });
  expect((await load('/find-street?state=1')).loaded).toEqual({
    status: 302,
    location: '/find-street/suburb-by-state/act',
  });
  expect((await load('/find-suburb?state=0')).loaded).toEqual({ status: 302, location: '/find-suburb' });
});

test('[LOC-04, SEO-03] a location of another kind or a former name redirects to its own address; an unknown one is not found', async () => {
  const region = { ...vic, slug: 'gold-coast-qld', type: 'region' };
  expect(
    (
      await load('/find-suburb/suburb-by-state/gold-coast-qld', {
        locationIndex: { ...index, byType: 'region', location: region },
      })
    ).loaded,
  ).toEqual({ status: 301, location: '/find-suburb/suburb-by-region/gold-coast-qld' });
  expect((await load('/find-suburb/suburb-by-state/nowhere', { locationIndex: null })).loaded).toEqual({ status: 404 });
  expect((await load('/find-suburb/nonsense')).loaded).toEqual({ status: 404 });
  expect(
    (
      await load(
        '/find-region/region-by-state/richmond',
        new GraphError('x', 'graphql', 'No region is in a suburb.', 200, { code: 'BAD_USER_INPUT', problems: [] }),
      )
    ).loaded,
  ).toEqual({ status: 404 });
});

test('[LOC-13] the suburbs of a state have its regions too, each with a list of its own; other lists have none', async () => {
  const response = {
    locationIndex: index,
    regions: { total: 79, results: [{ location: { slug: 'yarra-vic', name: 'Yarra' } }] },
  };
  const { loaded, requests } = await load('/find-suburb/suburb-by-state/vic', response);
  expect(requests[0]?.variables).toMatchObject({ regions: true });
  expect(loaded).toMatchObject({ data: { regions: { total: 79, results: [{ slug: 'yarra-vic', name: 'Yarra' }] } } });
  for (const path of [
    '/find-suburb',
    '/where-to-live/suburb-by-state',
    '/find-suburb/suburb-by-state/vic?letter=a',
    '/find-region/region-by-state/vic',
  ])
    expect((await load(path)).requests[0]?.variables).toMatchObject({ regions: false });
});
