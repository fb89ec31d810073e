import { sql } from 'kysely';
import { emptyTables } from '../../../test-kit/empty-tables.ts';
import { testApi, type TestApi } from '../../../test-kit/test-api.ts';
import { deleteExpiredRows } from '../../../app/jobs/tidy.ts';
import { testSession } from '../../../test-kit/test-members.ts';
import { revokeAll } from '../session-store.ts';
import {
  exchange,
  ids,
  post,
  proofKey,
  redirectUri,
  refresh,
  register,
  TestBrowser,
  tokensFor,
  use,
} from './test-client.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ listings: [{ id: 1 }] });
});
afterAll(() => api.close());
beforeEach(async () => {
  await emptyTables(api.database, ['oauth_application', 'oauth_artifact', 'member_security_event', 'throttle', 'mail']);
  await sql`update member_session set proved_at = now()`.execute(api.database);
  await sql`update member set suspended_at = null`.execute(api.database);
});

const events = async (memberId: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ kind: string }>`select kind from member_security_event
    where member_id = ${memberId}::int order by id`.execute(api.database);
  return rows.map(({ kind }) => kind);
};
const begin = async (browser: TestBrowser, ...request: Parameters<TestBrowser['authorize']>): Promise<string> =>
  (await browser.authorize(...request)).location.split('/').at(-1) ?? '';

test('[SEC-100] the discovery document names what there is: codes with S256 only, refresh and client credentials', async () => {
  const response = await fetch(`${api.service.address}/.well-known/oauth-authorization-server`);
  const site = api.service.settings.publicUrl;
  expect(await response.json()).toEqual({
    issuer: site,
    authorization_endpoint: `${site}/oauth/authorize`,
    token_endpoint: `${site}/oauth/token`,
    revocation_endpoint: `${site}/oauth/revoke`,
    introspection_endpoint: `${site}/oauth/introspect`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic'],
    authorization_response_iss_parameter_supported: true,
    scopes_supported: [
      'saved:read',
      'saved:write',
      'agency:read',
      'agency:write',
      'enquiries:read',
      'feeds:read',
      'feeds:write',
      'webhooks:read',
    ],
  });
});

test('[SEC-100] a member consents, and the application acts for them within the scope, in REST and GraphQL', async () => {
  const client = await register(api, 'noah');
  const { verifier, challenge } = proofKey();
  const browser = new TestBrowser(api);
  const begun = await browser.authorize(client, challenge);
  expect([begun.status, begun.location]).toEqual([303, expect.stringMatching(/^\/account\/connect\/[\w-]{21,43}$/)]);
  const uid = begun.location.split('/').at(-1) ?? '';
  expect((await browser.consent('mara', uid)).body).toEqual({
    application: 'Home Planner',
    returnsTo: '127.0.0.1',
    scopes: [{ name: 'saved:read', description: 'Read saved alerts and what is followed' }],
    account: 'mara@example.com',
  });
  const decided = await browser.consent('mara', uid, 'allow');
  const back = new URL((await browser.open(decided.body.location)).location);
  expect([back.origin + back.pathname, back.searchParams.get('state'), back.searchParams.get('iss')]).toEqual([
    redirectUri,
    'a-state',
    api.service.settings.publicUrl,
  ]);
  const { status, body, headers } = await exchange(api, client, back.searchParams.get('code') ?? '', verifier);
  expect([status, body, headers.get('cache-control')]).toEqual([
    200,
    {
      access_token: expect.stringMatching(/^voa_[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_in: 3600,
      scope: 'saved:read',
      token_type: 'Bearer',
    },
    'no-store',
  ]);
  expect(await use(api, body.access_token)).toBe(200);
  // No other member, no other scope, nothing of the account, no stream of events.
  const others = ['/rest/alerts/noah', '/rest/agents/own/transactions', '/rest/member/1/settings', '/events'];
  const statuses = [];
  for (const path of others) statuses.push(await use(api, body.access_token, path));
  expect(statuses).toEqual([404, 404, 403, 403]);
  const graph = async (query: string) =>
    (await api.service.graph({ query }, { authorization: `Bearer ${body.access_token}` })).body;
  expect(await graph('{ alerts { joinedCount } member { id } }')).toEqual({
    data: { alerts: { joinedCount: 0 }, member: null },
  });
  const addAlert =
    'mutation { addAlert(input: { name: "Richmond", filter: { searchMode: buy, locationIds: [1] } }) { id } }';
  expect((await graph(addAlert)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  // The database has no value that opens anything.
  const { rows } = await sql<{ all: string }>`select a::text as all from oauth_artifact a
    union all select a::text from oauth_application a`.execute(api.database);
  for (const secret of [body.access_token, body.refresh_token, back.searchParams.get('code') ?? '', verifier])
    expect(rows.map(({ all }) => all).join('\n')).not.toContain(secret);
  expect(await events(1)).toEqual(['application-connected']);
  expect(
    (await sql<{ subject: string }>`select subject from mail order by queued_at`.execute(api.database)).rows,
  ).toEqual([
    { subject: 'An application was registered' },
    { subject: 'An application was connected to your account' },
  ]);
});

test('[SEC-101] codes go to registered addresses only, and other requests are rejected before consent', async () => {
  const client = await register(api, 'noah', {
    redirectUris: [redirectUri, 'https://app.example.com/callback?x=1'],
  });
  const { challenge } = proofKey();
  const browser = new TestBrowser(api);
  const located = async (more: Readonly<Record<string, string>>) =>
    (await browser.authorize(client, challenge, more)).location;
  // Another port of the own machine is the same application; anything else is not.
  expect(await located({ redirect_uri: 'http://127.0.0.1:49152/callback' })).toMatch(/^\/account\/connect\/[\w-]+$/);
  for (const wrong of [
    'https://evil.example/callback',
    'http://127.0.0.1/callback/more',
    'http://127.0.0.1/callback?more=1',
    'http://127.0.0.1.evil.example/callback',
    'http://localhost/callback',
    'https://127.0.0.1/callback',
    'https://app.example.com/callback',
    'https://app.example.com:444/callback?x=1',
    'https://app.example.com/callback?x=1#more',
    'https://user@app.example.com/callback?x=1',
    'javascript:alert(1)',
  ])
    expect([wrong, await located({ redirect_uri: wrong })]).toEqual([
      wrong,
      '/account/connect?error=invalid_redirect_uri',
    ]);
  expect(await located({ client_id: 'nobody' })).toBe('/account/connect?error=invalid_client');
  const errorOf = async (more: Readonly<Record<string, string>>) => {
    const location = await located(more);
    const { host, search, hash } = URL.parse(location) ?? { host: location, search: '', hash: '' };
    const parameters = new URLSearchParams(search || hash.slice(1));
    return [host, parameters.get('error'), parameters.get('iss')];
  };
  const site = api.service.settings.publicUrl;
  for (const [more, error] of [
    [{ code_challenge: '' }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge_method: '' }, 'invalid_request'],
    [{ response_type: 'token' }, 'invalid_request'],
    [{ response_type: 'code id_token' }, 'invalid_request'],
    [{ response_mode: 'fragment' }, 'invalid_request'],
    [{ scope: 'agency:read' }, 'invalid_scope'],
    [{ scope: 'saved:read agency:read' }, 'invalid_scope'],
    [{ scope: 'openid' }, 'invalid_scope'],
    [{ prompt: 'none' }, 'login_required'],
    [{ request: 'x.y.z' }, 'request_not_supported'],
  ] as const)
    expect([more, ...(await errorOf(more))]).toEqual([more, '127.0.0.1', error, site]);
  // What no application may have is left out of what the member is shown and the token has.
  expect(await tokensFor(api, 'mara', client, { scope: 'webhooks:write saved:read admin' })).toMatchObject({
    scope: 'saved:read',
  });
  const withoutScope = await begin(browser, client, challenge, { scope: '' });
  expect((await browser.consent('mara', withoutScope)).body.detail).toBe('The application does not request any scope.');
  expect((await post(api, '/oauth/token', client, { grant_type: 'password', username: 'mara' })).body.error).toBe(
    'unsupported_grant_type',
  );
});

test('[SEC-101] an application is registered with proof, safe addresses and scopes for applications; ten at most', async () => {
  const add = (body: object) =>
    api.as.noah.call('POST', '/rest/member/2/applications', {
      name: 'x',
      kind: 'public',
      redirectUris: [redirectUri],
      scopes: ['saved:read'],
      ...body,
    });
  for (const body of [
    { redirectUris: [] },
    { redirectUris: ['http://app.example.com/callback'] },
    { redirectUris: ['https://app.example.com/callback#x'] },
    { redirectUris: ['https://user:pass@app.example.com/'] },
    { redirectUris: ['https://app.example.com/a/../b'] },
    { redirectUris: ['https://127.0.0.1/callback'] },
    { redirectUris: ['com.example.app:/callback'] },
    { redirectUris: ['javascript:alert(1)'] },
    { scopes: [] },
    { scopes: ['webhooks:write'] },
    { scopes: ['admin'] },
    { kind: 'service' },
    { kind: 'other' },
    { name: '' },
    { ownerId: 1 },
  ])
    expect([body, (await add(body)).status]).toEqual([body, 422]);
  expect((await api.as.mara.call('POST', '/rest/member/2/applications', {})).status).toBe(422);
  await sql`update member_session set proved_at = now() - interval '1 hour'`.execute(api.database);
  expect(await add({})).toMatchObject({ status: 403, body: { errors: [{ field: 'proof' }] } });
  await sql`update member_session set proved_at = now()`.execute(api.database);
  const { body } = await add({ kind: 'confidential', name: ' Home\u0000Planner ' });
  expect(body).toMatchObject({ name: 'Home Planner', hasSecret: true, clientSecret: expect.stringMatching(/^vos_/) });
  const listed = (await api.as.noah.call('GET', '/rest/member/2/applications')).body;
  expect([listed.length, JSON.stringify(listed).includes(body.clientSecret)]).toEqual([1, false]);
  const renewed = await api.as.noah.call('POST', `/rest/member/2/applications/${body.id}/secret`);
  expect([renewed.status, renewed.body.clientSecret]).toEqual([200, expect.stringMatching(/^vos_/)]);
  expect((await api.as.mara.call('POST', `/rest/member/1/applications/${body.id}/secret`)).status).toBe(404);
  expect((await api.as.mara.call('DELETE', `/rest/member/1/applications/${body.id}`)).status).toBe(404);
  expect((await api.as.noah.call('DELETE', `/rest/member/2/applications/${body.id}`)).status).toBe(204);
  expect(await events(2)).toEqual(['application-added', 'application-secret-created', 'application-removed']);
  await sql`insert into oauth_application (client_id, owner_id, name, kind, redirect_uris, scopes)
    select 'client-' || n, 2, 'old', 'public', '{}', '{}' from generate_series(1, 10) n`.execute(api.database);
  expect((await add({})).status).toBe(409);
});

test('[SEC-102] a code works once, with its verifier, at its address, for its application; a second use ends the first', async () => {
  const client = await register(api, 'noah');
  const other = await register(api, 'petra');
  const codeFor = async (): Promise<readonly [string, string]> => {
    const { verifier, challenge } = proofKey();
    const back = await new TestBrowser(api).connect('mara', client, challenge);
    return [back.searchParams.get('code') ?? '', verifier];
  };
  const [code, verifier] = await codeFor();
  for (const [given, who, more] of [
    [proofKey().verifier, client, {}],
    ['', client, {}],
    [verifier, other, {}],
    [verifier, client, { redirect_uri: 'http://127.0.0.1:5000/callback' }],
    [verifier, client, { code: `${code}x` }],
  ] as const)
    expect((await exchange(api, who, code, given, more)).status).toBe(400);
  const first = await exchange(api, client, code, verifier);
  expect([first.status, await use(api, first.body.access_token)]).toEqual([200, 200]);
  expect((await exchange(api, client, code, verifier)).body.error).toBe('invalid_grant');
  expect([
    await use(api, first.body.access_token),
    (await refresh(api, client, first.body.refresh_token)).status,
  ]).toEqual([401, 400]);
  expect(await events(1)).toEqual(['application-connected', 'application-disconnected']);
  // At the same moment: one wins at most, and nothing it has still works.
  const [again, key] = await codeFor();
  const both = await Promise.all([exchange(api, client, again, key), exchange(api, client, again, key)]);
  expect(both.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  expect(both.filter(({ status }) => status >= 500)).toEqual([]);
  for (const { status, body } of both) if (status === 200) expect(await use(api, body.access_token)).toBe(401);
  const [late, lateKey] = await codeFor();
  await sql`update oauth_artifact set expires_at = now() where kind = 'AuthorizationCode'`.execute(api.database);
  expect((await exchange(api, client, late, lateKey)).status).toBe(400);
});

test('[SEC-103] a refresh token works once; a stolen one ends everything, and none gains a scope', async () => {
  const client = await register(api, 'noah');
  const first = await tokensFor(api, 'mara', client, { scope: 'saved:read saved:write' });
  const widened = await refresh(api, client, first.refresh_token, { scope: 'saved:read agency:read' });
  expect([widened.status, widened.body.error]).toEqual([400, 'invalid_scope']);
  const { body: narrowed } = await refresh(api, client, first.refresh_token, { scope: 'saved:read' });
  expect(narrowed).toMatchObject({ scope: 'saved:read' });
  expect(narrowed.refresh_token).not.toBe(first.refresh_token);
  expect([await use(api, narrowed.access_token), await use(api, first.access_token)]).toEqual([200, 200]);
  const other = await register(api, 'petra');
  expect((await refresh(api, other, narrowed.refresh_token)).status).toBe(400);
  // The thief uses the old one.
  expect((await refresh(api, client, first.refresh_token)).body.error).toBe('invalid_grant');
  expect([
    await use(api, narrowed.access_token),
    await use(api, first.access_token),
    (await refresh(api, client, narrowed.refresh_token)).status,
  ]).toEqual([401, 401, 400]);
  expect((await api.as.mara.call('GET', '/rest/member/1/connections')).body).toEqual([]);
  const second = await tokensFor(api, 'mara', client);
  const both = await Promise.all([
    refresh(api, client, second.refresh_token),
    refresh(api, client, second.refresh_token),
  ]);
  expect(both.filter(({ status }) => status >= 500)).toEqual([]);
  for (const { status, body } of both) if (status === 200) expect(await use(api, body.access_token)).toBe(401);
});

test('[SEC-104] consent needs the browser, session and page of the member; denied or left, there is no code', async () => {
  const client = await register(api, 'noah');
  const { challenge } = proofKey();
  const browser = new TestBrowser(api);
  const uid = await begin(browser, client, challenge);
  // Another browser, a visitor, a page of another site, a made-up request.
  const stranger = new TestBrowser(api);
  expect((await stranger.consent('mara', uid, 'allow')).status).toBe(410);
  const strangers = await begin(stranger, client, challenge);
  expect((await stranger.consent('mara', uid, 'allow')).status).toBe(410);
  expect((await browser.consent('visitor', uid, 'allow')).status).toBe(401);
  expect((await browser.consent('mara', uid, 'allow', { origin: 'https://evil.example' })).status).toBe(403);
  expect((await browser.consent('mara', uid, 'allow', { origin: 'null' })).status).toBe(403);
  expect((await browser.consent('mara', 'x'.repeat(43), 'allow')).status).toBe(410);
  // Without a decision the browser gets no code; nor does another browser after it.
  expect((await browser.open(`/oauth/authorize/${uid}`)).location).toMatch(/^\/account\/connect/);
  const again = await begin(browser, client, challenge);
  const allowed = await browser.consent('mara', again, 'allow');
  expect((await stranger.open(allowed.body.location)).location).not.toContain('code=');
  const denied = await stranger.consent('mara', strangers, 'deny');
  const back = new URL((await stranger.open(denied.body.location)).location);
  expect([back.searchParams.get('error'), back.searchParams.get('code')]).toEqual(['access_denied', null]);
  // The next member of the same browser decides again.
  const { verifier, challenge: next } = proofKey();
  const code = (await browser.connect('mara', client, challenge)).searchParams.get('code');
  const petras = (await browser.connect('petra', client, next)).searchParams.get('code') ?? '';
  expect([code === null, petras === '']).toEqual([false, false]);
  const { body } = await exchange(api, client, petras, verifier);
  expect([await use(api, body.access_token), await use(api, body.access_token, '/rest/alerts/petra')]).toEqual([
    404, 200,
  ]);
});

test('[SEC-104] on https the cookies of a request for consent are secure, hidden from scripts and bound to the host', async () => {
  const secure = await testApi({ settings: { publicUrl: 'https://www.verandah.example' } });
  const client = await register(secure, 'noah');
  const { headers } = await new TestBrowser(secure).authorize(client, proofKey().challenge);
  const cookies = headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-oauth-request',
    '__Host-oauth-request.sig',
    '__Secure-oauth-resume',
    '__Secure-oauth-resume.sig',
  ]);
  for (const cookie of cookies) expect(cookie).toMatch(/; path=\/.*; samesite=lax; secure; httponly$/i);
  await secure.close();
});

test('[SEC-105] tokens end: disconnected, revoked, with the password, the account, the owner or the application', async () => {
  const client = await register(api, 'noah');
  const tokens = (more = {}) => tokensFor(api, 'mara', client, more);
  const isDead = async ({ access_token: access, refresh_token: renewal }: { [name: string]: string }) =>
    (await use(api, access ?? '')) === 401 && (await refresh(api, client, renewal ?? '')).status >= 400;
  const connected = [await tokens(), await tokens({ scope: 'saved:write' })];
  const [connection] = (await api.as.mara.call('GET', '/rest/member/1/connections')).body;
  expect(connection).toMatchObject({
    applicationId: client.id,
    scopes: ['saved:read', 'saved:write'],
    lastUsedAt: null,
  });
  await use(api, connected[0].access_token);
  const used = (await api.as.mara.call('GET', '/rest/member/1/connections')).body[0];
  expect(used.lastUsedAt).not.toBeNull();
  const end = (who: 'mara' | 'petra') =>
    api.as[who].call('DELETE', `/rest/member/${ids[who]}/connections/${client.id}`);
  expect([(await end('petra')).status, (await end('mara')).status, (await end('mara')).status]).toEqual([
    404, 204, 404,
  ]);
  for (const each of connected) expect(await isDead(each)).toBe(true);

  for (const name of ['access_token', 'refresh_token']) {
    const revoked = await tokens();
    const other = await register(api, 'petra');
    expect((await post(api, '/oauth/revoke', other, { token: revoked[name] })).status).toBe(200);
    expect(await use(api, revoked.access_token)).toBe(200);
    expect((await post(api, '/oauth/revoke', client, { token: revoked[name] })).status).toBe(200);
    expect(await isDead(revoked)).toBe(true);
  }
  expect((await post(api, '/oauth/revoke', client, { token: 'unknown' })).status).toBe(200);

  const before = await tokens();
  await revokeAll(api.database, 1, 'password-changed', testSession(1));
  expect(await isDead(before)).toBe(true);

  const suspended = await tokens();
  await sql`update member set suspended_at = now() where id = 1`.execute(api.database);
  expect(await isDead(suspended)).toBe(true);
  await sql`update member set suspended_at = null`.execute(api.database);
  const owned = await tokens();
  await sql`update member set suspended_at = now() where id = 2`.execute(api.database);
  expect([await isDead(owned), (await new TestBrowser(api).authorize(client, 'x'.repeat(43))).location]).toEqual([
    true,
    '/account/connect?error=invalid_client',
  ]);
  await sql`update member set suspended_at = null`.execute(api.database);
  const last = await tokens();
  await sql`update oauth_grant set expires_at = now()`.execute(api.database);
  expect(await isDead(last)).toBe(true);
  const petras = await tokensFor(api, 'petra', client);
  await sql`update member set deleted_at = now() where id = 4`.execute(api.database);
  expect(await isDead(petras)).toBe(true);
  await sql`update member set deleted_at = null`.execute(api.database);
  const removed = await tokens();
  expect((await api.as.noah.call('DELETE', `/rest/member/2/applications/${client.id}`)).status).toBe(204);
  expect(await isDead(removed)).toBe(true);
});

test('[SEC-106] a service acts for its owner with its secret alone, until the owner changes the password', async () => {
  const service = await register(api, 'mara', { kind: 'service', redirectUris: [], scopes: ['saved:read'] });
  const request = (client = service, more = {}) =>
    post(api, '/oauth/token', client, { grant_type: 'client_credentials', scope: 'saved:read', ...more });
  const { status, body } = await request();
  expect([status, Object.keys(body).toSorted()]).toEqual([200, ['access_token', 'expires_in', 'scope', 'token_type']]);
  expect([await use(api, body.access_token), await use(api, body.access_token, '/rest/alerts/noah')]).toEqual([
    200, 404,
  ]);
  expect((await request(service, { scope: 'saved:write' })).body.error).toBe('invalid_scope');
  for (const clientSecret of [null, 'vos_wrong', service.clientSecret?.toUpperCase() ?? ''])
    expect((await request({ ...service, clientSecret })).body.error).toBe('invalid_client');
  const [hash] = (await sql<{ hash: string }>`select secret_hash as hash from oauth_application`.execute(api.database))
    .rows;
  expect((await request({ ...service, clientSecret: hash?.hash ?? '' })).body.error).toBe('invalid_client');
  expect((await new TestBrowser(api).authorize(service, 'x'.repeat(43))).location).toContain('/account/connect?error=');
  const confidential = await register(api, 'mara', { kind: 'confidential' });
  expect((await request(confidential)).body.error).toBe('invalid_request');

  await revokeAll(api.database, 1, 'password-changed', testSession(1));
  expect([await use(api, body.access_token), (await request()).body.error]).toEqual([401, 'invalid_client']);
  const renewed = await api.as.mara.call('POST', `/rest/member/1/applications/${service.id}/secret`);
  const again = await request({ ...service, clientSecret: renewed.body.clientSecret });
  expect([again.status, await use(api, again.body.access_token)]).toEqual([200, 200]);
  // One that was issued while the secret ended does not outlast it, nor one by an earlier secret.
  await sql`update oauth_application set secret_hash = null where id = ${service.id}::int`.execute(api.database);
  expect(await use(api, again.body.access_token)).toBe(401);
  const last = await api.as.mara.call('POST', `/rest/member/1/applications/${service.id}/secret`);
  expect(await use(api, again.body.access_token)).toBe(401);
  const { body: live } = await request({ ...service, clientSecret: last.body.clientSecret });
  expect(await use(api, live.access_token)).toBe(200);
  await sql`update member set suspended_at = now() where id = 1`.execute(api.database);
  expect(await use(api, live.access_token)).toBe(401);
});

test('[SEC-106] an application with a secret introspects its own tokens; scripts call from its own addresses only', async () => {
  const client = await register(api, 'noah', { kind: 'confidential' });
  const { access_token: token } = await tokensFor(api, 'mara', client);
  const about = async (who = client) => (await post(api, '/oauth/introspect', who, { token })).body;
  expect(await about()).toMatchObject({ active: true, client_id: client.clientId, scope: 'saved:read', sub: '1' });
  expect(await about(await register(api, 'petra', { kind: 'confidential' }))).toEqual({ active: false });
  expect(await about(await register(api, 'petra'))).toEqual({ active: false });
  const spa = await register(api, 'petra', { redirectUris: ['https://app.example.com/callback', redirectUri] });
  const from = (origin: string) =>
    post(api, '/oauth/token', spa, { grant_type: 'refresh_token', refresh_token: 'x' }, { origin });
  expect((await from('http://127.0.0.1:49152')).body.error).toBe('invalid_grant');
  for (const other of ['http://localhost:49152', 'https://app.example.com:444', 'null'])
    expect([other, (await from(other)).body.error]).toEqual([other, 'invalid_request']);
  const [own, foreign] = [await from('https://app.example.com'), await from('https://evil.example')];
  expect([own.body.error, own.headers.get('access-control-allow-origin')]).toEqual([
    'invalid_grant',
    'https://app.example.com',
  ]);
  expect([foreign.body.error, foreign.headers.get('access-control-allow-origin')]).toEqual(['invalid_request', null]);
});

test('[SEC-107] requests, consents and exchanges are limited, and what has expired is deleted in batches', async () => {
  const client = await register(api, 'noah');
  const browser = new TestBrowser(api);
  const { challenge } = proofKey();
  const found = [];
  for (let tries = 0; tries < 61; tries += 1) found.push((await browser.authorize(client, challenge)).status);
  expect(found.slice(-2)).toEqual([303, 429]);
  await emptyTables(api.database, ['throttle']);
  await sql`insert into throttle (key, window_start, count)
    select 'oauth-consent:1:' || length, to_timestamp(floor(extract(epoch from now()) / length) * length), 30
    from (values (3600), (86400)) l (length)`.execute(api.database);
  expect((await browser.consent('mara', await begin(browser, client, challenge), 'allow')).status).toBe(429);
  await emptyTables(api.database, ['throttle']);
  await sql`insert into throttle (key, window_start, count)
    select 'oauth-token:127.0.0.1:60', to_timestamp(floor(extract(epoch from now() + n * interval '1 minute') / 60) * 60), 300
    from generate_series(0, 1) n`.execute(api.database);
  expect((await exchange(api, client, 'x', 'y')).status).toBe(429);

  await sql`insert into oauth_artifact (id_hash, kind, application_id, payload, expires_at)
    select 'hash ' || n, 'AuthorizationCode', ${client.id}::int, '{}', now() - interval '1 second'
    from generate_series(1, 10000) n`.execute(api.database);
  await sql`insert into oauth_grant (id, application_id, member_id, scopes, expires_at)
    values ('old', ${client.id}::int, 1, '{}', now()), ('new', ${client.id}::int, 1, '{}', now() + interval '1 day')`.execute(
    api.database,
  );
  await deleteExpiredRows(api.database);
  const { rows } = await sql<{ codes: number; grants: string[] }>`select
    (select count(*)::int from oauth_artifact where kind = 'AuthorizationCode') as codes,
    (select array_agg(id) from oauth_grant) as grants`.execute(api.database);
  expect(rows).toEqual([{ codes: 0, grants: ['new'] }]);
});
