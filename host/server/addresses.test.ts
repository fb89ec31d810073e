import { connect } from 'node:net';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.store(
    'search',
    '1.0.0',
    bundleSource(
      'return page(request.url, { head: { title: "T", feeds: [{ title: "New & fair", href: "/feeds/search/a?b=1&c" }] } });',
    ),
    { routes: ['/', '/for-sale/*'] },
  );
  expect(await site.operate('search/promote', { version: '1.0.0' })).toMatchObject({ status: 200 });
  await site.store('agents', '1.0.0', bundleSource('return page(request.url);'), {
    routes: ['/review/:token'],
    privateRoutes: ['/review/:token'],
  });
  expect(await site.operate('agents/promote', { version: '1.0.0' })).toMatchObject({ status: 200 });
});
afterAll(() => site.close());

/** The raw response to a raw request. */
const sendRaw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(site.address);
    const socket = connect(Number(port), hostname);
    let response = '';
    socket
      .on('data', (part) => {
        response += part.toString();
      })
      .on('end', () => resolve(response))
      .on('error', reject);
    socket.write(text);
  });
const get = async (target: string): Promise<{ status: number; location: string | undefined }> => {
  const response = await sendRaw(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  return { status: Number(response.split(' ')[1]), location: /^location: (.*)$/im.exec(response)?.[1]?.trim() };
};

test('[GQL-41] unreadable addresses below the API and unknown methods are rejected in the API’s format', async () => {
  for (const [target, method, status] of [
    ['/rest/%', 'GET', 400],
    ['/feeds/%', 'PUT', 400],
    ['/rest/listing/1', 'PURGE', 405],
    ['/for-sale', 'PUT', 405],
  ] as const) {
    const response = await sendRaw(`${method} ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect([target, response.split(' ')[1], /^content-type: (.*)$/im.exec(response)?.[1]?.trim()]).toEqual([
      target,
      String(status),
      'application/problem+json; charset=utf-8',
    ]);
  }
  const options = await sendRaw('OPTIONS /for-sale HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  expect(options).toMatch(/^HTTP\/1.1 204 [^]*\nallow: GET, HEAD, POST, OPTIONS\r/);
});

test.each([
  '/',
  '/for-sale',
  '/review/x',
  '/rest/listing/1',
  '/graphql',
  '/r/search/1.0.0/web/a.js',
  '/robots.txt',
  '/ops/api/status',
])('[SEC-79] a request for %s that names two hosts is refused, the same one twice as well', async (target) => {
  for (const second of ['host: x', 'Host: evil.example', 'HOST:'])
    expect(await sendRaw(`GET ${target} HTTP/1.1\r\nhost: x\r\n${second}\r\nconnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 [^]*application\/problem\+json[^]*Send one Host header only/,
    );
});

test.each([
  ['/api/page-report', 'application/json', 413],
  ['/rest/error-reports', 'application/json', 413],
  ['/auth/arrive', 'application/x-www-form-urlencoded', 413],
  ['/auth/arrive', 'text/csv', 415],
  ['/api/page-report', 'application/json; charset=\u0001', 400],
])(
  "[GQL-41] what the host's own %s can't take (%s) is refused in the format of the API",
  async (target, type, status) => {
    const body = status === 413 ? 'x'.repeat(2_000_000) : '{"a":';
    const result = await sendRaw(
      `POST ${target} HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    expect(result).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*application/problem\\+json[^]*"status":${status}`));
  },
);

test('[SEO-03] wrong case, trailing and doubled slashes redirect by 301 to the canonical path, the query unchanged', async () => {
  const moved = {
    '/For-Sale/Richmond-VIC-3121/': '/for-sale/richmond-vic-3121',
    '//for-sale': '/for-sale',
    '/for-sale//x?Sort=A&b=%2F/': '/for-sale/x?Sort=A&b=%2F/',
    '//': '/',
    '/About/Terms': '/about/terms',
  };
  for (const [target, location] of Object.entries(moved))
    expect([target, await get(target)]).toEqual([target, { status: 301, location }]);
  for (const target of [
    '/',
    '/?A=B',
    '/for-sale',
    '/for-sale/x?Sort=A/',
    '/for-sale/a%2FB'.toLowerCase(),
    '/about/terms',
  ])
    expect([target, (await get(target)).status]).toEqual([target, 200]);
});

test("[PORT-03, SEO-03] the key in a private page's path is case-sensitive", async () => {
  expect(await get('/review/ljDoK_66oKKpq67')).toEqual({ status: 200, location: undefined });
  expect(await get('//review/ljDoK_66oKKpq67/?a=B')).toEqual({ status: 301, location: '/review/ljDoK_66oKKpq67?a=B' });
});

test('[SEO-03] no redirect leaves the site, and a path of no page stays 404', async () => {
  for (const target of [
    '//evil.example',
    '//evil.example/for-sale/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%2F%2Fevil.example/',
    '/Nowhere/',
    'http://evil.example/nowhere/',
  ]) {
    expect([target, await get(target)]).toEqual([target, { status: 404, location: undefined }]);
  }
  expect(await get('http://evil.example/for-sale/')).toEqual({ status: 301, location: '/for-sale' });
  const { text } = await site.get('/for-sale/x');
  expect(text).toContain('https://verandah.example/for-sale/x');
});

test('[URL-18] an address that is too long and a malformed request get a response in words', async () => {
  expect(await sendRaw(`GET /for-sale?x=${'a'.repeat(1_000_000)} HTTP/1.1\r\nhost: x\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 414 URI Too Long\r\n[^]*This address is too long/,
  );
  expect(await sendRaw(`GET /for-sale HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  );
  expect(await sendRaw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  // A program reads its own format.
  expect(await sendRaw(`GET /rest/listing/1?x=${'a'.repeat(1_000_000)} HTTP/1.1\r\nhost: x\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 414 URI Too Long\r\ncontent-type: application\/problem\+json[^]*"status":414/,
  );
  expect((await get(`/for-sale?x=${'a'.repeat(12_000)}`)).status).toBe(200);
  for (const target of ['/for-sale?x=%FF', '/for-sale?x=%00&x=%']) expect((await get(target)).status).toBe(200);
  for (const target of ['/%', '/for-sale/%FF', '/%00']) expect((await get(target)).status).toBe(404);
});

test('[SEO-01] robots.txt names the sitemap of the public address and excludes API paths and queries', async () => {
  const { text } = await site.get('/robots.txt');
  expect(text.split('\n').filter((line) => line.startsWith('Sitemap'))).toEqual([
    'Sitemap: https://verandah.example/sitemap.xml',
  ]);
  const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(
    ([, rule]) => new RegExp(`^${(rule as string).replace(/[.?+^$()[\]{}|]/g, '\\$&').replaceAll('*', '.*')}`),
  );
  const allowed = (address: string): boolean => rules.every((rule) => !rule.test(address));
  for (const address of [
    '/',
    '/for-sale/richmond-vic-3121/houses/2-bedrooms/page-2',
    '/property/a-7',
    '/media/a/320.jpg',
    '/r/search/1.0.0/web/a.js',
    '/real-estate-agency/a-1/buy',
    '/sitemap.xml',
    '/sitemaps/listings/1.xml',
  ])
    expect([address, allowed(address)]).toEqual([address, true]);
  for (const address of [
    '/for-sale/x?bathrooms=2',
    '/graphql',
    '/api/version',
    '/ops',
    '/compare',
    '/tiles/base/1/land.json',
    '/feeds/search/for-sale',
  ])
    expect([address, allowed(address)]).toEqual([address, false]);
});

test('[SEO-01] the sitemap passes through from the API unchanged', async () => {
  for (const path of ['/sitemap.xml', '/sitemaps/listings/1.xml'])
    expect(JSON.parse((await site.get(path)).text)).toMatchObject({ path });
});

test('[SRCH-28] a search page links its feed in its head', async () => {
  expect((await site.get('/for-sale/x')).text).toContain(
    '<link rel="alternate" type="application/atom+xml" title="New &amp; fair" href="https://verandah.example/feeds/search/a?b=1&amp;c">',
  );
});
