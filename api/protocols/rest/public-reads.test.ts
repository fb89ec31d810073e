import { testApi, type TestApi } from '../../test-kit/test-api.ts';

let api: TestApi;
let partner: TestApi;
beforeAll(async () => {
  api = await testApi({ listings: [{ id: 1 }] });
  partner = await testApi({ settings: { thirdPartyOrigins: ['https://partner.example'] } });
});
afterAll(async () => {
  await api.close();
  await partner.close();
});

const origin = 'https://dev.example';
const ask = (path: string, init: RequestInit = {}, from = api) =>
  fetch(from.service.address + path, { ...init, headers: { origin, ...(init.headers as Record<string, string>) } });
const preflight = (path: string, method: string, from = api, asking = origin) =>
  ask(path, { method: 'OPTIONS', headers: { origin: asking, 'access-control-request-method': method } }, from);

test('[GQL-38] pages of any site may read public data, and errors too; never with cookies', async () => {
  for (const path of [
    '/rest/listing/1',
    '/rest/listing/none',
    '/rest/nothing',
    '/openapi.json',
    '/calendar/none.ics',
  ]) {
    const { headers } = await ask(path);
    expect([path, headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]).toEqual(
      [path, '*', null],
    );
    expect(headers.get('access-control-expose-headers')).toContain('ratelimit');
  }
  for (const path of [
    '/graphql?query={member{id}}',
    '/auth/session',
    '/feeds/uploads',
    '/events',
    '/internal/changes',
    '/metrics',
  ])
    expect([path, (await ask(path)).headers.get('access-control-allow-origin')]).toEqual([path, null]);
});

test('[GQL-38] a preflight of a read is allowed, that of a write is not', async () => {
  const read = await preflight('/rest/listing/1', 'GET');
  expect([read.status, Object.fromEntries(read.headers)]).toMatchObject([
    204,
    {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'authorization, content-type, domain, if-none-match',
    },
  ]);
  for (const [path, method] of [
    ['/rest/listings/ids', 'POST'],
    ['/rest/member/1', 'DELETE'],
    ['/graphql', 'GET'],
    ['/graphql', 'DELETE'],
    ['/graphql/schema.graphql', 'POST'],
    ['/auth/signin', 'POST'],
  ] as const) {
    const write = await preflight(path, method);
    expect([path, write.status, write.headers.get('access-control-allow-origin')]).toEqual([path, 204, null]);
  }
});

test('[GQL-54] scripts of every site may send GraphQL operations after a preflight, without cookies or other methods', async () => {
  const requested = await preflight('/graphql', 'POST', api, 'null');
  expect([requested.status, Object.fromEntries(requested.headers)]).toMatchObject([
    204,
    {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization, content-type',
    },
  ]);
  expect(requested.headers.get('access-control-allow-credentials')).toBeNull();
  const { headers } = await ask('/graphql', {
    method: 'POST',
    body: '{"query":"{ listing(id: 1) { id } }"}',
    headers: { 'content-type': 'application/json' },
  });
  expect([
    headers.get('access-control-allow-origin'),
    headers.get('access-control-allow-credentials'),
    headers.get('set-cookie'),
  ]).toEqual(['*', null, null]);
  const trusted = 'https://partner.example';
  const partners = await preflight('/graphql', 'POST', partner, trusted);
  expect(partners.headers.get('access-control-allow-origin')).toBe(trusted);
});

test('[GQL-38] a site that is trusted with cookies still gets its own origin', async () => {
  const trusted = 'https://partner.example';
  const { headers } = await ask('/rest/offices', { headers: { origin: trusted } }, partner);
  expect([headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]).toEqual([
    trusted,
    'true',
  ]);
  expect(
    (await preflight('/rest/member/1', 'DELETE', partner, trusted)).headers.get('access-control-allow-origin'),
  ).toBe(trusted);
});

test('[GQL-38] OPTIONS names the methods of every address, REST or not, and other methods are rejected with them', async () => {
  const options = async (path: string) => (await ask(path, { method: 'OPTIONS' })).headers.get('allow');
  expect([
    await options('/rest/member/1/settings'),
    await options('/graphql'),
    await options('/feeds/reaxml'),
    await options('/feeds/uploads/00000000-0000-4000-8000-000000000001'),
    await options('/tiles/listings/1/1/1.mvt'),
    await options('/calendar/one.ics'),
  ]).toEqual([
    'GET, HEAD, PATCH, OPTIONS',
    'GET, HEAD, POST, OPTIONS',
    'POST, OPTIONS',
    'GET, HEAD, OPTIONS',
    'GET, HEAD, OPTIONS',
    'GET, HEAD, OPTIONS',
  ]);
  const refused = await ask('/tiles/listings/1/1/1.mvt', { method: 'POST', body: 'x' });
  expect([refused.status, refused.headers.get('allow'), await refused.json()]).toMatchObject([
    405,
    'GET, HEAD',
    { title: 'The method is not allowed' },
  ]);
});
