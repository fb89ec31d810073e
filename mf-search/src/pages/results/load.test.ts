import type { PageRequest } from '@verandah/areas';
import { GraphError } from '@verandah/graph';
import { fakeGraph, noon, type Responses } from '../../test-kit/visit.tsx';
import { response, richmond } from '../../test-kit/market.ts';
import type { FoundResults, ResultsData } from './data.ts';
import { loadResults } from './load.ts';

const place = { kind: 'suburb', label: richmond.label, slug: richmond.slug, stateCode: 'VIC' };
const responses: Responses = {
  Results: () => response(),
  SuggestPlaces: ({ term }: { term: string }) => ({
    locationSearch: term.toLowerCase().startsWith('rich') ? [place] : [],
  }),
};

async function open(
  address: string,
  results: Responses = responses,
  more: Partial<PageRequest> = {},
  shown?: ResultsData,
) {
  const graph = fakeGraph(results);
  const request: PageRequest = {
    url: new URL(address, 'http://localhost'),
    params: {},
    session: { signedIn: false, roles: [] },
    flags: {},
    now: noon,
    graph,
    ...more,
  };
  return { graph, loaded: await loadResults(request, shown) };
}

async function found(address: string, results: Responses = responses) {
  const { loaded, graph } = await open(address, results);
  if (loaded.status !== 200) throw new Error(`${address} returned ${loaded.status}`);
  return { data: loaded.data as FoundResults, head: loaded.head, graph };
}

test('both forms of an address return the same results and name the canonical one', async () => {
  for (const address of ['/for-sale/richmond-vic-3121', '/properties-for-sale/richmond-vic-3121/real-estate']) {
    const { data, head } = await found(address);
    expect(data.title).toBe('Homes for sale in Richmond VIC 3121');
    expect(head.canonical).toMatch(/^\/for-sale\/richmond-vic-3121/);
    expect(head.noIndex).toBeUndefined();
  }
});

test('[SRCH-34] a page with a facet has its own title, heading and description', async () => {
  const { data, head } = await found('/for-sale/richmond-vic-3121/houses/under-800000');
  const title = 'Houses under $800,000 for sale in Richmond VIC 3121';
  expect([data.title, head.title]).toEqual([title, title]);
  expect(head.description).toMatch(/^Houses under \$800,000 for sale in Richmond VIC 3121: /);
  expect(head.noIndex).toBeUndefined();
  const plain = await found('/for-sale/richmond-vic-3121');
  expect(plain.head.title).toBe('Property And Real Estate For Sale in Richmond, VIC 3121');
  const many = await found('/for-sale/richmond-vic-3121/houses?bathrooms=2&features=pool');
  expect(many.head.noIndex).toBe(true);
});

test('[SEO-02] the head describes the results to search engines: breadcrumbs, and the list in its order', async () => {
  const { head } = await found('/for-sale/richmond-vic-3121');
  expect(head.description).toContain('60 homes');
  expect(head.structuredData).toEqual([
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
    expect.objectContaining({
      '@type': 'ItemList',
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ position: 1, name: '1 Rose Street, Richmond, VIC 3121' }),
      ]),
    }),
  ]);
  expect(head.preloadImages?.[0]?.srcSet).toContain('/media/photo1/');
});

test('[SRCH-80] the header’s entries lead to the same search in each mode, to agents and questions of its suburb', async () => {
  const { head } = await found('/for-sale/richmond-vic-3121/houses/under-800000');
  expect(head.entryLinks).toEqual({
    '/for-sale': '/for-sale/richmond-vic-3121/houses/under-800000',
    '/for-rent': '/for-rent/richmond-vic-3121/houses',
    '/sold-properties': '/sold-properties/richmond-vic-3121/houses/under-800000',
    '/leased-properties': '/leased-properties/richmond-vic-3121/houses',
    '/agent-finder': '/agent-finder?location=richmond-vic-3121',
    '/questions': '/questions/in/richmond-vic-3121',
  });
});

test('a combination of filters that is not canonical is not indexed', async () => {
  const { head } = await found('/for-sale/richmond-vic-3121?bathrooms=2&features=pool');
  expect(head.noIndex).toBe(true);
});

test('unreadable values are ignored', async () => {
  const { data } = await found('/for-sale/richmond-vic-3121?priceminimum=abc&bathrooms=%F0%9F&sort=sideways&page=-4');
  expect(data.search.page).toBe(1);
  expect(data.search.price).toEqual({});
});

test('[SHELL-10] an unknown location is a 404', async () => {
  const { loaded } = await open('/for-sale/atlantis-vic-9999', {
    Results: () => response({}, []),
    SettlePlace: () => ({ location: null }),
  });
  expect(loaded).toEqual({ status: 404 });
});

test('[URL-18] an unknown location beside a valid one is left out, with a message', async () => {
  const { data, head } = await found('/for-sale/richmond-vic-3121?suburbs=atlantis-vic-9999', {
    ...responses,
    SettlePlace: () => ({ location: null }),
  });
  expect(data.places).toEqual([richmond]);
  expect(data.unknownPlaces).toEqual(['atlantis-vic-9999']);
  expect(data.search.locations).toEqual(['richmond-vic-3121']);
  expect(head.canonical).toBe('/for-sale/richmond-vic-3121/real-estate');
});

test('typed text redirects to the best location, in the chosen mode', async () => {
  expect((await open('/for-sale?q=richm')).loaded).toEqual({
    status: 302,
    location: expect.stringMatching(/^\/for-sale\/richmond-vic-3121/) as string,
  });
  expect((await open('/for-sale?q=richm&mode=rent')).loaded).toEqual({
    status: 302,
    location: expect.stringMatching(/^\/for-rent\/richmond-vic-3121/) as string,
  });
});

test('[SRCH-91] a typed station leads to the homes near it in its state', async () => {
  const station = {
    kind: 'station',
    label: 'Brunswick Station',
    slug: 'brunswick-vic-3056',
    stateCode: 'VIC',
    latLong: { latitude: -37.7677, longitude: 144.9597 },
  };
  const { loaded } = await open('/for-sale?q=near+brunswick+station', {
    SuggestPlaces: () => ({ locationSearch: [station] }),
  });
  expect(loaded).toEqual({
    status: 302,
    location: '/for-sale/vic/real-estate?near=-37.7677,144.9597,2km,Brunswick%20Station',
  });
});

test('typed text without a match shows a message', async () => {
  const { loaded } = await open('/for-rent?q=zzzz');
  expect(loaded).toMatchObject({
    status: 200,
    data: { kind: 'unknown-place', typed: 'zzzz', mode: 'rent' },
    head: { noIndex: true },
  });
});

test('[SRCH-03] a filter form sent without script redirects to the address of its search', async () => {
  const { loaded } = await open(
    '/for-sale/richmond-vic-3121?filters=set&type=house&bedrooms=3&price-max=900000&surrounding-asked=1&surrounding=1',
  );
  expect(loaded).toMatchObject({ status: 302 });
  const { location } = loaded as { location: string };
  const { data } = await found(location);
  expect(data.search).toMatchObject({
    propertyTypes: ['house'],
    bedrooms: { only: [3] },
    price: { max: 900_000 },
    surrounding: true,
    locations: ['richmond-vic-3121'],
  });
});

test('[URL-08] facet levels 3 and 4 of the visitor decide how many filters the addresses of a page have in their path', async () => {
  const form = '/for-sale/richmond-vic-3121/real-estate?filters=set&bedrooms=2&feature=pool&price-max=500000';
  const levels = [
    [{}, '?bedrooms=2&pricemaximum=500000&features=pool'],
    [{ facetLevel3: true }, '?bedrooms=2&pricemaximum=500000&features=pool'],
    [{ facetLevel3: true, facetLevel4: true }, '/2-bedrooms-pool-under-500000'],
  ] as const;
  for (const [flags, rest] of levels) {
    const { loaded } = await open(form, responses, { flags });
    expect(loaded).toEqual({ status: 302, location: `/for-sale/richmond-vic-3121/real-estate${rest}` });
  }
  const two = '/for-sale/richmond-vic-3121/real-estate?bedrooms=2&features=pool';
  const { loaded } = await open(two, responses, { flags: { facetLevel3: true } });
  expect(loaded).toMatchObject({
    status: 200,
    head: { canonical: '/for-sale/richmond-vic-3121/real-estate/2-bedrooms-pool' },
  });
});

test('the page requests its own 25 results, and carries only the photographs that cards show', async () => {
  const many = response();
  const [first] = many.listingSearch.results;
  if (!first) throw new Error('no listing');
  const photos = Array.from({ length: 30 }, (_, index) => ({
    key: `p${index}`,
    width: 3,
    height: 2,
    colour: '#fff',
    alt: '',
  }));
  const { data, graph } = await found('/for-sale/richmond-vic-3121/page-3', {
    Results: () => response({ results: [{ ...first, media: { photos } }] }),
  });
  expect(graph.requests[0]?.variables).toMatchObject({ query: { paging: { skip: 50, take: 25 } } });
  expect(data.listings[0]?.media.photos).toHaveLength(6);
});

const inBrowser = (hidden: string[]): Partial<PageRequest> => ({
  browser: {
    last: ((name: string) => (name === 'hidden' ? { listingIds: hidden } : undefined)) as NonNullable<
      PageRequest['browser']
    >['last'],
  },
});

test('[SRCH-25] navigations in the browser exclude hidden homes; the server does not', async () => {
  const { graph, loaded } = await open('/for-sale/richmond-vic-3121', responses, inBrowser(['7', '3']));
  expect(graph.requests[0]?.variables).toMatchObject({ query: { leaveOut: ['7', '3'] } });
  expect(loaded).toMatchObject({ data: { leftOut: ['7', '3'] } });
  const onServer = await found('/for-sale/richmond-vic-3121');
  expect(onServer.graph.requests[0]?.variables).not.toHaveProperty('query.leaveOut');
});

const failing: Responses = {
  Results: () => {
    throw new Error('no response');
  },
};

test('[SRCH-27] a failed search in the browser is a page with a message; on the server the host handles it', async () => {
  expect((await open('/for-sale/richmond-vic-3121', failing, inBrowser([]))).loaded).toMatchObject({
    status: 200,
    data: { kind: 'failed', search: { locations: ['richmond-vic-3121'] }, last: null },
    head: { title: 'Search', noIndex: true },
  });
  await expect(open('/for-sale/richmond-vic-3121', failing)).rejects.toThrow('no response');
});

test('[SRCH-48] where results are on the screen, they stay when another search fails, however often', async () => {
  const { data: shown } = await found('/for-sale/richmond-vic-3121');
  const { loaded } = await open('/for-rent/richmond-vic-3121', failing, inBrowser([]), shown);
  const failed = { kind: 'failed', address: '/for-rent/richmond-vic-3121', search: { mode: 'rent' } };
  expect(loaded).toMatchObject({ stays: true, data: failed });
  if (loaded.status !== 200 || loaded.data.kind !== 'failed') throw new Error('it did not fail');
  expect(loaded.data.last).toBe(shown);
  const again = await open('/for-sale/richmond-vic-3121?features=pool', failing, inBrowser([]), loaded.data);
  expect(again.loaded).toMatchObject({
    stays: true,
    data: { address: '/for-sale/richmond-vic-3121?features=pool', last: shown },
  });
  const typed = await open('/for-sale?q=richm', failing, inBrowser([]), shown);
  expect(typed.loaded).toMatchObject({ stays: true, data: { kind: 'failed', address: '/for-sale?q=richm' } });
});

test('[SRCH-27] alternative searches are requested only when nothing was found, and their failure does not fail the page', async () => {
  expect((await found('/for-sale/richmond-vic-3121')).data.alternatives).toBeNull();
  const { data } = await found('/for-sale/richmond-vic-3121?features=pool', {
    Results: () => response({ total: 0, results: [] }),
  });
  expect(data).toMatchObject({ total: 0, alternatives: null });
});

test('[SRCH-49, SRCH-93] positions are requested only near a point, minutes only for a time of travel', async () => {
  const near = { latitude: -37.82, longitude: 145, minutes: 20, by: 'drive', name: 'Work' };
  for (const [address, variables] of [
    ['/for-sale/richmond-vic-3121', { nearPoint: false, byTravel: false }],
    ['/for-sale/richmond-vic-3121?near=-37.82,145,2km', { nearPoint: true, byTravel: false }],
    [
      '/for-sale/richmond-vic-3121?near=-37.82,145,20min-drive,Work',
      { nearPoint: true, byTravel: true, travelTo: near },
    ],
  ] as const) {
    const { graph } = await found(address);
    expect(graph.requests.find(({ name }) => name === 'Results')?.variables).toMatchObject(variables);
  }
});

test.each([undefined, { last: () => undefined }])(
  '[SRCH-50] a travel time that cannot be calculated is a page with a message, on the server too (%j)',
  async (browser) => {
    const message = 'Travel times aren’t available right now. Search by distance instead.';
    const problem = new GraphError('Results', 'graphql', message, undefined, {
      code: 'UNAVAILABLE',
      problems: [{ field: 'near', message }],
    });
    const results: Responses = { Results: () => Promise.reject(problem) };
    const more = browser ? { browser: browser as never } : {};
    const { loaded } = await open('/for-sale/richmond-vic-3121?near=-37.82,145,20min-drive', results, more);
    expect(loaded).toMatchObject({
      status: 422,
      data: { kind: 'failed', nearProblem: message },
      head: { noIndex: true },
    });
  },
);
