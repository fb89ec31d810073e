import { fieldScopes } from './token-scopes.ts';
import { printedSchema } from './printed-schema.ts';
import { schema } from './schema.ts';
import { scopes, type Scope } from '../../platform/identity/public.ts';
import { testApi, type TestApi } from '../../test-kit/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ listings: [{ id: 1 }], settings: { introspection: false } });
});
afterAll(() => api.close());

const foreign = { origin: 'https://evil.example' };

async function send(query: string, headers: Readonly<Record<string, string>> = {}, variables: object = {}) {
  const response = await fetch(`${api.service.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const body = await response.json();
  return { status: response.status, headers: response.headers, body, code: body.errors?.[0]?.extensions?.code };
}
async function tokenOf(who: 'mara' | 'petra', own: readonly Scope[]): Promise<{ readonly authorization: string }> {
  const id = { mara: 1, petra: 4 }[who];
  const { status, body } = await api.as[who].call('POST', `/rest/member/${id}/access-tokens`, {
    name: 'GraphiQL',
    scopes: own,
  });
  expect(status).toBe(201);
  return { authorization: `Bearer ${body.token}` };
}
const addAlert = `mutation ($key: String) {
  addAlert(idempotencyKey: $key, input: { name: "Richmond", filter: { searchMode: buy, locationIds: [1] } }) { id name }
}`;

test('[GQL-54] the schema is served as SDL with comments, to scripts of any site, also where introspection is off', async () => {
  expect((await send('{ __schema { types { name } } }')).body.errors).toBeDefined();
  const path = `${api.service.address}/graphql/schema.graphql`;
  const response = await fetch(path, { headers: foreign });
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('access-control-allow-origin'),
  ]).toEqual([200, 'text/plain; charset=utf-8', '*']);
  expect(await response.text()).toBe(printedSchema());
  const again = await fetch(path, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('[SEC-57] a session’s cookies with an operation of another site are rejected by the API itself, too', async () => {
  const { status } = await send('{ member { id } }', { ...foreign, cookie: 'access=a.b.c; session=1' });
  expect(status).toBe(403);
});

test('[SEC-57] from another site a visitor reads, and writes nothing without an access token', async () => {
  expect((await send('{ listing(id: 1) { id } member { id } }', foreign)).body).toEqual({
    data: { listing: { id: '1' }, member: null },
  });
  for (const origin of [foreign.origin, 'null']) {
    const refused = await send(
      'mutation ($input: ListingEnquiryInput!) { addListingEnquiry(idempotencyKey: "k", listingId: 1, input: $input) { __typename } }',
      { origin },
      { input: { name: 'Eve', email: 'eve@evil.example', message: 'Spam', consent: true } },
    );
    expect([origin, refused.code, refused.body.errors[0].message]).toEqual([
      origin,
      'FORBIDDEN',
      'From pages of other sites a mutation needs an access token.',
    ]);
  }
});

test('[SEC-57] an invalid access token from another site is rejected with a message that its script can read', async () => {
  const { status, headers } = await send('{ member { id } }', {
    ...foreign,
    authorization: `Bearer vat_${'x'.repeat(43)}`,
  });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([401, '*']);
});

test('[GQL-55] with a token a field acts for its member where it takes one of the token’s scopes, from any site alike', async () => {
  const writing = await tokenOf('mara', ['saved:write']);
  const reading = await tokenOf('mara', ['saved:read']);
  for (const [at, origin] of [api.service.address, 'https://dev.example', 'null'].entries())
    expect((await send(addAlert, { ...writing, origin }, { key: `alert-${at}-000` })).body).toMatchObject({
      data: { addAlert: { name: 'Richmond' } },
    });
  expect(await send('{ alerts { results { name } joinedCount } }', { ...reading, ...foreign })).toMatchObject({
    body: { data: { alerts: { results: [{ name: 'Richmond' }, { name: 'Richmond' }, { name: 'Richmond' }] } } },
  });
  const lacking = await send('{ alerts { results { name } } }', writing);
  expect([lacking.code, lacking.body.errors[0].message]).toEqual([
    'FORBIDDEN',
    'This access token lacks the scope saved:read.',
  ]);
});

test('[SEC-58] a token opens no other field, and nothing below the field that its scope is for', async () => {
  const all = await tokenOf('petra', Object.keys(scopes) as Scope[]);
  // The agent sees her own hub; her token does not, also beside a field that it may resolve.
  expect((await send('{ alerts { unseenListingCount } member { id } }', all)).body).toEqual({
    data: { alerts: { unseenListingCount: 0 }, member: null },
  });
  const refused: Record<string, string> = {};
  const open = new Set(Object.keys(fieldScopes));
  for (const [name, query] of [
    ['Query.ownListings', '{ ownListings { total } }'],
    ['Mutation.deleteReplyTemplate', 'mutation { deleteReplyTemplate(id: "1") }'],
    ['Mutation.leaveOffice', 'mutation { leaveOffice }'],
    [
      'Mutation.addCollections',
      'mutation { addCollections(username: "petra", items: [{ name: "x", listingIds: [] }]) { id } }',
    ],
  ] as const) {
    expect(open.has(name)).toBe(false);
    const { code, body } = await send(query, all);
    refused[name] = code ?? JSON.stringify(body);
  }
  expect(refused).toEqual(Object.fromEntries(Object.keys(refused).map((name) => [name, 'FORBIDDEN'])));
});

test('[GQL-55] the schema names the scope of each field that takes one', () => {
  for (const [name, scope] of Object.entries(fieldScopes)) {
    const [type = '', field = ''] = name.split('.');
    expect(
      (schema.getType(type) as { getFields(): Record<string, { description?: string }> }).getFields()[field],
    ).toMatchObject({ description: expect.stringContaining(`Access tokens need the scope \`${scope}\`.`) });
  }
});
