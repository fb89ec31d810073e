import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import fastify from 'fastify';
import { passToApi } from './api-proxy.ts';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';
import { mayPass, sessionFacts, sessionIn, withCredentials } from './session-cookies.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const token = 'aaa.bbb.ccc';
const cookie = `theme=dark; __Host-access=${token}; __Host-refresh=s.e.c; __Host-session=7`;
const own = { origin: 'https://verandah.example' };
interface Seen {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}
const seen = async (path: string, init: RequestInit): Promise<Seen> =>
  JSON.parse((await site.get(path, init)).text) as Seen;

test('[MEMB-16] the access cookie is passed on as a bearer token; the refresh cookie only to /auth', async () => {
  const call = await seen('/rest/alerts/ada', { headers: { cookie } });
  expect([call.headers['authorization'], call.headers['cookie']]).toEqual([
    `Bearer ${token}`,
    'theme=dark; __Host-session=7',
  ]);
  const refresh = await seen('/auth/refresh', { headers: { cookie } });
  expect([refresh.headers['authorization'], refresh.headers['cookie']]).toEqual([
    `Bearer ${token}`,
    'theme=dark; __Host-refresh=s.e.c; __Host-session=7',
  ]);
});

test.each([
  ['POST', '/auth/signin'],
  ['POST', '/auth/signup'],
  ['POST', '/auth/signout'],
  ['POST', '/auth/forgot'],
  ['POST', '/auth/social'],
  ['GET', '/auth/refresh'],
  ['GET', '/auth/member/7'],
  ['GET', '/rest/location/uri/richmond-vic-3121'],
  ['GET', '/rest/location/nearest/-37.8/145'],
  ['GET', '/rest/location/1/spatial'],
])("[MEMB-16, REST-11] of the sign-in group %s %s carries the member's token", async (method, path) => {
  expect((await seen(path, { method, headers: { ...own, cookie } })).headers['authorization']).toBe(`Bearer ${token}`);
});

test('[MEMB-16] pages of a site that is allowed third-party cookies may write, those of others may not', async () => {
  const api = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const shared = fastify();
  await passToApi(
    shared,
    `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    'https://verandah.example',
    { refresh: () => Promise.resolve(true) },
    ['https://partner.example'],
  );
  const write = async (origin: string) =>
    (
      await shared.inject({
        method: 'POST',
        url: '/auth/signout',
        headers: { origin, cookie, 'content-type': 'application/json' },
        payload: '{}',
      })
    ).statusCode;
  expect([
    await write('https://partner.example'),
    await write('https://verandah.example'),
    await write('https://other.example'),
  ]).toEqual([200, 200, 403]);
  await shared.close();
  api.close();
});

test("[MEMB-16] a caller's own Authorization stays; a malformed token is ignored; an expired token is not renewed by the host", async () => {
  expect(
    (await seen('/rest/alerts/ada', { headers: { cookie, authorization: 'Bearer own.own.own' } })).headers[
      'authorization'
    ],
  ).toBe('Bearer own.own.own');
  expect(
    (await seen('/rest/alerts/ada', { headers: { cookie: '__Host-access=%0d%0ax' } })).headers['authorization'],
  ).toBeUndefined();
  // Exactly one call reaches the API, whatever its response: the browser requests the refresh.
  expect(withCredentials({ cookie: 'access=old.old.old; refresh=s.e.c' }, '/graphql', false)).toEqual({
    authorization: 'Bearer old.old.old',
  });
});

test("[MEMB-04] /api/session returns the API's session", async () => {
  const call = await seen('/api/session', { headers: { cookie } });
  expect([call.path, call.headers['authorization']]).toEqual(['/auth/session', `Bearer ${token}`]);
});

test('[MEMB-16] on https only cookies bound to this host by name prove anything; a session of the old names is renewed', () => {
  const both = { cookie: 'access=o.o.o; __Host-access=n.n.n; refresh=old; session=7' };
  expect(withCredentials(both, '/graphql', true)).toEqual({ cookie: 'session=7', authorization: 'Bearer n.n.n' });
  // Another host below our domain could have set it.
  expect(withCredentials({ cookie: 'access=o.o.o; session=7' }, '/graphql', true)).toEqual({ cookie: 'session=7' });
  expect(withCredentials({ cookie: 'access=o.o.o; refresh=old; session=7' }, '/auth', true)).toEqual({
    cookie: 'refresh=old; session=7',
  });
  expect(withCredentials({ cookie: '__Host-access=n.n.n' }, '/graphql', false)).toEqual({});
  expect([
    sessionIn(both, true),
    sessionIn({ cookie: 'access=o.o.o; session=7' }, true),
    sessionIn({ cookie: 'access=o.o.o; session=7' }, false),
  ]).toEqual([
    { session: '7', access: 'n.n.n' },
    { session: '7', access: undefined },
    { session: '7', access: 'o.o.o' },
  ]);
});

test.each([
  ['another site', { origin: 'https://evil.example', cookie }],
  ['another site without cookies', { origin: 'https://evil.example' }],
  ['a sandbox', { origin: 'null', cookie }],
  ['a sibling', { 'sec-fetch-site': 'same-site', cookie }],
  ['an old browser without Origin and Sec-Fetch-Site', { cookie }],
])('[MEMB-13] a write that comes from %s does not reach the API', async (_who, headers) => {
  for (const path of [
    '/auth/signout',
    '/graphql/anything',
    '/rest/listings/ids',
    '/legacy/api/user/signout',
    '/api/user/signout',
  ]) {
    const response = await site.get(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    });
    expect([path, response.status, JSON.parse(response.text).detail]).toEqual([
      path,
      403,
      'This was sent from another site. Please use our site.',
    ]);
  }
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a sandboxed page of this site', { origin: 'null' }],
  ['a sibling of this site', { origin: 'https://blog.verandah.example', 'sec-fetch-site': 'same-site' }],
])('[SEC-57] a GraphQL operation of %s reaches the API without any cookie', async (_who, headers) => {
  const sent = async (more: Record<string, string> = {}) => {
    site.requested.length = 0;
    const { status } = await site.get('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `${cookie}; visitor-bucket=1`, ...headers, ...more },
      body: '{"query":"{ a }"}',
    });
    const passed = site.requested[0]?.headers;
    return [status, passed?.cookie, passed?.authorization, passed?.origin];
  };
  expect(await sent()).toEqual([200, undefined, undefined, headers.origin]);
  expect(await sent({ 'content-type': 'application/json; charset=utf-8' })).toEqual([
    200,
    undefined,
    undefined,
    headers.origin,
  ]);
  expect(await sent({ authorization: 'Bearer vat_1' })).toEqual([200, undefined, 'Bearer vat_1', headers.origin]);
});

test('[SEC-57] what needs no preflight, other methods and other paths of GraphQL are refused to other sites', async () => {
  const foreign = { origin: 'https://evil.example', cookie };
  const call = async (path: string, method: string, type?: string) => {
    const { status, text } = await site.get(path, {
      method,
      headers: { ...foreign, ...(type !== undefined && { 'content-type': type }) },
      body: '{"query":"{ a }"}',
    });
    return [status, JSON.parse(text).title];
  };
  const refused = [403, 'Not allowed'];
  site.requested.length = 0;
  for (const type of [
    undefined,
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])
    expect([type, ...(await call('/graphql', 'POST', type))]).toEqual([type, ...refused]);
  for (const [path, method] of [
    ['/graphql', 'PUT'],
    ['/graphql', 'DELETE'],
    ['/graphql/', 'POST'],
    ['/graphql/schema.graphql', 'POST'],
    ['/rest/listings/ids?/graphql', 'POST'],
  ] as const)
    expect([path, method, ...(await call(path, method, 'application/json'))]).toEqual([path, method, ...refused]);
  expect(site.requested).toEqual([]);
});

test('[SEC-106] applications exchange tokens from any site, without cookies; consent is our own pages’ alone', async () => {
  const foreign = { origin: 'http://127.0.0.1:49152', cookie, 'content-type': 'application/x-www-form-urlencoded' };
  for (const path of ['/oauth/token', '/oauth/revoke', '/oauth/introspect']) {
    site.requested.length = 0;
    const { status } = await site.get(path, { method: 'POST', headers: foreign, body: 'code=x' });
    const [passed] = site.requested;
    expect([path, status, passed?.headers['cookie'], passed?.headers['authorization']]).toEqual([
      path,
      200,
      undefined,
      undefined,
    ]);
  }
  site.requested.length = 0;
  for (const path of ['/oauth/authorize', '/oauth/token/more', '/auth/consents/x?/oauth/token'])
    expect([path, (await site.get(path, { method: 'POST', headers: foreign, body: 'x' })).status]).toEqual([path, 403]);
  expect(site.requested).toEqual([]);
});

test('[SEC-57] the cookies of our own pages and of trusted sites pass', async () => {
  site.requested.length = 0;
  await site.get('/graphql', {
    method: 'POST',
    headers: { ...own, 'content-type': 'application/json', cookie },
    body: '{"query":"{ a }"}',
  });
  expect(site.requested[0]?.headers['authorization']).toBe(`Bearer ${token}`);
});

test('[MEMB-13] own pages, callers that are no browsers, and reading pass', async () => {
  const post = (headers: Record<string, string>) => site.get('/auth/signout', { method: 'POST', headers });
  expect([
    (await post({ ...own, cookie })).status,
    (await post({ origin: site.address })).status,
    (await post({})).status,
    (await post({ 'sec-fetch-site': 'same-origin', cookie })).status,
  ]).toEqual([200, 200, 200, 200]);
  expect((await site.get('/auth/session', { headers: { origin: 'https://evil.example' } })).status).toBe(200);
  expect(mayPass('DELETE', { 'sec-fetch-site': 'cross-site' }, [])).toBe(false);
});

test('[MEMB-18] public pages contain no visitor; a form receives the possible member', async () => {
  await site.store(
    'member',
    '1.0.0',
    bundleSource('return page(JSON.stringify([request.session, request.form ?? null]));'),
  );
  await site.operate('member/promote', { version: '1.0.0' });
  const page = await site.get('/member/account', { headers: { cookie } });
  expect(page.text).toContain('[{"signedIn":false,"roles":[]},null]');
  expect(page.text).not.toMatch(/"memberId"|aaa\.bbb/);
  // The API identifies the sender of a form; without the API the cookie does, so that no input is lost.
  const token = `e30.${Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 60 })).toString('base64url')}.x`;
  const form = await site.get('/member/account', {
    method: 'POST',
    body: 'a=b',
    headers: {
      ...own,
      cookie: `__Host-session=7; __Host-access=${token}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  expect(form.text).toContain('[{"signedIn":true,"memberId":"7","roles":[]},{"a":"b"}]');
  expect(sessionFacts({ cookie: 'session=<b>' })).toEqual({ signedIn: false, roles: [] });
});
