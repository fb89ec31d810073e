import { createHash } from 'node:crypto';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';

let site: Site;
beforeAll(async () => {
  const text = 'query Suburb { suburb }';
  site = await openSite({ PAGE_CACHE_MB: '0' });
  await site.store(
    'search',
    '1.0.0',
    bundleSource(
      'return page(data.found ?? "well");',
      `if (request.url.endsWith('/health')) return {}; const { suburb } = await graph.read({ name: 'Suburb', text: '${text}' }, {}); return { found: suburb };`,
    ),
    {
      operations: [{ name: 'Suburb', kind: 'query', sha256: createHash('sha256').update(text).digest('hex'), text }],
    },
  );
  expect(await site.operate('search/promote', { version: '1.0.0' })).toMatchObject({ status: 200 });
});
afterAll(() => site.close());

test("[SHELL-10] while the API's database is unavailable, visitors get the cached page or 503; then the site recovers", async () => {
  expect(await site.get('/search/a')).toMatchObject({ status: 200, text: expect.stringContaining('Richmond') });
  const before = site.graph;
  site.graph = () => ({
    status: 503,
    body: '{"data":null,"errors":[{"message":"This is temporarily unavailable. Please try again.","extensions":{"code":"UNAVAILABLE","retryAfter":5}}]}',
  });
  const [cached, other] = await Promise.all([site.get('/search/a'), site.get('/search/b')]);
  expect([cached.status, cached.headers.get('x-verandah-stale'), cached.text.includes('Richmond')]).toEqual([
    200,
    '1',
    true,
  ]);
  expect([other.status, Number(other.headers.get('retry-after')) > 0, other.text.includes('Richmond')]).toEqual([
    503,
    true,
    false,
  ]);
  site.graph = before;
  expect((await site.get('/search/b')).status).toBe(200);
});
