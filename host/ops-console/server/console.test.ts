import { createHash } from 'node:crypto';
import { hashToken } from '@verandah/releases';
import { bundleSource, openSite, type Site } from '../../server/test-kit/site.ts';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

const own = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://verandah.example' };
const signIn = (fields: Record<string, string>, headers: Record<string, string> = own) =>
  site.get('/ops/sign-in', { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
const cookieOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .find((each) => each.startsWith('__Secure-ops-session='))
    ?.split(';')[0] ?? '';
const signedIn = async (token = site.token, person = 'Ann'): Promise<string> =>
  cookieOf((await signIn({ token, person })).headers);
const addToken = (token: string, name: string, area: string | null, actions: string[] = ['promote', 'rollback']) =>
  site.tokens.set(hashToken(token), {
    name,
    area,
    actions,
    createdBy: 'ann',
    createdAt: '',
    expiresAt: '2999-01-01T00:00:00Z',
    revokedAt: null,
    usedAt: null,
  });
const act = (
  path: string,
  cookie: string,
  body: object,
  more: Record<string, string> = { origin: 'https://verandah.example' },
) =>
  site.get(`/ops/api${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  });
const sessionOf = async (cookie: string): Promise<unknown> =>
  (JSON.parse((await site.get('/ops/session', { headers: { cookie } })).text) as { session: unknown }).session;
const well = bundleSource('return page("<h1>Found</h1>");');

test('[REL-04] the console is a separate page: strict, never cached, with hashed files that no page of the site loads', async () => {
  await site.store('search', '1.0.0', well);
  await site.operate('search/promote', { version: '1.0.0' });
  const { status, headers, text } = await site.get('/ops');
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self';.*frame-ancestors 'none'.*trusted-types 'none'; report-to policy; report-uri \/api\/policy-violations$/,
  );
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex, nofollow']);
  expect(text).toContain('<form action="/ops/sign-in">');
  expect(text).not.toMatch(/<script(?![^>]*src=)|<style| style=/);
  const [, address = '', hash] = /<script src="([^"]+)" integrity="([^"]+)"/.exec(text) ?? [];
  expect(
    `sha384-${createHash('sha384')
      .update((await site.get(address)).text)
      .digest('base64')}`,
  ).toBe(hash);
  expect((await site.get('/search/a')).text).not.toContain('/ops/');
  // A browser sends 'null' for forms on a page without a referrer.
  expect(headers.get('referrer-policy')).toBe('same-origin');
});

test('[REL-07] signing in by token makes a session in a cookie that no script reads; the token is nowhere in it', async () => {
  const { status, headers } = await signIn({ token: ` ${site.token}\n`, person: '  Ann \n Lee ' });
  expect([status, headers.get('location')]).toEqual([303, '/ops']);
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^__Secure-ops-session=[\w-]+; Max-Age=7200; Path=\/ops; HttpOnly; Secure; SameSite=Strict$/);
  const sealed = Buffer.from(cookieOf(headers).split('=')[1] ?? '', 'base64url').toString('latin1');
  for (const part of [site.token, hashToken(site.token), 'operations']) expect(sealed).not.toContain(part);
  expect(await sessionOf(cookieOf(headers))).toMatchObject({ name: 'operations (Ann Lee)', rights: [{ area: null }] });
  expect((await site.get('/ops', { headers: { cookie: cookieOf(headers) } })).text).toContain('data-signed-in');
  expect(site.noted).toEqual([expect.objectContaining({ action: 'sign-in', who: 'operations (Ann Lee)' })]);
  const out = await site.get('/ops/sign-out', {
    method: 'POST',
    headers: { ...own, cookie: cookieOf(headers) },
    body: '',
  });
  expect(out.headers.getSetCookie()[0]).toMatch(/^__Secure-ops-session=; Max-Age=0; Path=\/ops/);
});

test('[REL-07] a missing, wrong, expired or revoked token gets a readable message; the name that was typed stays', async () => {
  addToken('old', 'ci-search', 'search');
  const token = site.tokens.get(hashToken('old'));
  if (token) site.tokens.set(hashToken('old'), { ...token, revokedAt: '2026-01-01T00:00:00Z' });
  const tries: [Record<string, string>, number, string][] = [
    [{ person: 'Ann' }, 422, 'Paste a token.'],
    [{ token: site.token }, 422, 'Enter your name'],
    [{ token: 'wrong', person: 'Ann' }, 401, 'We don’t recognise that token.'],
    [{ token: 'old', person: 'Ann' }, 401, 'ci-search was revoked'],
  ];
  for (const [fields, status, words] of tries) {
    const response = await signIn(fields);
    expect([response.status, response.text]).toEqual([status, expect.stringContaining(words)]);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});

test('[REL-07] a session has exactly the rights of its token, and the log names token and person', async () => {
  addToken('of-search', 'ci-search', 'search');
  for (const area of ['search', 'listing'])
    for (const version of ['1.0.0', '1.0.1']) await site.store(area, version, well);
  const cookie = await signedIn('of-search', 'Ben');
  expect((await act('/areas/search/promote', cookie, { version: '1.0.0', who: 'somebody else' })).status).toBe(200);
  const refused = await act('/areas/listing/promote', cookie, { version: '1.0.0' });
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    403,
    {
      status: 403,
      title: 'not yours',
      reason: 'not-yours',
      detail: 'The token ci-search (Ben) may promote, rollback in search; it may not promote in listing.',
      message: 'The token ci-search (Ben) may promote, rollback in search; it may not promote in listing.',
    },
  ]);
  expect((await act('/areas/search/preview', cookie, { version: '1.0.0' })).status).toBe(403);
  expect((await act('/keys/rotate', cookie, {})).status).toBe(403);
  expect((await site.get('/ops/api/status', { headers: { cookie } })).status).toBe(200);
  expect(site.noted.map(({ action, who }) => [action, who])).toContainEqual(['deny', 'ci-search (Ben)']);
  const token = site.tokens.get(hashToken('of-search'));
  if (token) site.tokens.set(hashToken('of-search'), { ...token, revokedAt: '2026-01-01T00:00:00Z' });
  expect((await act('/areas/search/promote', cookie, { version: '1.0.1' })).status).toBe(401);
  expect(await sessionOf(cookie)).toBeNull();
  expect(await sessionOf('')).toBeNull();
});

test('[REL-07] another site can neither sign anybody in nor use a session; a missing or broken session is rejected', async () => {
  const cookie = await signedIn();
  await site.store('search', '1.0.0', well);
  const others: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    {},
  ];
  for (const headers of others) {
    const { 'content-type': type } = own;
    expect((await signIn({ token: site.token, person: 'Ann' }, { 'content-type': type, ...headers })).status).toBe(403);
    expect((await act('/areas/search/promote', cookie, { version: '1.0.0' }, headers)).status).toBe(403);
    expect(
      (
        await site.get('/ops/sign-out', {
          method: 'POST',
          headers: { 'content-type': type, cookie, ...headers },
          body: '',
        })
      ).headers.getSetCookie(),
    ).toEqual([]);
  }
  expect((await site.get('/ops/api/status', { headers: { cookie, 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  const form = await site.get('/ops/api/areas/search/promote', {
    method: 'POST',
    headers: { ...own, cookie },
    body: 'version=1.0.0',
  });
  expect(form.status).toBe(415);
  const broken = [`${cookie.slice(0, -3)}AAA`, '__Secure-ops-session=x', ''];
  for (const each of broken) expect((await act('/areas/search/promote', each, { version: '1.0.0' })).status).toBe(401);
  expect(await site.operate('search/promote', { version: '1.0.0' })).toMatchObject({ body: { from: null } });
});

test('[REL-07] after ten wrong tries an address has to wait, with the right token too', async () => {
  for (let count = 0; count < 10; count++)
    expect((await signIn({ token: `wrong-${count}`, person: 'Ann' })).status).toBe(401);
  const { status, headers, text } = await signIn({ token: site.token, person: 'Ann' });
  expect([status, text]).toEqual([429, expect.stringContaining('Try again in 15 minutes')]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
});

test('[REL-04] while the API is unavailable operations can sign in, and see what this host serves', async () => {
  await site.store('search', '1.0.0', well);
  await site.operate('search/promote', { version: '1.0.0' });
  addToken('of-search', 'ci-search', 'search');
  const squad = await signedIn('of-search', 'Ben');
  site.apiUnavailable(true);
  const cookie = await signedIn();
  expect((await site.get('/ops/api/status', { headers: { cookie } })).status).toBe(503);
  for (const each of [cookie, squad]) {
    expect(await sessionOf(each)).not.toBeNull();
    expect(JSON.parse((await site.get('/ops/last-known', { headers: { cookie: each } })).text)).toMatchObject({
      areas: [{ area: 'search', live: '1.0.0', previous: null, rollout: null }],
    });
  }
  expect((await site.get('/ops/last-known')).status).toBe(401);
  expect((await signIn({ token: 'of-search', person: 'Ben' })).status).toBe(503);
});

test('sessions stay valid after a restart of the host, and on the next host', async () => {
  const cookie = await signedIn();
  await site.restart();
  expect(await sessionOf(cookie)).toMatchObject({ name: 'operations (Ann)' });
});
