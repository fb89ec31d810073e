import { stubGraph, request } from '@verandah/areas/test-kit';
import { GraphError } from '@verandah/graph';
import { responses, richmond, soldHome } from '../../test-kit/overview.ts';
import { fetchPlace } from './fetch-place.ts';
import { cachedPlaces } from './cached-places.ts';
import { loadPlace } from './load.ts';
import { submitPlace } from './submit.ts';

const load = (given: Readonly<Record<string, unknown>> = responses, slug = 'richmond-vic-3121', query = '') =>
  loadPlace(request(stubGraph(given).graph, `/location/${slug}${query}`, { slug }));
const inBrowser = { last: () => undefined };

test("[LOC-03] a suburb’s page has five nearby suburbs, surrounding ones, each question once, and its reviews' days", async () => {
  const loaded = await load();
  expect(loaded).toMatchObject({
    status: 200,
    data: {
      kind: 'place',
      place: { label: 'Richmond, VIC 3121' },
      streets: { total: 1 },
      popular: [{ uri: 'quiet-1' }],
      unanswered: [{ uri: 'flood-2' }],
      surrounding: [{ name: 'Toorak' }],
      reviews: { total: 2, results: [{ id: '9', writtenOn: 'Yesterday' }] },
      picture: { approximate: true },
    },
  });
  expect(loaded.status === 200 && loaded.data.kind === 'place' && loaded.data.nearby.map(({ name }) => name)).toEqual([
    'Cremorne',
    'Burnley',
    'Abbotsford',
    'Hawthorn',
    'Jolimont',
  ]);
});

test('[LOC-12] a location has its latest sales, unless it is a state', async () => {
  const sales = (type: 'suburb' | 'state') =>
    load({
      ...responses,
      LocationPage: { locationOverview: { ...richmond, location: { ...richmond.location, type }, sold: [soldHome] } },
      LocationWithin: { regions: { total: 0, results: [] }, suburbs: { total: 0, results: [] } },
    });
  expect(await sales('suburb')).toMatchObject({ data: { sold: [{ id: '70' }] } });
  expect(await sales('state')).toMatchObject({ data: { sold: [] } });
});

test('[LOC-03] prices: kinds without data are left out, history starts at the first median, a yield needs both medians', async () => {
  const loaded = await load();
  expect(
    loaded.status === 200 &&
      loaded.data.kind === 'place' &&
      loaded.data.market.kinds.map(({ kind, history, yield: percent }) => [kind, history, percent]),
  ).toEqual([
    [
      'house',
      [
        ['2026-04', 1_000_000],
        ['2026-07', 1_050_000],
      ],
      4,
    ],
    ['unit', [], null],
  ]);
});

test('[LOC-09, LOC-02] a location that could not be fetched shows "Australia" or fails on the server; unknown: not found', async () => {
  for (const error of [
    new GraphError('LocationPage', 'network', 'offline'),
    Object.assign(new Error('bare'), { stack: '' }),
  ]) {
    const requested = request(stubGraph({ ...responses, LocationPage: error }).graph, '/location/x', { slug: 'x' });
    expect(await loadPlace({ ...requested, browser: inBrowser })).toEqual({
      status: 200,
      data: { kind: 'unknown' },
      head: { title: 'Australia: where to live', noIndex: true },
    });
    await expect(loadPlace(requested)).rejects.toThrow(error.stack ? 'offline' : 'could not be loaded');
  }
  expect(await load({ ...responses, LocationPage: { locationOverview: null } })).toEqual({ status: 404 });
});

test('[LOC-09] a failed fetch returns its error if that has a stack, otherwise undefined', async () => {
  const error = new GraphError('LocationPage', 'timeout', 'late');
  expect(await fetchPlace(stubGraph({ ...responses, LocationPage: error }).graph, 'x')).toBe(error);
  const bare = Object.assign(new Error('bare'), { stack: '' });
  expect(await fetchPlace(stubGraph({ ...responses, LocationPage: bare }).graph, 'x')).toBeUndefined();
});

test('[LOC-03] agents and streets that could not be loaded are left out', async () => {
  expect(
    await load({ ...responses, LocationAround: new GraphError('LocationAround', 'timeout', 'late') }),
  ).toMatchObject({ status: 200, data: { kind: 'place', agents: { total: 0, results: [] }, streets: { total: 0 } } });
});

test('[SEO-03] a former slug redirects to the present one', async () => {
  expect(await load(responses, 'richmond-old')).toEqual({ status: 301, location: '/location/richmond-vic-3121' });
});

test('[SEO-02] the head names the location, with its stars and breadcrumbs', async () => {
  const loaded = await load();
  const head = loaded.status === 200 ? loaded.head : undefined;
  expect(head).toMatchObject({
    canonical: '/location/richmond-vic-3121',
    description: expect.stringContaining('$1,040,000'),
  });
  expect(head?.structuredData).toMatchObject([
    {
      '@type': 'Place',
      address: { addressLocality: 'Richmond', postalCode: '3121' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { item: '/locations' },
        { item: '/location/vic' },
        { item: '/location/inner-melbourne-vic' },
        { item: '/location/richmond-vic-3121' },
      ],
    },
  ]);
  const silent = await load({
    ...responses,
    LocationPage: {
      locationOverview: {
        ...richmond,
        ratings: { average: null, count: 0, distribution: [0, 0, 0, 0, 0], factors: [] },
      },
    },
  });
  expect(JSON.stringify(silent)).not.toContain('aggregateRating');
});

test('[LOC-06] the browser caches a location; a failed one is requested again; the server caches nothing', async () => {
  const { graph, requests } = stubGraph(responses);
  const browser = {
    ...request(graph, '/location/richmond-vic-3121', { slug: 'richmond-vic-3121' }),
    browser: inBrowser,
  };
  await loadPlace(browser);
  await loadPlace(browser);
  expect(requests.filter(({ name }) => name === 'LocationPage')).toHaveLength(1);
  cachedPlaces.forget('richmond-vic-3121');
  const failing = stubGraph({ ...responses, LocationPage: new GraphError('LocationPage', 'network', 'offline') });
  await loadPlace({ ...browser, graph: failing.graph });
  expect(await loadPlace(browser)).toMatchObject({ data: { kind: 'place' } });
  await loadPlace(request(graph, '/location/richmond-vic-3121', { slug: 'richmond-vic-3121' }));
  expect(requests.filter(({ name }) => name === 'LocationPage')).toHaveLength(3);
});

test('[LOC-07] without script Follow is a form: it follows, or redirects to sign-in', async () => {
  const submit = (follow: unknown) =>
    submitPlace(
      request(stubGraph({ ...responses, FollowLocation: follow }).graph, '/location/richmond-vic-3121', {
        slug: 'richmond-vic-3121',
      }),
    );
  expect(await submit({ follow: { isFollowing: true, followerCount: 3 } })).toEqual({
    status: 303,
    location: '/location/richmond-vic-3121?followed=1',
  });
  expect(
    await submit(new GraphError('FollowLocation', 'graphql', 'Sign in.', 200, { code: 'SIGNED_OUT', problems: [] })),
  ).toEqual({ status: 303, location: '/sign-in?return=%2Flocation%2Frichmond-vic-3121&reason=follow' });
});
