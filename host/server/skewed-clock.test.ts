import { bundleSource, openSite, type Site } from './test-kit/site.ts';

const hour = 3_600_000;
let site: Site;
beforeEach(async () => {
  site = await openSite({ PAGE_CACHE_MB: '0' });
});
afterEach(() => site.close());

/** An access token as the API creates it, valid for ten minutes of its clock. */
const access = (): string =>
  ['{}', JSON.stringify({ sub: 'mia', exp: Math.floor((Date.now() + site.clockAhead) / 1000) + 600 }), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

test.each([
  ['an hour slow', hour],
  ['an hour fast', -hour],
  ['a day fast', -24 * hour],
])("[MEMB-16] a host whose clock is %s serves members their pages: it uses the API's clock", async (_words, ahead) => {
  site.clockAhead = ahead;
  site.api = ({ path }) =>
    path === '/auth/session'
      ? {
          body: {
            signedIn: true,
            expiresIn: 600,
            member: { id: 4, username: 'mia', name: 'Mia', avatar: null, agentId: null, role: 'member' },
          },
        }
      : undefined;
  await site.store(
    'member',
    '1.0.0',
    bundleSource('return page(`<p>for ${request.session.name ?? "a visitor"} at ${request.now}</p>`);'),
    { routes: ['/account', '/member/health'], privateRoutes: ['/account'] },
  );
  expect(await site.operate('member/promote', { version: '1.0.0' })).toMatchObject({ status: 200 });
  const { status, headers, text } = await site.get('/account', {
    headers: { cookie: `__Host-session=4; __Host-access=${access()}; __Host-refresh=r` },
  });
  expect([status, headers.get('location')]).toEqual([200, null]);
  expect(text).toContain('for Mia');
  // The page's current time is the API's.
  expect(Math.abs(Number(/at (\d+)/.exec(text)?.[1]) - Date.now() - ahead)).toBeLessThan(10 * 60_000);
  // A token that has expired by the API's clock is renewed, once.
  site.clockAhead -= 2 * hour;
  const old = access();
  site.clockAhead += 2 * hour;
  expect(
    (
      await site.get('/account', { headers: { cookie: `__Host-session=4; __Host-access=${old}; __Host-refresh=r` } })
    ).headers.get('location'),
  ).toBe('/auth/renew?return=%2Faccount');
});
