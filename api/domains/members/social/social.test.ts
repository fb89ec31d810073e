import { sql } from 'kysely';
import { now } from '../../../platform/clock.ts';
import { createMember } from '../create-member.ts';
import { codeAt } from '../second-factor/totp.ts';
import { jsonBody, testAccounts, testPassword as password, type TestAccounts } from '../test-accounts.ts';
import { openBrowser, type TestBrowser } from '../test-browser.ts';
import { ownPath } from '@verandah/market';
import { redirectVectors } from '@verandah/market/test-kit';
import { withParameters } from './sign-in-trip.ts';
import { openFront, type TestFront } from './test-front.ts';
import { exchangeCode, pathOf as pathAt, takeTrip } from './test-trip.ts';

let front: TestFront;
let accounts: TestAccounts;
beforeAll(async () => {
  // The provider warns at its start that it is for development only.
  jest.spyOn(console, 'warn').mockImplementation();
  front = await openFront();
  accounts = await testAccounts({ publicUrl: front.address, developmentProvider: true });
  front.behind = accounts.service.address;
});
afterAll(async () => {
  await front.close();
  await accounts.close();
});
beforeEach(() => accounts.begin());

const open = (): TestBrowser => openBrowser(front.address);
const start = '/auth/social/development?returnTo=';
const pathOf = (location: string | null): string => pathAt(location, front.address);
const trip = (
  visitor: TestBrowser,
  login: string,
  from = `${start}${encodeURIComponent('/alerts?mode=rent&page=2')}`,
): Promise<URL> => takeTrip(front.address, visitor, login, from);

test('[MEMB-02, URL-21, REST-11, SEC-31] a provider signs a new member in; the page keeps its parameters', async () => {
  expect((await open().get('/auth/providers')).body).toEqual([{ name: 'development', label: 'Verandah development' }]);
  const visitor = open();
  const page = await trip(visitor, 'ada.lovell@example.com');
  expect(`${page.pathname}?${page.search.slice(1).split('&providerName')[0]}`).toBe('/alerts?mode=rent&page=2');
  expect(Object.fromEntries(page.searchParams)).toEqual({
    mode: 'rent',
    page: '2',
    providerName: 'development',
    authCode: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(page.href).not.toMatch(/ada|lovell|example\.com/i);
  const signedIn = await exchangeCode(visitor, page);
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([
    200,
    expect.stringMatching(/^\/member\/ada-lovell-\w{4}$/),
  ]);
  expect((await visitor.get('/auth/session')).body).toMatchObject({
    signedIn: true,
    member: { email: 'ada.lovell@example.com', emailVerified: true },
  });
  // Once only, and the same person is the same member the next time.
  expect((await exchangeCode(visitor, page)).status).toBe(401);
  const again = open();
  expect((await exchangeCode(again, await trip(again, 'ada.lovell@example.com'))).headers.get('location')).toBe(
    signedIn.headers.get('location'),
  );
});

test('[MEMB-02] a code that another browser fetched cannot sign in', async () => {
  const page = await trip(open(), 'mallory@example.com');
  const victim = open();
  const response = await exchangeCode(victim, page);
  expect([response.status, response.body.detail, victim.cookies()]).toEqual([
    401,
    'unable to authenticate with Verandah development',
    {},
  ]);
});

test('[MEMB-02] without provider name or code nothing is returned; with an error it is that error', async () => {
  for (const body of [
    {},
    { providerName: 'development' },
    { authCode: 'x' },
    { providerName: null, authCode: null, authError: null },
  ]) {
    const visitor = open();
    const response = await visitor.post('/auth/social', body);
    expect([response.status, response.headers.get('location'), visitor.cookies()]).toEqual([200, null, {}]);
    expect(['', 'null']).toContain(response.body);
  }
  expect(
    (
      await open().post('/auth/social', {
        providerName: 'development',
        authCode: 'x',
        authError: 'Call 1900 000 000',
      })
    ).body,
  ).toMatchObject({ status: 401, detail: expect.stringContaining('couldn’t sign you in that way') });
  expect((await open().post('/auth/social', { providerName: 'Call 1900', authCode: 'x' })).body).toMatchObject({
    detail: 'unable to authenticate with the provider',
  });
  expect((await open().post('/auth/social', { providerName: 'development', authCode: 'made-up' })).body).toMatchObject({
    status: 401,
    detail: 'unable to authenticate with Verandah development',
  });
});

test('[MEMB-02, URL-21, SEC-82] the provider’s error returns as its code, never as its text', async () => {
  const visitor = open();
  const left = await visitor.get(`${start}/account`);
  const state = new URL(left.headers.get('location') ?? '').searchParams.get('state');
  const iss = encodeURIComponent(`${front.address}/development/provider`);
  const back = await visitor.get(
    `/auth/social/development/return?error=access_denied&error_description=End-User+aborted+interaction&state=${state}&iss=${iss}`,
  );
  expect(back.headers.get('location')).toBe('/account?providerName=development&authError=access_denied');
  expect(visitor.cookies()).toHaveProperty('sign-in-return', '1');
});

test('[MEMB-02] a forged state, a cookie of another sign-in and a missing one cannot sign in', async () => {
  const visitor = open();
  await visitor.get(`${start}/account`);
  const forged = await visitor.get('/auth/social/development/return?code=abc&state=forged');
  expect(new URL(forged.headers.get('location') ?? '', front.address).searchParams.get('authError')).toBe('failed');
  for (const cookie of ['', 'x', 'eyJhIjoxfQ.x']) {
    const other = open();
    if (cookie !== '') other.setCookie('sign-in-trip', cookie);
    const response = await other.get('/auth/social/development/return?code=abc&state=abc');
    expect(pathOf(response.headers.get('location'))).toMatch(/^\/\?providerName=development&authError=too-late$/);
  }
  expect((await open().get('/auth/social/nobody')).status).toBe(404);
});

test("[MEMB-02] the provider's tokens stay with the API during sign-in: neither browsers nor the database get one", async () => {
  front.responses.length = 0;
  front.tokens.length = 0;
  const visitor = open();
  expect((await exchangeCode(visitor, await trip(visitor, 'ada.lovell@example.com'))).status).toBe(200);
  await visitor.get('/auth/session');
  const given = front.tokens
    .map((response) => JSON.parse(response) as Readonly<Record<string, unknown>>)
    .flatMap((response) =>
      ['access_token', 'id_token', 'refresh_token']
        .map((name) => response[name])
        .filter((token) => typeof token === 'string'),
    );
  expect(given.length).toBeGreaterThan(1);
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(accounts.database);
  const rows = (
    await Promise.all(
      tables.map(({ name }) =>
        sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(accounts.database),
      ),
    )
  ).flatMap((each) => each.rows.map(({ row }) => row));
  for (const token of given) expect([...front.responses, ...rows].filter((text) => text.includes(token))).toEqual([]);
});

test('[MEMB-02] unsigned tokens and those of another client or issuer cannot sign in', async () => {
  const altered =
    (change: object) =>
    (response: string): string => {
      const given = JSON.parse(response) as { id_token: string };
      const [head, claims = '', sign] = given.id_token.split('.');
      const other = Buffer.from(
        JSON.stringify({ ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), ...change }),
      ).toString('base64url');
      return JSON.stringify({ ...given, id_token: [head, other, sign].join('.') });
    };
  for (const change of [
    { aud: 'another-client' },
    { iss: 'https://another-provider.example' },
    { nonce: 'of-another-sign-in' },
    { exp: 1_000_000_000 },
    { sub: 'somebody-else' },
    { email: 'somebody.else@example.com' },
  ]) {
    front.alter = altered(change);
    const page = await trip(open(), 'ada.lovell@example.com');
    front.alter = (response) => response;
    expect([change, page.searchParams.get('authCode'), page.searchParams.get('authError')]).toEqual([
      change,
      null,
      'failed',
    ]);
  }
  expect((await sql`select 1 from member`.execute(accounts.database)).rows).toEqual([]);
  expect((await trip(open(), 'ada.lovell@example.com')).searchParams.get('authCode')).not.toBeNull();
});

test('[MEMB-02, MEMB-13] a confirmed address joins its account; an unconfirmed one does not', async () => {
  const id = await accounts.create('ada');
  const visitor = open();
  expect((await exchangeCode(visitor, await trip(visitor, 'Ada@example.com'))).body).toMatchObject({
    id,
    username: 'ada',
  });
  expect(
    (await sql`select 1 from mail where kind = 'notice' and email = 'ada@example.com'`.execute(accounts.database)).rows,
  ).toHaveLength(1);
  await createMember(accounts.database, { name: 'Uma', username: 'uma', email: 'unconfirmed@example.com' });
  const refused = (await trip(open(), 'unconfirmed@example.com')).searchParams;
  expect([refused.get('authCode'), refused.get('authError')]).toEqual([null, 'no-confirmed-email']);
  expect((await trip(open(), 'unconfirmed-too@example.com')).searchParams.get('authError')).toBe(
    refused.get('authError'),
  );
});

test('[MEMB-11] a member links a provider and signs in by it from then on; one linked to another member stays theirs', async () => {
  const id = await accounts.create('ada');
  await accounts.create('ben');
  const link = '/auth/social/development?link=1&returnTo=/account';
  expect((await open().get(link)).status).toBe(401);
  const [ada, ben, later] = [open(), open(), open()];
  await ada.post('/auth/signin', { username: 'ada', password });
  await ben.post('/auth/signin', { username: 'ben', password });
  expect((await ada.get(link, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await trip(ada, 'unconfirmed-ada@work.example', link)).searchParams.get('authError')).toBeNull();
  expect((await exchangeCode(later, await trip(later, 'unconfirmed-ada@work.example'))).body).toMatchObject({ id });
  expect((await trip(ben, 'unconfirmed-ada@work.example', link)).searchParams.get('authError')).toBe(
    'linked-elsewhere',
  );
});

test('[MEMB-13] a sign-up with another person’s address loses it, and its password, to the owner', async () => {
  const id = await createMember(accounts.database, {
    name: 'Mallory',
    username: 'mallory',
    email: 'ada@example.com',
    password,
    verified: false,
  });
  const owner = open();
  expect((await exchangeCode(owner, await trip(owner, 'ada@example.com'))).body).toMatchObject({ id });
  expect((await open().post('/auth/signin', { email: 'ada@example.com', password })).status).toBe(401);
});

test('[URL-21, SEC-30] the way back is a page of this site only, and added parameters come behind its own', () => {
  const site = 'https://verandah.example';
  expect(
    [
      '/a?b=c#d',
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
      '',
      undefined,
    ].map(ownPath),
  ).toEqual(['/a?b=c#d', '/', '/', '/', '/', '/', '/']);
  expect(withParameters('/a?z=1&a=%20x+y', site, { providerName: 'p', email: undefined, authError: 'no & no' })).toBe(
    '/a?z=1&a=%20x+y&providerName=p&authError=no%20%26%20no',
  );
});

test("[MEMB-02] a fresh sign-in at the provider re-authenticates the member, and another person's sign-in does not", async () => {
  const visitor = open();
  await exchangeCode(visitor, await trip(visitor, 'ada.lovell@example.com'));
  const since = async () =>
    (
      await sql<{
        lately: boolean;
      }>`select proved_at > now() - interval '10 minutes' as lately from member_session
        where revoked_at is null`.execute(accounts.database)
    ).rows;
  await accounts.provenBefore(11);
  // Where the trip of a test ends by the parameters of a return; here they are the page's own.
  const prove = `/auth/social/development?prove=1&returnTo=${encodeURIComponent('/account?providerName=own')}`;
  const requested = new URL((await visitor.get(prove)).headers.get('location') ?? '');
  expect(requested.searchParams.get('max_age')).toBe('0');
  // A sign-in by another person there.
  const refused = await trip(visitor, 'ben.marsh@example.com', prove);
  expect([refused.searchParams.get('authError'), await since()]).toEqual(['not-linked', [{ lately: false }]]);
  expect((await trip(visitor, 'ada.lovell@example.com', prove)).search).toBe('?providerName=own');
  expect(await since()).toEqual([{ lately: true }]);
  expect((await open().get(prove)).status).toBe(401);
});

test('[MEMB-02, SEC-30] a throttled visitor sees it on the page that they came from', async () => {
  const visitor = open();
  const sent = Array.from({ length: 31 }, () => visitor.get(`${start}${encodeURIComponent('/alerts?page=2')}`));
  const turnedBack = (await Promise.all(sent)).filter(({ status, headers }) => {
    expect(status).toBe(303);
    return !pathOf(headers.get('location')).startsWith('/development/');
  });
  expect(turnedBack).toHaveLength(1);
  const page = new URL(turnedBack[0]?.headers.get('location') ?? '', front.address);
  expect(page.pathname).toBe('/alerts');
  expect(Object.fromEntries(page.searchParams)).toEqual({
    page: '2',
    providerName: 'development',
    authError: 'throttled',
  });

  // The same on the way back.
  const late = await visitor.get('/auth/social/development/return?code=any&state=any');
  expect(late.status).toBe(303);
  expect(pathOf(late.headers.get('location'))).toMatch(
    /^\/alerts\?page=2&providerName=development&authError=throttled$/,
  );
});

test('[MEMB-02, MEMB-13] a second factor’s code is required after the provider too, and the browser resumes its sign-in', async () => {
  const ada = open();
  await exchangeCode(ada, await trip(ada, 'ada.lovell@example.com'));
  const path = `/member/${ada.cookies()['session']}/settings/second-factor`;
  const { secret } = (await ada.post(path)).body;
  const code = async () => {
    await sql`update member_second_factor set last_step = 0`.execute(accounts.database);
    return codeAt(secret, now());
  };
  const ours = (visitor: TestBrowser) =>
    ['access', 'refresh', 'session', 'second-step'].filter((name) => visitor.cookies()[name] !== undefined);
  // A provider's code that was fetched before does not bypass it either.
  const early = open();
  const fetched = await trip(early, 'ada.lovell@example.com');
  expect((await ada.send('PUT', path, jsonBody({ code: await code() }))).status).toBe(200);
  for (const [visitor, page, at] of [
    [early, fetched, '/auth/social'],
    [open(), undefined, '/auth/social'],
    [open(), undefined, '/api/user/authenticatesocial'],
  ] as const) {
    const { searchParams } = page ?? (await trip(visitor, 'ada.lovell@example.com'));
    const requested = await visitor.post(
      at,
      { providerName: 'development', authCode: searchParams.get('authCode') },
      { domain: 'www.verandah.example', cookie: `sign-in-code=${visitor.cookies()['sign-in-code']}` },
    );
    expect([requested.status, requested.body, ours(visitor)]).toEqual([
      401,
      expect.objectContaining({
        challenge: expect.any(String),
        errors: [{ field: 'code', message: expect.any(String) }],
      }),
      ['second-step'],
    ]);
    expect((await visitor.post('/auth/second-factor', { code: 'abcdef' })).status).toBe(422);
    const inside = await visitor.post('/auth/second-factor', { code: await code() });
    expect([inside.status, ours(visitor)]).toEqual([200, ['access', 'refresh', 'session']]);
  }
  // Without the cookie there is nothing to resume.
  expect((await open().post('/auth/second-factor', { code: await code() })).status).toBe(410);
});

test('[SEC-30] a trip to a provider ends on this site, whatever page it is to come back to', async () => {
  for (const to of redirectVectors) {
    await accounts.begin();
    const page = await trip(open(), 'ada.lovell@example.com', `${start}${encodeURIComponent(to)}`);
    expect([to, page.origin, page.pathname]).toEqual([to, front.address, '/']);
  }
});

test('[MEMB-02] a provider that has new keys under the old name is known again with the next sign-in', async () => {
  await trip(open(), 'ada.lovell@example.com');
  const restarted = await testAccounts({ publicUrl: front.address, developmentProvider: true });
  front.behind = restarted.service.address;
  try {
    const failed = await trip(open(), 'ada.lovell@example.com');
    expect(failed.searchParams.get('authError')).toBe('failed');
    const visitor = open();
    const page = await trip(visitor, 'ada.lovell@example.com');
    expect(page.searchParams.get('authCode')).toEqual(expect.any(String));
    expect((await exchangeCode(visitor, page)).status).toBe(200);
  } finally {
    front.behind = accounts.service.address;
    await restarted.close();
  }
});
