import type { JWTPayload } from 'jose';
import { bundleSource, openSite, type Site } from '../../server/test-kit/site.ts';
import { testProvider, type TestProvider } from './test-provider.ts';

const returnPath = '/ops/sign-in/provider/return';
let provider: TestProvider;
let site: Site;
beforeAll(async () => {
  // The provider logs at start that its forms are for development only.
  for (const kind of ['warn', 'info'] as const) jest.spyOn(console, kind).mockImplementation();
  provider = await testProvider(`https://verandah.example${returnPath}`, {
    ann: ['site-operations'],
    ben: ['squad-search', 'choir'],
    cat: ['choir'],
  });
  site = await openSite({
    OPS_OIDC_ISSUER: provider.issuer,
    OPS_OIDC_CLIENT_ID: 'ops',
    OPS_OIDC_CLIENT_SECRET: 'a-secret-of-tests',
    OPS_OIDC_RIGHTS: 'site-operations=operations,squad-search=search:promote',
  });
});
afterAll(async () => {
  await site.close();
  await provider.close();
});

const cookieOf = (headers: Headers, name: string): string =>
  headers
    .getSetCookie()
    .find((each) => each.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';
async function comeBack(login: string): Promise<{ readonly trip: string; readonly address: string }> {
  const left = await site.get('/ops/sign-in/provider');
  expect(left.status).toBe(303);
  const back = await provider.signIn(left.headers.get('location') ?? '', login);
  expect(back.origin + back.pathname).toBe(`https://verandah.example${returnPath}`);
  return { trip: cookieOf(left.headers, '__Secure-ops-sign-in'), address: back.pathname + back.search };
}
const act = (cookie: string, area: string) =>
  site.get(`/ops/api/areas/${area}/promote`, {
    method: 'POST',
    headers: { cookie, origin: 'https://verandah.example', 'content-type': 'application/json' },
    body: '{"version":"1.0.0"}',
  });

test('[REL-07] a member of a group signs in at the provider, has exactly its rights, and the log names the person', async () => {
  for (const area of ['search', 'listing']) await site.store(area, '1.0.0', bundleSource('return page("well");'));
  const { trip, address } = await comeBack('ben');
  const response = await site.get(address, { headers: { cookie: trip } });
  expect([response.status, response.text]).toEqual([
    200,
    expect.stringContaining('http-equiv="refresh" content="0;url=/ops"'),
  ]);
  const cookie = cookieOf(response.headers, '__Secure-ops-session');
  expect(response.headers.getSetCookie().find((each) => each.startsWith('__Secure-ops-session='))).toMatch(
    /HttpOnly; Secure; SameSite=Strict$/,
  );
  expect((await act(cookie, 'search')).status).toBe(200);
  const refused = await act(cookie, 'listing');
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    403,
    {
      status: 403,
      title: 'not yours',
      reason: 'not-yours',
      detail: 'ben@verandah.example may promote in search; they may not promote in listing.',
      message: 'ben@verandah.example may promote in search; they may not promote in listing.',
    },
  ]);
  expect(site.noted).toEqual([
    expect.objectContaining({ action: 'sign-in', who: 'ben@verandah.example' }),
    expect.objectContaining({ action: 'deny', who: 'ben@verandah.example' }),
  ]);
});

test('[REL-07] operations are a group; a person without a group gets a message and is not signed in', async () => {
  const ann = await comeBack('ann');
  const cookie = cookieOf(
    (await site.get(ann.address, { headers: { cookie: ann.trip } })).headers,
    '__Secure-ops-session',
  );
  expect(JSON.parse((await site.get('/ops/session', { headers: { cookie } })).text)).toMatchObject({
    session: { name: 'ann@verandah.example', rights: [{ area: null }] },
  });
  const cat = await comeBack('cat');
  const response = await site.get(cat.address, { headers: { cookie: cat.trip } });
  expect([response.status, response.text]).toEqual([403, expect.stringContaining('none of your groups may work here')]);
  expect(cookieOf(response.headers, '__Secure-ops-session')).toBe('');
});

test('[REL-07] a code that another browser fetched, a changed state and a used code are rejected at sign-in', async () => {
  const { trip, address } = await comeBack('ann');
  const other = cookieOf((await site.get('/ops/sign-in/provider')).headers, '__Secure-ops-sign-in');
  for (const [path, cookie, status] of [
    [address, '', 400],
    [address, other, 401],
    [address.replace(/state=./, 'state=~'), trip, 401],
    [address, '__Secure-ops-sign-in=x', 400],
  ] as const) {
    const response = await site.get(path, { headers: { cookie } });
    expect([response.status, cookieOf(response.headers, '__Secure-ops-session')]).toEqual([status, '']);
  }
  expect(cookieOf((await site.get(address, { headers: { cookie: trip } })).headers, '__Secure-ops-session')).not.toBe(
    '',
  );
  expect((await site.get(address, { headers: { cookie: trip } })).status).toBe(401);
});

test('[REL-07] a provider’s token for another client, provider or sign-in, or an expired one, is rejected at sign-in', async () => {
  const altered = async (change: NonNullable<TestProvider['alter']>): Promise<readonly [number, boolean]> => {
    const { trip, address } = await comeBack('ann');
    provider.alter = change;
    const response = await site.get(address, { headers: { cookie: trip } });
    provider.alter = null;
    return [response.status, cookieOf(response.headers, '__Secure-ops-session') !== ''];
  };
  expect(await altered((claims) => claims)).toEqual([200, true]);
  for (const wrong of [
    { aud: 'another-client' },
    { aud: ['ops', 'another-client'] },
    { iss: 'https://another-provider.example' },
    { nonce: 'of-another-sign-in' },
    { exp: 1_000_000_000 },
  ] satisfies JWTPayload[] as JWTPayload[]) {
    expect([wrong, await altered((claims) => ({ ...claims, ...wrong }))]).toEqual([wrong, [401, false]]);
  }
});

test('an unavailable provider is shown, and signing in by token still works', async () => {
  const alone = await openSite({
    OPS_OIDC_ISSUER: 'http://127.0.0.1:9',
    OPS_OIDC_CLIENT_ID: 'ops',
    OPS_OIDC_CLIENT_SECRET: 'x',
    OPS_OIDC_RIGHTS: 'a=operations',
  });
  try {
    const { status, text } = await alone.get('/ops/sign-in/provider');
    expect([status, text]).toEqual([502, expect.stringContaining('or sign in with a token')]);
  } finally {
    await alone.close();
  }
});

test('[SEC-03] a provider’s session is listed with its end, ends when revoked, and needs the registry’s record', async () => {
  const { trip, address } = await comeBack('ann');
  site.tokens.clear();
  const signedIn = await site.get(address, { headers: { cookie: trip } });
  const cookie = cookieOf(signedIn.headers, '__Secure-ops-session');
  const [[hash, record] = ['', undefined]] = [...site.tokens];
  expect(record).toMatchObject({
    // In the characters and the length that the registry accepts.
    name: expect.stringMatching(/^(?=.{1,60}$)console-ann@verandah\.example-20\d{6}T\d{6}Z-[\da-f]{6}$/),
    area: null,
    expiresAt: expect.stringMatching(/Z$/),
  });
  expect((await act(cookie, 'search')).status).not.toBe(401);
  expect((await site.get('/ops/api/status', { headers: { authorization: `Bearer ${hash}` } })).status).toBe(401);
  if (record) site.tokens.set(hash, { ...record, revokedAt: '2026-11-23T00:00:00Z' });
  expect((await act(cookie, 'search')).status).toBe(401);
  expect(JSON.parse((await site.get('/ops/session', { headers: { cookie } })).text)).toEqual({ session: null });
});

test("[SEC-03] a copy of a provider session's cookie ends when the person signs out", async () => {
  const { trip, address } = await comeBack('ben');
  const cookie = cookieOf((await site.get(address, { headers: { cookie: trip } })).headers, '__Secure-ops-session');
  expect((await act(cookie, 'search')).status).not.toBe(401);
  const headers = { cookie, origin: 'https://verandah.example', 'content-type': 'application/x-www-form-urlencoded' };
  expect((await site.get('/ops/sign-out', { method: 'POST', headers, body: '' })).status).toBe(303);
  expect((await act(cookie, 'search')).status).toBe(401);
});

test('[SEC-03] every operation of the console fails for a session that was revoked, has ended or has lost its record', async () => {
  const { paths } = JSON.parse((await site.get('/ops/api/openapi.json')).text) as {
    paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => ['get', 'post', 'put', 'delete', 'patch'].includes(method))
      .map((method) => [method.toUpperCase(), path] as const),
  );
  expect(operations.length).toBeGreaterThan(15);
  site.tokens.clear();
  const { trip, address } = await comeBack('ann');
  const cookie = cookieOf((await site.get(address, { headers: { cookie: trip } })).headers, '__Secure-ops-session');
  const [[hash, record] = ['', undefined]] = [...site.tokens];
  if (!record) throw new Error('The session has no record.');
  const passed: string[] = [];
  for (const [how, end] of [
    ['revoked', () => site.tokens.set(hash, { ...record, revokedAt: '2026-11-21T10:00:00Z' })],
    ['ended', () => site.tokens.set(hash, { ...record, expiresAt: '2026-01-01T00:00:00Z' })],
    ['no record', () => site.tokens.delete(hash)],
  ] as const) {
    end();
    for (const [method, path] of operations) {
      const { status } = await site.get(`/ops/api${path.replace(/^\/ops\/api/, '').replaceAll(/\{\w+\}/g, '1')}`, {
        method,
        headers: { cookie, origin: 'https://verandah.example', 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: '{}' }),
      });
      if (status !== 401) passed.push(`${method} ${path}: ${how}, ${status}`);
    }
  }
  expect(passed).toEqual([]);
});
