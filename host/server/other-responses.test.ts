import { request } from 'node:http';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ PAGE_CACHE_MB: '0', PUBLIC_URL: 'https://verandah.example' });
  await site.store('search', '1.0.0', bundleSource('return page("<h1>Found</h1>");'));
  await site.operate('search/promote', { version: '1.0.0' });
});
afterAll(() => site.close());

/** The strict headers that a response lacks; an empty list is right. */
async function lacking(path: string, init?: RequestInit): Promise<string[]> {
  const { headers } = await site.get(path, { redirect: 'manual', ...init });
  const policy = headers.get('content-security-policy') ?? '';
  const wanted: Readonly<Record<string, boolean>> = {
    'default-src none': policy.includes("default-src 'none'"),
    'no sniffing': headers.get('x-content-type-options') === 'nosniff',
    'https only': /max-age=31536000; includeSubDomains/.test(headers.get('strict-transport-security') ?? ''),
    'no frames': path === '/service-worker.js' || policy.includes("frame-ancestors 'none'"),
  };
  return Object.keys(wanted).filter((name) => wanted[name] === false);
}

test('every kind of response has its content security policy and type, allows no frame and is for https only', async () => {
  const responses: readonly (readonly [string, RequestInit?])[] = [
    ['/search/a'],
    ['/nowhere'],
    ['/search//a'],
    ['/about/terms'],
    ['/r/search/1.0.0/web/entry.js'],
    ['/r/search/1.0.0/web/none.js'],
    ['/r/search/1.0.0/server.cjs'],
    ['/robots.txt'],
    ['/service-worker.js'],
    ['/rest/listings'],
    ['/graphql', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
    ['/graphql', { method: 'POST', body: '{}', headers: { origin: 'https://other.example' } }],
    ['/media/a/640.webp'],
    ['/tiles/1/1/1'],
    ['/sitemap.xml'],
    ['/api/version'],
    ['/ops'],
    ['/developers/graphiql'],
    ['/ops/api/status'],
    ['/auth/session'],
  ];
  const found = [];
  for (const [path, init] of responses) found.push([path, await lacking(path, init)]);
  expect(found).toEqual(responses.map(([path]) => [path, []]));
  site.apiUnavailable(true);
  expect(await lacking('/rest/listings')).toEqual([]);
  site.apiUnavailable(false);
});

test('a page has the policy of pages and sends other sites its origin only', async () => {
  const { headers } = await site.get('/search/a');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('TRACE and other unused methods never echo what was sent', async () => {
  for (const [method, path] of [
    ['TRACE', '/search/a'],
    ['TRACE', '/rest/listings'],
    ['TRACK', '/search/a'],
    ['TRACE', '/ops/api/status'],
    ['PROPFIND', '/'],
  ] as const) {
    const response = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      request(
        `${site.address}${path}`,
        { method, headers: { 'x-canary': 'echoed', cookie: 'access=echoed' } },
        (incoming) => {
          let text = '';
          incoming
            .setEncoding('utf8')
            .on('data', (part: string) => {
              text += part;
            })
            .on('end', () =>
              resolve({ status: incoming.statusCode, text: `${JSON.stringify(incoming.rawHeaders)}${text}` }),
            );
          // Node's parser closes the connection on methods that HTTP does not define.
        },
      )
        .on('error', reject)
        .end();
    }).catch(() => ({ status: 400, text: '' }));
    expect([method, path, response.status, response.text.includes('echoed')]).toEqual([
      method,
      path,
      expect.any(Number),
      false,
    ]);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  }
});
