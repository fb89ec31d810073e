import { connect } from 'node:net';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';

// One site for all: no test changes it.
let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.store('search', '1.0.0', bundleSource('return page("x");'));
});
afterEach(() => site.apiUnavailable(false));
afterAll(() => site.close());

const boot = (text: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}') as Record<
    string,
    unknown
  >;

test("the site's information pages work without any area and without the API, and identify the site", async () => {
  site.apiUnavailable(true);
  for (const topic of ['privacy', 'terms', 'contact', 'accessibility', 'data']) {
    const { status, text } = await site.get(`/about/${topic}?from=footer`);
    expect([status, text.includes('data-kind="information"')]).toEqual([200, true]);
    expect(text).toContain(`<link rel="canonical" href="https://verandah.example/about/${topic}">`);
    expect(text).toMatch(/<title>[A-Z][a-z ]+ \| Verandah<\/title>/);
    expect(text).not.toContain('noindex');
    expect(boot(text)).toMatchObject({ shell: { page: { kind: 'information', topic } } });
  }
  expect((await site.get('/about/us')).status).toBe(404);
  const posted = await site.get('/about/terms', {
    method: 'POST',
    body: 'a=b',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://verandah.example' },
  });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('icons and robots.txt have their types and are cached for a day, and pages name the icons', async () => {
  const page = await site.get('/nowhere');
  const named = [...page.text.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
    ([, address]) => address,
  );
  expect(named).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  const types = await Promise.all(
    [...named, '/robots.txt'].map(async (address) => {
      const { status, headers } = await site.get(String(address));
      return [status, headers.get('content-type'), headers.get('cache-control'), headers.get('x-content-type-options')];
    }),
  );
  const day = ['public, max-age=86400', 'nosniff'];
  expect(types).toEqual([
    [200, 'image/x-icon', ...day],
    [200, 'image/svg+xml', ...day],
    [200, 'image/png', ...day],
    [200, 'text/plain; charset=utf-8', ...day],
  ]);
  expect((await site.get('/robots.txt')).text).toMatch(/^User-agent: \*\nDisallow: /);
});

test('[NTFY-19] the site can be installed: a manifest with icons of the stated sizes and colours for light and dark', async () => {
  const page = await site.get('/nowhere');
  const address = /<link rel="manifest" href="([^"]+)"/.exec(page.text)?.[1] ?? '';
  expect([
    ...page.text.matchAll(/<meta name="theme-color" content="(#\w{6})" media="\(prefers-color-scheme: (\w+)\)"/g),
  ]).toHaveLength(2);
  expect(page.headers.get('content-security-policy')).toContain("manifest-src 'self'");
  const { headers, text } = await site.get(address);
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'application/manifest+json; charset=utf-8',
    'public, max-age=86400',
  ]);
  const manifest = JSON.parse(text) as {
    readonly display: string;
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  };
  // Safari on iPhones pushes to sites that are shown as apps of their own only.
  expect([manifest.display, manifest.start_url]).toEqual(['standalone', '/']);
  const sizes = await Promise.all(
    manifest.icons.map(async ({ src, purpose }) => {
      const png = Buffer.from(await (await fetch(`${site.address}${src}`)).arrayBuffer());
      return [`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, purpose];
    }),
  );
  expect(sizes).toEqual(manifest.icons.map(({ sizes: named, purpose }) => [named, purpose]));
  expect(sizes).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
});

test("the API is reached behind the site's own address; internal headers do not pass", async () => {
  const { text } = await site.get('/api/user/signin?a=1', {
    method: 'POST',
    body: 'text',
    headers: { 'content-type': 'text/plain', 'x-verandah-internal': 'guess', 'x-build-secret': 'guess' },
  });
  const seen = JSON.parse(text) as { path: string; headers: Record<string, string>; text: string };
  expect([seen.path, seen.text]).toEqual(['/api/user/signin?a=1', 'text']);
  expect(Object.keys(seen.headers)).not.toEqual(expect.arrayContaining(['x-verandah-internal']));
  expect(seen.headers['x-build-secret']).toBeUndefined();
});

test.each([
  '/r/search/1.0.0/server.cjs',
  '/r/search/1.0.0/manifest.json',
  '/r/search/1.0.0/web/../server.cjs',
  '/r/search/1.0.0/web/..%2fserver.cjs',
  '/r/search/..%2f..%2fops-token/web/a.js',
  '/r/host/newest',
  '/r/search/1.0.0/web/none.js',
])('%s is no file of a browser build', async (path) => {
  const { host, port } = new URL(site.address);
  const status = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), 'localhost', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    socket.setEncoding('utf8').once('data', (text: string) => resolve(text.split(' ')[1] ?? ''));
  });
  expect(status).toBe('404');
});
