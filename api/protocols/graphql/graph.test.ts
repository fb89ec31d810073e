import { createHash } from 'node:crypto';
import { auditServer } from 'graphql-http';
import { sql } from 'kysely';
import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../domains/listings/test-market.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';
import { mostInBatch } from './graph-server.ts';

let database: Database;
let service: TestService;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  const photo = { slot: 'm', width: 1200, height: 800, colour: '#889', alt: 'Front' };
  await fillTestListings(
    database,
    [
      {
        id: 1,
        document: {
          photos: [
            { ...photo, key: 'abc' },
            { ...photo, slot: 'a' },
          ],
        },
      },
      { id: 2, search_price: 800_000 },
      { id: 3, price_visible: false },
    ],
    Date.now(),
  );
  await sql`insert into listing_agent (listing_id, agent_id, place) values (1, 2, 1), (1, 1, 0), (2, 1, 0),
    (3, 3, 0)`.execute(database);
  service = await testService(database);
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

const name = '{ listing(id: 1) { uri } }';
const nameResult = { data: { listing: { uri: 'house-1' } } };
const hashOf = (text: string) => ({
  persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(text).digest('hex') },
});

test('[GQL-01] returns the results of a list of operations in their order, at /graphql and at the root', async () => {
  const list = Array.from({ length: mostInBatch }, (_, at) => ({
    query: `query Q($id: ID!) { listing(id: $id) { id } }`,
    variables: { id: at },
  }));
  expect(await service.batch(list)).toEqual(
    list.map((_, at) => ({ data: { listing: at >= 1 && at <= 3 ? { id: String(at) } : null } })),
  );
  const root = await fetch(`${service.address}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ query: name }]),
  });
  expect(await root.json()).toEqual([nameResult]);
});

test('[GQL-01] an invalid operation of a batch does not affect the others; more than ten are rejected', async () => {
  const [bad, good] = await service.batch([{ query: '{ nonsense }' }, { query: name }]);
  expect(bad?.errors).toHaveLength(1);
  expect(good).toEqual(nameResult);
  const refused = await service.graph(Array.from({ length: 11 }, () => ({ query: name })));
  expect(refused.status).toBe(413);
  expect(refused.body.errors?.[0]?.message).toBe('Batching is limited to 10 operations per request.');
});

test('[GQL-02] a known hash needs no text; the text of an unknown one is requested', async () => {
  const text = 'query ByHash { listing(id: 1) { uri } }';
  const unknown = await service.graph({ extensions: hashOf(text) });
  expect([unknown.status, unknown.body.errors?.[0]]).toMatchObject([
    200,
    { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
  ]);
  expect((await service.graph({ query: text, extensions: hashOf(text) })).body).toEqual(nameResult);
  expect((await service.graph({ extensions: hashOf(text) })).body).toEqual(nameResult);
  const lie = await service.graph({ query: '{ listing(id: 2) { uri } }', extensions: hashOf(text) });
  expect(lie.body.errors?.[0]?.message).toBe('PersistedQueryMismatch');
  const foreign = await service.graph({ extensions: { persistedQuery: { version: 2, md5: 'x' } } });
  expect(foreign.body.errors?.[0]).toMatchObject({
    message: 'PersistedQueryNotSupported',
    extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
  });
});

test('[GQL-02] the 2,000 operations used last are remembered', async () => {
  const text = (at: number) => `query Q${at} { __typename }`;
  for (let from = 0; from <= 2000; from += mostInBatch) {
    await service.batch(
      Array.from({ length: mostInBatch }, (_, at) => ({ query: text(from + at), extensions: hashOf(text(from + at)) })),
    );
  }
  const [first, last] = await service.batch([{ extensions: hashOf(text(0)) }, { extensions: hashOf(text(2009)) }]);
  expect(first?.errors?.[0]?.message).toBe('PersistedQueryNotFound');
  expect(last?.data).toEqual({ __typename: 'Query' });
});

test('[GQL-03] pictures that are not fetched yet are left out on request', async () => {
  const query = '{ listing(id: 1) { media { photos { key } } } }';
  expect((await service.graph({ query })).body.data?.['listing'].media.photos).toEqual([{ key: 'abc' }, { key: null }]);
  expect(
    (await service.graph({ query }, { 'x-no-placeholder-images': '1' })).body.data?.['listing'].media.photos,
  ).toEqual([{ key: 'abc' }]);
});

test('[GQL-03] the build secret is checked, client names are free', async () => {
  const headers = { 'apollographql-client-name': 'ssr-web' };
  expect(
    (await service.graph({ query: name }, { ...headers, 'x-build-secret': 'a-build-secret-for-tests' })).body,
  ).toEqual(nameResult);
  expect((await service.graph({ query: name }, headers)).body).toEqual(nameResult);
  const wrong = await service.graph({ query: name }, { ...headers, 'x-build-secret': 'guessed' });
  expect([wrong.status, wrong.body.errors?.[0]?.extensions?.code]).toEqual([401, 'BAD_BUILD_SECRET']);
});

test('[GQL-03] an operation that takes too long is cancelled', async () => {
  const impatient = await testService(database, { graphTimeout: 1 });
  const fields =
    'total aggregations { beds { count } inspectionDates { date } } results { id similar { id } otherOfficeListings { id } }';
  const { body } = await impatient.graph({
    query: `{ listingSearch(query: { statusType: buy, searchMode: location, locationSearchContext: {} }) { ${fields} } }`,
  });
  await impatient.close();
  expect(body.errors?.[0]?.extensions?.code).toBe('TIMEOUT');
});

describe('[GQL-11] limits', () => {
  const code = async (query: string, by = service) =>
    (await by.graph({ query })).body.errors?.map(({ extensions }) => extensions?.code);
  test('depth', async () => {
    const deep = (depth: number): string => (depth === 0 ? 'id' : `similar { ${deep(depth - 1)} }`);
    expect(await code(`{ listing(id: 1) { ${deep(12)} } }`)).toEqual(['QUERY_TOO_COSTLY']);
  });
  test('aliases', async () => {
    expect(
      await code(`{ ${Array.from({ length: 16 }, (_, at) => `a${at}: listing(id: 1) { id }`).join(' ')} }`),
    ).toEqual(['QUERY_TOO_COSTLY']);
  });
  test('cost', async () => {
    const all =
      '... on Listing { id uri title description priceDetails { shortDescription longDescription } address { street suburb stateCode postcode } features { bedrooms bathrooms cars tags } agents { id name phone } office { id name } media { photos { key width height alt } } }';
    const beside = (levels: number): string =>
      levels === 0 ? all : `${all} similar { ${beside(levels - 1)} } otherOfficeListings { ${all} }`;
    expect(await code(`{ listing(id: 1) { ${beside(1)} } }`)).toBeUndefined();
    expect(await code(`{ listing(id: 1) { ${beside(4)} } }`)).toEqual(['QUERY_TOO_COSTLY']);
  });
  test('lists within lists', async () => {
    await fillTestListings(
      database,
      Array.from({ length: 70 }, (_, at) => ({ id: 100 + at, office_id: 2, locality_id: 5 })),
      Date.now(),
    );
    const { body } = await service.graph({
      query:
        '{ listingSearch(query: { statusType: buy, searchMode: office, paging: { take: 100 }, locationSearchContext: { officeId: 2 } }) { results { similar { id } } } }',
    });
    expect(body.errors?.[0]?.extensions?.code).toBe('QUERY_TOO_COSTLY');
  });
  test('introspection by setting', async () => {
    const query = '{ __schema { queryType { name } } }';
    expect((await service.graph({ query })).body.data).toEqual({ __schema: { queryType: { name: 'Query' } } });
    const closed = await testService(database, { introspection: false });
    expect((await closed.graph({ query })).body.errors?.[0]?.message).toMatch(/introspection/i);
    const typo = (await closed.graph({ query: '{ listin(id: 1) { id } }' })).body.errors?.[0]?.message;
    await closed.close();
    expect(typo).not.toMatch(/did you mean "listing/i);
  });
});

test('[GQL-11] passes the public audit of GraphQL over HTTP', async () => {
  const results = await auditServer({ url: `${service.address}/graphql` });
  expect(results.length).toBeGreaterThan(50);
  expect(
    results.flatMap((result) =>
      result.status === 'ok' ? [] : [`${result.id} ${result.status} ${result.name}: ${result.reason}`],
    ),
  ).toEqual([]);
});

test.each(['a\0b', 'a\ud800b'])(
  '[GQL-09] characters that no database takes find nothing and break nothing: %j',
  async (text) => {
    const query = {
      statusType: 'buy',
      searchMode: 'location',
      locationSearchContext: { searchLocations: [{ slug: text }, { name: text, stateCode: text }] },
    };
    const odd = {
      query: `query Odd($text: String!, $query: ListingSearchQuery!) { listingByUri(uri: $text) { id } location(identifier: $text) { id } locationSearch(filter: { term: $text }) { label } listingSearch(query: $query) { total } }`,
      variables: { text, query },
    };
    const { body } = await service.graph(odd, { 'apollographql-client-name': 'web' });
    expect(body).toEqual({
      data: { listingByUri: null, location: null, locationSearch: [], listingSearch: { total: 0 } },
    });
    const refused = await service.graph(odd);
    expect(refused.body.errors?.[0]?.message).toContain('has a location that does not exist: a?b');
  },
);

test('[GQL-09] internal errors are not revealed', async () => {
  const broken = await testDatabase();
  await sql`drop table listing cascade`.execute(broken);
  const other = await testService(broken);
  const { body } = await other.graph({ query: name });
  await other.close();
  await broken.destroy();
  expect(body.errors).toEqual([
    expect.objectContaining({
      message: 'Something went wrong on our side. Please try again.',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    }),
  ]);
});

test('[GQL-09] an unavailable database has its own code and status with Retry-After, for each operation of a batch', async () => {
  let isUnavailable = false;
  const away = database.withPlugin({
    transformQuery: ({ node }) => {
      if (!isUnavailable) return node;
      throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });
    },
    transformResult: async ({ result }) => result,
  });
  const other = await testService(away);
  isUnavailable = true;
  const ask = (body: unknown) =>
    fetch(`${other.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
  const responses = [await ask({ query: name }), await ask({ query: name })];
  const batch = await ask([{ query: name }, { query: '{ __typename }' }]);
  const unavailable = expect.objectContaining({
    message: 'Something went wrong. Please try again.',
    extensions: { code: 'UNAVAILABLE', retryAfter: 5 },
  });
  for (const response of responses) {
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(await response.json()).toEqual({ data: { listing: null }, errors: [unavailable] });
  }
  expect([batch.status, await batch.json()]).toEqual([
    200,
    [{ data: { listing: null }, errors: [unavailable] }, { data: { __typename: 'Query' } }],
  ]);
  isUnavailable = false;
  await other.close();
});

test('[GQL-09] a page of cards costs one statement, not one a card', async () => {
  const statements: string[] = [];
  const counted = database.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const other = await testService(counted);
  statements.length = 0;
  const { body } = await other.graph({
    query: `{ listingSearch(query: { statusType: buy, searchMode: office, locationSearchContext: { officeId: 1 } }) {
      total results { id agents { name } office { name } inspections { startsAt } } } }`,
  });
  await other.close();
  expect(
    body.data?.['listingSearch'].results.map(({ id, agents }: { id: string; agents: { name: string }[] }) => [
      id,
      agents.map((agent) => agent.name),
    ]),
  ).toEqual([
    ['3', ['Cleo Wren']],
    ['2', ['Ada Lovell']],
    ['1', ['Ada Lovell', 'Ben Marsh']],
  ]);
  // What has changed, the page, and its homes.
  expect(statements).toHaveLength(3);
});
