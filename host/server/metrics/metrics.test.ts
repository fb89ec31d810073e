import { hashToken } from '@verandah/releases';
import { bundleSource, openSite, type Site } from '../test-kit/site.ts';

let site: Site;
beforeEach(async () => {
  site = await openSite({ SSR_GRAPHQL_TIMEOUT: '300' });
});
afterEach(() => site.close());

const page = bundleSource('return page("<h1>Found</h1>");');
/** Stores a release and promotes it. */
async function live(version: string, server = page): Promise<void> {
  await site.store('search', version, server);
  expect(await site.operate('search/promote', { version })).toMatchObject({ status: 200 });
}
/** The value of a series; undefined without one. */
async function value(series: string): Promise<number | undefined> {
  const line = (await site.get('/metrics')).text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

test('[REL-09] a host reports what is live, its responses and the state of its parts, in the format of Prometheus', async () => {
  await live('1.0.0');
  await live('1.0.1');
  await site.store('search', '1.0.2', page);
  expect(await site.operate('search/rollout', { version: '1.0.2', percent: 5 })).toMatchObject({ status: 200 });
  await site.get('/search/a');
  await site.get('/nowhere');
  await site.get('/search', { method: 'BREW' }).catch(() => undefined);
  const { status, headers, text } = await site.get('/metrics');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = text.split('\n');
  for (const line of [
    'verandah_release_info{area="search",release="1.0.1",role="live"} 1',
    'verandah_release_info{area="search",release="1.0.0",role="previous"} 1',
    'verandah_release_info{area="search",release="1.0.2",role="rollout"} 1',
    'verandah_rollout_percent{area="search",release="1.0.2"} 5',
    'verandah_release_set_revision 3',
    'verandah_registry_reachable 1',
    'verandah_render_queue_length 0',
    'verandah_http_requests_total{route="page",method="GET",status="200"} 1',
    'verandah_http_requests_total{route="page",method="GET",status="404"} 1',
    'verandah_canary_trials_total{area="search",outcome="passed"} 3',
  ])
    expect(lines).toContain(line);
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_gc_duration_seconds',
    'process_resident_memory_bytes',
    'verandah_disk_free_bytes',
    'verandah_http_request_duration_seconds',
  ])
    expect(text).toContain(`\n# TYPE ${name} `);
});

test('[REL-09] a release that is no longer served has no series', async () => {
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) {
    await live(version);
    await site.get('/search/a');
  }
  const { text } = await site.get('/metrics');
  expect(text).not.toContain('release="1.0.0"');
  for (const release of ['1.0.1', '1.0.2'])
    expect(await value(`verandah_pages_total{area="search",release="${release}",answer="live"}`)).toBe(1);
});

test('[REL-09] pages are counted by what was sent: the release, the last good page or the error page, with the reason', async () => {
  await live(
    '1.0.0',
    bundleSource(
      'if (request.url.endsWith("bad")) throw new Error("bad"); return page(data.suburb ?? "");',
      'if (!request.url.endsWith("data")) return {}; return graph.read({ name: "Suburb", text: "query Suburb { suburb }" }, {});',
    ),
  );
  await site.get('/search/good');
  await site.get('/search/bad');
  expect(await value('verandah_pages_total{area="search",release="1.0.0",answer="live"}')).toBe(1);
  expect(await value('verandah_pages_total{area="search",release="",answer="error_page"}')).toBe(1);
  expect(await value('verandah_render_failures_total{area="search",release="1.0.0",reason="threw"}')).toBe(1);
  expect(await value('verandah_render_duration_seconds_count{area="search",release="1.0.0"}')).toBe(1);
});

test("[REL-09, SHELL-90] the API's metrics at the host are for operations; without the API Prometheus gets 502", async () => {
  site.api = ({ path, headers }) => ({
    ...(headers['x-forwarded-for'] !== undefined && { status: 500 }),
    body: { path },
  });
  const away = { 'x-forwarded-for': '203.0.113.7' };
  const withToken = (token: string) =>
    site.get('/metrics/api', { headers: { ...away, authorization: `Bearer ${token}` } });
  const read = { status: 200, text: '{"path":"/metrics"}' };
  expect(await site.get('/metrics/api')).toMatchObject(read);
  expect(await withToken(site.token)).toMatchObject(read);
  expect(await site.get('/metrics/api', { headers: away })).toMatchObject({
    status: 401,
    text: expect.stringContaining('token of operations'),
  });
  const tokenOf = (area: string | null) => {
    const token = `verandah_${area}`;
    site.tokens.set(hashToken(token), {
      name: token,
      area,
      actions: ['status'],
      createdBy: 'ann',
      createdAt: '2026-11-01T00:00:00.000Z',
      expiresAt: '2999-01-01T00:00:00.000Z',
      revokedAt: null,
      usedAt: null,
    });
    return token;
  };
  const [prometheus, squad] = [tokenOf(null), tokenOf('search')];
  expect(await withToken(prometheus)).toMatchObject(read);
  expect((await withToken(squad)).status).toBe(403);
  site.apiUnavailable(true);
  expect((await withToken(prometheus)).status).toBe(502);
  // The host's own stay readable by a token that was found before.
  const own = await site.get('/metrics', { headers: { ...away, authorization: `Bearer ${prometheus}` } });
  expect(own.status).toBe(200);
});

test('[REL-09] metrics are for operations: requests through a proxy and paths of the API that visitors reach are rejected', async () => {
  const from = (headers: Record<string, string>) => site.get('/metrics', { headers });
  expect(await from({ 'x-forwarded-for': '203.0.113.7' })).toMatchObject({
    status: 401,
    text: expect.stringContaining('token of operations'),
  });
  expect((await from({ 'x-forwarded-for': '203.0.113.7' })).headers.get('www-authenticate')).toBe(
    'Bearer realm="operations"',
  );
  expect(await from({ 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${site.token}` })).toMatchObject({
    status: 200,
  });
  expect(await from({ 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer wrong' })).toMatchObject({
    status: 401,
  });
  for (const path of [
    '/api/metrics',
    '/rest/metrics',
    '/graphql/../metrics?',
    '/rest/%2e%2e/metrics',
    '/rest/..%2fmetrics',
  ]) {
    const { text } = await site.get(path, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(text).not.toContain('"path":"/metrics"');
  }
});
