import { redirectVectors } from '@verandah/market/test-kit';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.store(
    'search',
    '1.0.0',
    bundleSource(
      'if (request.url.endsWith("/health")) return page(""); return { status: 302, location: data.to, html: "", state: "" };',
      'return { to: request.form ? request.form.to : new URL(request.url).searchParams.get("to") };',
    ),
  );
  expect(await site.operate('search/promote', { version: '1.0.0' })).toMatchObject({ status: 200 });
});
afterAll(() => site.close());

const home = 'https://verandah.example';
const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: home },
});
/** All ways in which a request can make the host redirect. */
const ways: Readonly<Record<string, (to: string) => readonly [string, RequestInit?]>> = {
  'renewing a token': (to) => [`/auth/renew?return=${encodeURIComponent(to)}`],
  'renewing a token for a form': (to) => [`/auth/renew?return=${encodeURIComponent(to)}`, form({ a: 'b' })],
  'a sign-in at a provider': (to) => ['/auth/arrive', form({ providerName: 'p', authCode: 'c', return: to })],
};

test.each(Object.keys(ways))('[SEC-30] %s leads to no other site, whatever it is given', async (way) => {
  for (const outcome of [200, 401]) {
    site.api = ({ path }) =>
      path.startsWith('/auth/')
        ? { status: outcome, body: { challenge: outcome === 401 ? 'x' : undefined } }
        : undefined;
    for (const to of redirectVectors) {
      const [path, init] = ways[way]?.(to) ?? [''];
      const { headers } = await site.get(path, init);
      const location = headers.get('location') ?? 'none';
      expect([to, new URL(location, home).origin, /^\/(?![/\\])/.test(location)]).toEqual([to, home, true]);
      // The address that is passed to the next page is clean as well.
      expect([to, new URL(location, home).searchParams.get('return')]).toEqual([to, null]);
    }
  }
});

test("[SEC-30] an area's redirect to a path stays on the site, and so does the redirect to a canonical path", async () => {
  for (const to of redirectVectors.filter(
    (each) => each.startsWith('/.') || each.startsWith('/x') || each.startsWith('/%'),
  )) {
    for (const [path, init] of [[`/search/a?to=${encodeURIComponent(to)}`], ['/search/a', form({ to })]] as const) {
      const location = (await site.get(path, init)).headers.get('location') ?? '/';
      expect([to, new URL(location, home).origin]).toEqual([to, home]);
    }
  }
  for (const path of ['//evil.example/', '/.//evil.example/Search/', '/search//evil.example/', '/%2e//Search/']) {
    const response = await fetch(`${site.address}${path}`, { redirect: 'manual' });
    expect([path, new URL(response.headers.get('location') ?? '/', home).origin]).toEqual([path, home]);
  }
});
