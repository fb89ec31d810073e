import { sql } from 'kysely';
import { operations } from '../../../protocols/rest/operations.ts';
import { scopes, type Scope } from '../../../platform/identity/public.ts';
import { permissions } from '../../../app/permissions.expected.ts';
import { asCaller, pathOf, testOperations } from '../../../test-kit/test-operations.ts';
import { testApi, type TestApi, type TestName } from '../../../test-kit/test-api.ts';
import { testSession } from '../../../test-kit/test-members.ts';
import { revokeAll } from '../session-store.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({
    listings: [{ id: 1 }],
    fill: (database) => sql`update office set feed_agent_id = 'HARBOUR' where id = 1`.execute(database),
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  await emptyTables(api.database, ['access_token', 'throttle']);
  await sql`update member_session set proved_at = now()`.execute(api.database);
  await sql`update member set suspended_at = null`.execute(api.database);
});

const ids = { mara: 1, noah: 2, petra: 4, quinn: 5 } as const;
const allScopes = Object.keys(scopes) as Scope[];
const add = (who: keyof typeof ids, body: object) =>
  api.as[who].call('POST', `/rest/member/${ids[who]}/access-tokens`, body);
async function tokenOf(who: keyof typeof ids, own: readonly Scope[] = allScopes): Promise<string> {
  const { status, body } = await add(who, { name: 'CRM', scopes: own });
  expect(status).toBe(201);
  return body.token;
}
async function use(token: string, path: string, init: RequestInit = {}) {
  const response = await fetch(api.service.address + path, {
    ...init,
    headers: { authorization: `Bearer ${token}`, domain: 'www.verandah.example', ...(init.headers as object) },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}
const tokens = (who: TestName, id: number) => api.as[who].call('GET', `/rest/member/${id}/access-tokens`);

test('[SEC-53] a token is shown once, stored as a hash, listed with its last use and revoked at once', async () => {
  const { status, body } = await add('mara', { name: ' My\u0000CRM ', scopes: ['saved:read', 'saved:read'], days: 7 });
  expect([status, body]).toMatchObject([
    201,
    { name: 'My CRM', token: expect.stringMatching(/^vat_[\w-]{43}$/), scopes: ['saved:read'], lastUsedAt: null },
  ]);
  const { rows } = await sql<{ all: string }>`select access_token::text as all from access_token`.execute(api.database);
  expect(rows[0]?.all).not.toContain(body.token.slice(0, 20));
  expect((await use(body.token, '/rest/alerts/mara')).status).toBe(200);
  const listed = (await tokens('mara', 1)).body;
  expect(listed).toMatchObject([{ name: 'My CRM', ending: body.token.slice(-4), lastUsedAt: expect.any(String) }]);
  expect(JSON.stringify(listed)).not.toContain(body.token);
  expect([
    (await tokens('noah', 1)).status,
    (await tokens('quinn', 1)).status,
    (await tokens('visitor', 1)).status,
  ]).toEqual([404, 404, 401]);
  const end = (who: TestName) => api.as[who].call('DELETE', `/rest/member/1/access-tokens/${listed[0].id}`);
  expect([(await end('noah')).status, (await end('mara')).status, (await end('mara')).status]).toEqual([404, 204, 404]);
  const after = await use(body.token, '/rest/alerts/mara');
  expect([after.status, after.headers.get('www-authenticate'), after.body.detail]).toEqual([
    401,
    'Bearer realm="verandah", error="invalid_token"',
    'This access token does not exist, has expired or was revoked.',
  ]);
  const { rows: mails } = await sql<{ subject: string }>`select subject from mail`.execute(api.database);
  expect(mails).toEqual([{ subject: 'An access token was created' }]);
});

test('[SEC-53] creating one needs re-authentication, known scopes and an end; a member has twenty at most', async () => {
  for (const body of [
    { name: 'x', scopes: [] },
    { name: 'x', scopes: ['admin'] },
    { name: 'x', scopes: ['saved:read'], days: 0 },
    { name: 'x', scopes: ['saved:read'], days: 367 },
    { name: '', scopes: ['saved:read'] },
    { name: 'x', scopes: ['saved:read'], memberId: 2 },
  ])
    expect((await add('mara', body)).status).toBe(422);
  expect(
    (await api.as.noah.call('POST', '/rest/member/1/access-tokens', { name: 'x', scopes: ['saved:read'] })).status,
  ).toBe(404);
  await sql`update member_session set proved_at = now() - interval '1 hour'`.execute(api.database);
  expect(await add('mara', { name: 'x', scopes: ['saved:read'] })).toMatchObject({
    status: 403,
    body: { errors: [{ field: 'proof' }] },
  });
  await sql`update member_session set proved_at = now()`.execute(api.database);
  await sql`insert into access_token (member_id, name, token_hash, ending, scopes, expires_at)
    select 1, 'old', 'hash ' || n, 'abcd', '{}', now() from generate_series(1, 20) n`.execute(api.database);
  expect((await add('mara', { name: 'x', scopes: ['saved:read'] })).status).toBe(409);
});

test('[SEC-53] a token without the scope is rejected, naming the scope; expired, suspended and unknown ones are invalid', async () => {
  const token = await tokenOf('mara', ['saved:write']);
  const refused = await use(token, '/rest/alerts/mara');
  expect([refused.status, refused.body.detail, refused.headers.get('www-authenticate')]).toEqual([
    403,
    'This access token lacks the scope saved:read.',
    'Bearer realm="verandah", error="insufficient_scope", scope="saved:read"',
  ]);
  const whole = await tokenOf('mara');
  const status = async (given = whole) => (await use(given, '/rest/alerts/mara')).status;
  expect(await status()).toBe(200);
  await sql`update member set suspended_at = now() where id = 1`.execute(api.database);
  expect(await status()).toBe(401);
  await sql`update member set suspended_at = null`.execute(api.database);
  await sql`update access_token set expires_at = now()`.execute(api.database);
  expect(await status()).toBe(401);
  for (const wrong of ['vat_', `vat_${'x'.repeat(43)}`, `vat_${'x'.repeat(5000)}`, `vat_' or true --`])
    expect([wrong, await status(wrong)]).toEqual([wrong, 401]);
});

test('[SEC-53] guessing tokens is limited by network, and does not block a valid one', async () => {
  const token = await tokenOf('mara');
  const guesses = [];
  for (let guess = 0; guess < 31; guess += 1)
    guesses.push((await use(`vat_${'x'.repeat(43)}`, '/rest/listing/1')).status);
  expect(guesses.slice(-2)).toEqual([401, 429]);
  expect((await use(token, '/rest/alerts/mara')).status).toBe(200);
});

test('[SEC-53] a token names what it has left in a minute', async () => {
  const { headers } = await use(await tokenOf('mara'), '/rest/listing/1', {
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  // Calls from the site's own machine are not counted.
  expect(headers.get('ratelimit') ?? '"token-calls";r=599;t=60').toBe('"token-calls";r=599;t=60');
});

test('[SEC-53] with every scope a token does nothing at accounts, moderation, sign-in, the member in GraphQL or events', async () => {
  const found: Record<string, number> = {};
  const token = await tokenOf('mara');
  const scoped = new Set(
    operations.filter(({ scope }) => scope !== undefined).map(({ method, path }) => `${method} ${path}`),
  );
  const closed = testOperations.filter(
    ({ name, rest }) =>
      rest !== undefined && permissions[name]?.startsWith('s') && !scoped.has(name.replace(/, .*/, '')),
  );
  expect(closed.length).toBeGreaterThan(30);
  for (const { name, rest } of closed.map((each) => asCaller(each, { memberId: 1, username: 'mara' }))) {
    if (rest === undefined) continue;
    const { status } = await use(token, pathOf(rest), {
      method: rest.method,
      ...(rest.body !== undefined && {
        body: JSON.stringify(rest.body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    if (status !== 403) found[name] = status;
  }
  expect(found).toEqual({});
  expect([...scoped].filter((name) => /^\w+ \/(?:auth|moderation|member\/:id\/(?!following))/.test(name))).toEqual([]);
  const graph = await use(token, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ member { id } }' }),
  });
  expect(graph.body).toEqual({ data: { member: null } });
  expect((await use(token, '/events')).status).toBe(403);
  expect((await use(token, '/auth/session')).body).toMatchObject({ member: null });
});

test('[SEC-53] an admin’s token is a member’s', async () => {
  const token = await tokenOf('quinn');
  expect((await use(token, '/rest/moderation/queue')).status).toBe(403);
  expect((await use(token, '/feeds/uploads')).status).toBe(401);
  expect((await use(token, '/rest/alerts/mara')).status).toBe(404);
});

test('[SEC-53] the agent of an office sends feeds with a token, of the own office only', async () => {
  const token = await tokenOf('petra', ['feeds:read', 'feeds:write']);
  const post = (path: string, own = token) =>
    use(own, path, { method: 'POST', headers: { 'content-type': 'application/xml' }, body: '<propertyList/>' });
  const sent = await post('/feeds/reaxml');
  expect(sent.status).toBe(202);
  expect(await use(token, `/feeds/uploads/${sent.body.id}`)).toMatchObject({ status: 200, body: { id: sent.body.id } });
  expect((await post('/feeds/keys?agentId=HARBOUR')).status).toBe(401);
  const reading = await tokenOf('petra', ['feeds:read']);
  expect((await post('/feeds/reaxml', reading)).status).toBe(403);
  expect((await post('/feeds/reaxml', await tokenOf('mara'))).status).toBe(401);
});

test('[SEC-53] tokens end with the devices: with a new password, by an admin, with the account', async () => {
  const token = await tokenOf('mara');
  const other = await tokenOf('petra');
  await revokeAll(api.database, 1, 'password-changed', testSession(1));
  expect([(await use(token, '/rest/alerts/mara')).status, (await use(other, '/rest/alerts/petra')).status]).toEqual([
    401, 200,
  ]);
});
