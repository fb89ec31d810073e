import { parseSetCookie } from 'cookie';
import { sql } from 'kysely';
import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { fillTestPlaces } from '../listings/test-market.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { testPassword } from '../../test-kit/test-inputs.ts';
import { fillTestMembers } from '../../test-kit/test-members.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';
import { hashPassword } from './password.ts';

const partner = 'https://partner.example';
let database: Database;
let usual: TestService;
let shared: TestService;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await sql`update member set password_hash = ${await hashPassword(testPassword)} where id = 1`.execute(database);
  usual = await testService(database, { publicUrl: 'https://verandah.example' });
  shared = await testService(database, { publicUrl: 'https://verandah.example', thirdPartyOrigins: [partner] });
});
afterAll(async () => {
  await usual.close();
  await shared.close();
  await database.destroy();
});

const signIn = (service: TestService, origin: string) =>
  fetch(`${service.address}/auth/signin`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
    body: JSON.stringify({ username: 'mara', password: testPassword }),
  });
const cookieHeader = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
const write = (service: TestService, cookie: string, headers: Readonly<Record<string, string>>) =>
  fetch(`${service.address}/graphql`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      query: 'mutation { addCollections(username: "mara", items: [{ name: "Homes" }]) { name } }',
    }),
  });

test("[MEMB-16] a call proves who it is from by the site's own cookie as well as by a bearer token, which goes first", async () => {
  const cookie = cookieHeader(await signIn(usual, 'https://verandah.example'));
  const whoIs = async (headers: Readonly<Record<string, string>>) =>
    (await (await fetch(`${usual.address}/auth/session`, { headers })).json()).member?.username ?? null;
  expect([
    await whoIs({ cookie }),
    await whoIs({ cookie, authorization: 'Bearer x.y.z' }),
    await whoIs({ cookie: 'access=x.y.z' }),
    await whoIs({}),
  ]).toEqual(['mara', null, null, null]);
  expect((await (await write(usual, cookie, { origin: 'https://verandah.example' })).json()).data).toEqual({
    addCollections: [{ name: 'Homes' }],
  });
  // The cookie alone, sent by another site's page, does nothing.
  for (const headers of [{ origin: partner }, { 'sec-fetch-site': 'cross-site' }, {}])
    expect((await write(usual, cookie, headers)).status).toBe(403);
});

test('[MEMB-16] an allowed site signs members in by third-party cookies and acts for them; other sites cannot', async () => {
  const response = await signIn(shared, partner);
  expect([
    response.status,
    response.headers.get('access-control-allow-origin'),
    response.headers.get('access-control-allow-credentials'),
  ]).toEqual([200, partner, 'true']);
  expect(response.headers.getSetCookie().map((line) => parseSetCookie(line))).toEqual(
    ['access', 'refresh', 'session', 'device'].map((name) =>
      expect.objectContaining({ name: `__Host-${name}`, path: '/', sameSite: 'none', secure: true, partitioned: true }),
    ),
  );
  const cookie = cookieHeader(response);
  expect((await (await write(shared, cookie, { origin: partner })).json()).data).toEqual({
    addCollections: [{ name: 'Homes' }],
  });
  const next = await fetch(`${shared.address}/auth/refresh`, {
    headers: { cookie, origin: partner, 'sec-fetch-site': 'cross-site' },
  });
  expect([next.status, next.headers.get('access-control-allow-origin')]).toEqual([200, partner]);
  const other = await signIn(shared, 'https://partner.example.evil.example');
  expect([other.status, other.headers.get('access-control-allow-origin'), other.headers.get('vary')]).toEqual([
    403,
    null,
    'Origin',
  ]);
});

test('[MEMB-16, SEC-57] preflight requests: only the allowed site may send cookies', async () => {
  const ask = (service: TestService, origin: string) =>
    fetch(`${service.address}/graphql`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });
  const yes = await ask(shared, partner);
  expect([
    yes.status,
    yes.headers.get('access-control-allow-origin'),
    yes.headers.get('access-control-allow-headers'),
    yes.headers.get('access-control-allow-credentials'),
  ]).toEqual([204, partner, 'content-type, domain, idempotency-key', 'true']);
  for (const no of [await ask(shared, 'https://other.example'), await ask(usual, partner)])
    expect([no.headers.get('access-control-allow-origin'), no.headers.get('access-control-allow-credentials')]).toEqual(
      ['*', null],
    );
});

test('[MEMB-16] the setting names origins, and needs a site on https', () => {
  const settings = (env: Readonly<Record<string, string>>) => () =>
    readSettings({ PUBLIC_URL: 'https://verandah.example', ...env });
  expect(
    settings({ THIRD_PARTY_ORIGINS: 'https://Partner.example , https://other.example:8443' })().thirdPartyOrigins,
  ).toEqual([partner, 'https://other.example:8443']);
  expect(settings({})().thirdPartyOrigins).toEqual([]);
  for (const wrong of ['http://partner.example', 'partner.example', '*', 'https://partner.example/path'])
    expect(settings({ THIRD_PARTY_ORIGINS: wrong })).toThrow('THIRD_PARTY_ORIGINS must be origins');
  expect(settings({ THIRD_PARTY_ORIGINS: partner, PUBLIC_URL: 'http://verandah.example' })).toThrow(
    'PUBLIC_URL must be an https address',
  );
});
