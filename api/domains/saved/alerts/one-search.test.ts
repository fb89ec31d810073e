import { toListingSearchQuery, parseAddress } from '@verandah/market';
import { testApi, type TestApi } from '../../../test-kit/test-api.ts';

let all: TestApi;
beforeAll(async () => {
  all = await testApi({
    listings: [
      { id: 1, bedrooms: 2, search_price: 800_000 },
      { id: 2, bedrooms: 3, property_type: 11, search_price: 400_000 },
      { id: 3, bedrooms: 4, land_metres: 600, locality_id: 2 },
      { id: 4, bedrooms: 1, locality_id: 4, auction_at: '2027-03-01T02:00:00Z' },
      { id: 5, bedrooms: 2, status_type: 'rent', search_price: 600 },
    ],
    now: Date.now(),
  });
});
afterAll(() => all.close());

const richmond = { searchLocations: [{ slug: 'richmond-vic-3121' }], includeSurroundingSuburbs: false };
const base = { statusType: 'buy', searchMode: 'location', locationSearchContext: richmond };
type Fields = Readonly<Record<string, unknown>>;

const listingSearch = 'query ($query: ListingSearchQuery!) { listingSearch(query: $query) { total results { id } } }';
const byGraph = async (search: Fields, headers?: Readonly<Record<string, string>>) => {
  const response = await fetch(`${all.service.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: listingSearch, variables: { query: search } }),
  });
  return (await response.json()) as {
    data?: Fields;
    errors?: readonly { extensions: { code: string; problems?: unknown } }[];
  };
};
const addAlert = (input: Fields) =>
  all.as.mara.graph('mutation ($input: AddAlertInput!) { addAlert(input: $input) { id address } }', { input });
const problemsOf = (error: { readonly extensions?: object } | undefined): unknown =>
  (error?.extensions as { readonly problems?: unknown } | undefined)?.problems;
const idsIn = (results: readonly { readonly id: unknown }[]): number[] =>
  results.map(({ id }) => Number(id)).toSorted((a, b) => a - b);

/** The homes that each entry point finds by a search: GraphQL, REST by GET and POST, and the address of an alert. */
async function foundBy(search: Fields): Promise<Readonly<Record<string, readonly number[]>>> {
  const { searchMode: _, ...rest } = search;
  const graph = await byGraph(search);
  const get = await all.as.visitor.call(
    'GET',
    `/listings/location/list?query=${encodeURIComponent(JSON.stringify(rest))}`,
  );
  const post = await all.as.visitor.call('POST', '/listings/location/list', rest);
  const { data } = await addAlert({ name: 'Any', searchParams: search });
  const read = parseAddress(data?.['addAlert']?.address ?? '');
  const page = read.kind === 'search' ? await byGraph(toListingSearchQuery(read.search) as unknown as Fields) : {};
  await all.as.mara.graph('mutation ($id: ID!) { deleteAlert(alertId: $id) { alertId } }', {
    id: data?.['addAlert']?.id,
  });
  const ids = (found: unknown) => idsIn((found as { results?: { id: string }[] } | undefined)?.results ?? []);
  return {
    graph: ids(graph.data?.['listingSearch']),
    get: ids(get.body),
    post: ids(post.body),
    alert: ids(page.data?.['listingSearch']),
  };
}

test.each<readonly [string, Fields, readonly number[]]>([
  [
    'zeros are open',
    { price: { min: 0, max: 0 }, landSize: { min: 0 }, frontageSize: { max: 0 }, bathrooms: { min: 0 } },
    [1, 2],
  ],
  [
    'empty lists are absent',
    { propertyTypes: [], propertyFeatures: [], bedrooms: { only: [] }, auction: { dates: [] } },
    [1, 2],
  ],
  ['one end of zero is open', { price: { min: 0, max: 500_000 } }, [2]],
  ['a studio is one of the numbers', { bedrooms: { only: [0, 2] } }, [1, 2]],
  ['a studio alone', { bedrooms: { only: [0] } }, [2]],
  ['numbers twice, and beyond five', { bedrooms: { only: [3, 3, 9], min: 0 } }, [2]],
  [
    'a suburb by all its names, in any case',
    {
      locationSearchContext: {
        searchLocations: [
          { id: '1' },
          { slug: 'Richmond-VIC-3121' },
          { name: 'RICHMOND', stateCode: 'vic' },
          { id: '999', slug: 'richmond-vic-3121' },
        ],
        includeSurroundingSuburbs: false,
      },
    },
    [1, 2],
  ],
  [
    'a state by two names',
    { locationSearchContext: { searchLocations: [{ slug: 'QLD' }, { id: 'qld' }, { slug: 'queensland' }] } },
    [4],
  ],
  [
    'any coming day includes the named ones',
    { locationSearchContext: { searchLocations: [] }, auction: { dates: ['2026-12-24'], forthcoming: true } },
    [4],
  ],
])('[SRCH-66] GraphQL, REST and alerts find the same homes: %s', async (_, more, ids) => {
  expect(await foundBy({ ...base, ...more })).toEqual({ graph: ids, get: ids, post: ids, alert: ids });
});

/** What each entry point names as wrong. */
async function refusedBy(search: Fields): Promise<Readonly<Record<string, unknown>>> {
  const { searchMode: _, ...rest } = search;
  const graph = await byGraph(search);
  const post = await all.as.visitor.call('POST', '/listings/location/list', rest);
  const alert = (await addAlert({ name: 'Any', searchParams: search })).errors?.[0];
  const fields = (problems: unknown) => (problems as { field: string }[] | undefined)?.map(({ field }) => field);
  return {
    graph: fields(graph.errors?.[0]?.extensions.problems),
    post: [post.status, fields(post.body?.errors)],
    alert: fields(problemsOf(alert)),
  };
}

const places = 'locationSearchContext.searchLocations';
test.each<readonly [string, Fields, readonly string[]]>([
  ['ends the wrong way round', { price: { min: 900_000, max: 100_000 } }, ['price']],
  ['a filter that the mode lacks', { statusType: 'rent', auction: { forthcoming: true } }, ['auction']],
  ['an order that the mode lacks', { statusType: 'sold', sortBy: 'expensive' }, ['sortBy']],
  ['a day that there is not', { inspection: { dates: ['2026-02-30'] } }, ['inspection.dates']],
  [
    'unknown places beside a known one',
    {
      locationSearchContext: {
        searchLocations: [
          { slug: 'richmond-vic-3121' },
          { slug: 'atlantis-vic-9999' },
          { id: '77' },
          { slug: 'vic-9999' },
        ],
      },
    },
    [`${places}.1.slug`, `${places}.2.id`, `${places}.3.slug`],
  ],
  [
    'an unknown place alone',
    { locationSearchContext: { searchLocations: [{ name: 'Atlantis', stateCode: 'VIC' }] } },
    [`${places}.0.name`],
  ],
])('[SRCH-66, REST-14] GraphQL, REST and alerts refuse the same, naming it: %s', async (_, more, fields) => {
  expect(await refusedBy({ ...base, ...more })).toEqual({
    graph: fields,
    post: [422, fields],
    alert: fields.map((field) => `searchParams.${field}`),
  });
});

test('[REST-14] an alert is neither created nor changed with an unknown location; the saved form names it by its id', async () => {
  const unknown = { ...base, locationSearchContext: { searchLocations: [{ id: '1' }, { slug: 'atlantis-vic-9999' }] } };
  const field = `searchParams.${places}.1.slug`;
  const message = 'has a location that does not exist: atlantis-vic-9999';
  const { data: made } = await addAlert({ name: 'Richmond', searchParams: base });
  const { id, address } = made?.['addAlert'] ?? {};
  const changed = await all.as.mara.graph(
    'mutation ($input: UpdateAlertInput!) { updateAlert(input: $input) { id } }',
    {
      input: { id, searchParams: unknown },
    },
  );
  expect(problemsOf(changed.errors?.[0])).toEqual([{ field, message }]);
  const { searchMode: _, ...searchParams } = unknown;
  const legacy = await all.as.mara.call('POST', '/api/user/alerts/listings', { name: 'x', searchParams });
  expect([legacy.status, legacy.body.errors]).toEqual([422, [{ field, message }]]);
  const filter = await addAlert({
    name: 'x',
    filter: { searchMode: 'buy', locationIds: ['1', '77'], beds: { only: [2] } },
  });
  expect(problemsOf(filter.errors?.[0])).toEqual([
    { field: 'filter.locationIds.1', message: 'has a location that does not exist: 77' },
  ]);
  const beds = await addAlert({ name: 'x', filter: { searchMode: 'buy', locationIds: ['1'], beds: { min: -1 } } });
  expect(problemsOf(beds.errors?.[0])).toMatchObject([{ field: 'filter.beds.min' }]);
  const empty = { ...base, locationSearchContext: { searchLocations: [{}] } };
  expect(problemsOf((await addAlert({ name: 'x', searchParams: empty })).errors?.[0])).toMatchObject([
    { field: `searchParams.${places}` },
  ]);
  const mailed = await all.as.visitor.call('POST', '/member/email-alerts', {
    email: 'kim@example.com',
    every: 'daily',
    search: '/for-sale/richmond-vic-3121/real-estate?suburbs=atlantis-vic-9999',
  });
  expect([mailed.status, mailed.body.errors]).toEqual([422, [{ field: 'search', message }]]);
  const { data } = await all.as.mara.graph('{ alerts { results { id address } } }');
  expect(data?.['alerts'].results).toEqual([{ id, address }]);
});

test('[REST-14] the site’s own pages, whose searches are addresses, ignore unknown locations', async () => {
  const search = {
    ...base,
    locationSearchContext: { searchLocations: [{ slug: 'atlantis-vic-9999' }, { slug: 'qld' }] },
  };
  for (const name of ['web', 'ssr-web'])
    expect(await byGraph(search, { 'apollographql-client-name': name })).toMatchObject({
      data: { listingSearch: { results: [{ id: '4' }] } },
    });
  expect((await byGraph(search, { 'apollographql-client-name': 'partner' })).errors?.[0]?.extensions.code).toBe(
    'BAD_USER_INPUT',
  );
});
