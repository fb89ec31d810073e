import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';

const settings = { SSR_GRAPHQL_TIMEOUT: '300', PAGE_CACHE_MB: '0' };
let site: Site;
beforeEach(async () => {
  site = await openSite(settings);
});
afterEach(() => site.close());

/** Stores a release and promotes it; its health page always succeeds. */
async function live(
  area: string,
  version: string,
  finish: string,
  load?: string,
  more?: Parameters<Site['store']>[3],
): Promise<string> {
  const folder = await site.store(
    area,
    version,
    bundleSource(
      `if (request.url.endsWith('/health')) return page('well'); ${finish}`,
      load && `if (request.url.endsWith('/health')) return {}; ${load}`,
    ),
    more,
  );
  expect(await site.operate(`${area}/promote`, { version })).toMatchObject({ status: 200 });
  return folder;
}
const boot = (text: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}') as Record<
    string,
    unknown
  >;
const suburb = 'query Suburb { suburb }';
const sha256 = createHash('sha256').update(suburb).digest('hex');
const operations = [{ name: 'Suburb', kind: 'query' as const, sha256, text: suburb }];
const reading = `return graph.read({ name: 'Suburb', text: '${suburb}' }, {});`;

test("a page holds the shell, the area's HTML, its data, its head and exactly the scripts that it needs, with their hashes", async () => {
  await live(
    'search',
    '1.0.0',
    'return page("<h1>Found</h1>", { head: { title: "A & B", description: "d", canonical: "/search/a", structuredData: [{ url: "/search/a", name: "</script>" }] } });',
    'return { text: "</script><b>" };',
  );
  const { status, headers, text } = await site.get('/search/a?b=1');
  expect(status).toBe(200);
  expect(text).toContain('<div id="area-search"><h1>Found</h1></div>');
  expect(text).toContain('<title>A &amp; B</title>');
  expect(text).toContain('<link rel="canonical" href="https://verandah.example/search/a">');
  expect(text).toContain('{"url":"https://verandah.example/search/a","name":"\\u003c/script>"}');
  const data = boot(text);
  expect(data).toMatchObject({
    page: { area: 'search', name: 'p', data: { text: '</script><b>' } },
    areas: { search: { live: { version: '1.0.0', entry: '/r/search/1.0.0/web/entry.js' } } },
    shell: { path: '/search/a?b=1' },
  });
  for (const [address, hash] of Object.entries(data['integrity'] as Record<string, string>)) {
    const file = await site.get(address);
    expect(`sha384-${createHash('sha384').update(file.text).digest('base64')}`).toBe(hash);
    expect(text).toContain(`"${address}" integrity="${hash}"`);
    expect(file.headers.get('cache-control')).toContain('immutable');
  }
  expect(text).not.toMatch(/<script(?![^>]*(?:src=|type="application\/))/);
  expect(headers.get('content-security-policy')).toMatch(
    /default-src 'none'; script-src 'self';(?!.*unsafe-eval)(?!.*script-src[^;]*unsafe)/,
  );
  expect(headers.get('cache-control')).toContain('private');
});

test("[SHELL-10] an unknown path returns 404 with the shell's page, as do an area's 404 and 410", async () => {
  await live('search', '1.0.0', 'return { status: request.url.endsWith("gone") ? 410 : 404, html: "", state: "" };');
  expect(await site.get('/nowhere')).toMatchObject({
    status: 404,
    text: expect.stringContaining('data-kind="not-found"'),
  });
  expect(await site.get('/%ff%00/%')).toMatchObject({
    status: 404,
    text: expect.stringContaining('data-kind="not-found"'),
  });
  expect(await site.get('/search/lost')).toMatchObject({
    status: 404,
    text: expect.stringContaining('data-kind="not-found"'),
  });
  expect(await site.get('/search/gone')).toMatchObject({
    status: 410,
    text: expect.stringContaining('data-kind="gone"'),
  });
});

test('[SHELL-10] redirects go to this site or to the web, nowhere else', async () => {
  await live(
    'search',
    '1.0.0',
    'return { status: 301, location: new URL(request.url).searchParams.get("to"), html: "", state: "" };',
  );
  const to = async (target: string) => {
    const { status, headers } = await site.get(`/search?to=${encodeURIComponent(target)}`);
    return [status, headers.get('location')];
  };
  expect(await to('/property/new?a=1')).toEqual([301, '/property/new?a=1']);
  expect(await to('https://other.example/a')).toEqual([301, 'https://other.example/a']);
  expect(await to('javascript:alert(1)')).toEqual([500, null]);
});

test('[SHELL-10, REL-08] a release that throws returns 503 with the error page; other areas and the shell work', async () => {
  await live('search', '1.0.0', 'throw new Error("broken");');
  await live('listing', '1.0.0', 'return page("fine");');
  const broken = await site.get('/search/a');
  expect(broken).toMatchObject({ status: 503, text: expect.stringContaining('data-kind="error"') });
  expect(broken.headers.get('retry-after')).toBe('10');
  expect(boot(broken.text)).not.toHaveProperty('page');
  expect(await site.get('/listing/a')).toMatchObject({ status: 200, text: expect.stringContaining('fine') });
});

test('[REL-08] the previous release is tried first, and the page names it', async () => {
  await live('search', '1.0.0', 'return page("from the old");');
  await live('search', '1.0.1', 'throw new Error("broken");');
  const { status, text } = await site.get('/search/a');
  expect([status, text.includes('from the old')]).toEqual([200, true]);
  expect(boot(text)).toMatchObject({ areas: { search: { live: { version: '1.0.0' } } } });
});

test('[REL-90] a page whose load never resolves is the previous release’s, and counts against the release', async () => {
  await site.close();
  site = await openSite(
    { ...settings, SSR_GRAPHQL_TIMEOUT: '6000', WATCH_VIEWS_PER_ADDRESS: '9' },
    { softMs: 300, hardMs: 3000, heapMb: 64 },
  );
  await live('search', '1.0.0', 'return page("from the old");');
  await live('search', '1.0.1', 'return page("new");', 'return new Promise(() => {});');
  for (const path of ['a', 'b', 'c', 'd']) {
    const { status, text } = await site.get(`/search/${path}`);
    expect([status, text.includes('from the old')]).toEqual([200, true]);
  }
  await site.restart();
  const ofBad = site.counted.filter(({ version }) => version === '1.0.1').map(({ counts }) => counts['failed'] ?? 0);
  expect(ofBad.reduce((sum, failed) => sum + failed, 0)).toBe(4);
});

test('[REL-90] a page whose own call of the API gets no response is the previous release’s, too', async () => {
  await live('search', '1.0.0', 'return page("from the old");');
  await live('search', '1.0.1', 'return page("new");', reading, { operations });
  site.graph = () => 'hang';
  const { status, text } = await site.get('/search/a');
  expect([status, text.includes('from the old')]).toEqual([200, true]);
});

test('[REL-08] a release that loops is skipped after two failures; meanwhile the previous one renders', async () => {
  await site.close();
  // Until its worker is ended a loop uses a processor.
  site = await openSite(settings, { softMs: 300, hardMs: 600, heapMb: 64 });
  await live('search', '1.0.0', 'return page("from the old");');
  await live('search', '1.0.1', 'for (;;);');
  const pages = [await site.get('/search/a'), await site.get('/search/b'), await site.get('/search/c')];
  expect(pages.map(({ status, text }) => [status, text.includes('from the old')])).toEqual([
    [200, true],
    [200, true],
    [200, true],
  ]);
});

test('[REL-08] without a previous release, the last good page of the address is shown', async () => {
  await live(
    'search',
    '1.0.0',
    'if (globalThis.tired) throw new Error("broken"); if (request.url.endsWith("tire")) globalThis.tired = true; return page("as it was");',
  );
  expect((await site.get('/search/a')).status).toBe(200);
  await site.get('/search/tire');
  const again = await site.get('/search/a');
  expect([again.status, again.headers.get('x-verandah-stale'), again.text.includes('as it was')]).toEqual([
    200,
    '1',
    true,
  ]);
  expect((await site.get('/search/never-seen')).status).toBe(503);
});

test('[REL-08] when files of a live release are missing, the previous one is used, also after a restart', async () => {
  await live('search', '1.0.0', 'return page("from the old");');
  const folder = await live('search', '1.0.1', 'return page("from the new");');
  await rm(folder, { recursive: true });
  await site.restart();
  expect(await site.get('/search/a')).toMatchObject({ status: 200, text: expect.stringContaining('from the old') });
  await site.operate('search/promote', { version: '1.0.0' });
});

test('[REL-08] all files of an area missing: its paths return 503, not 404', async () => {
  const folder = await live('search', '1.0.0', 'return page("x");');
  await rm(folder, { recursive: true });
  await site.restart();
  expect((await site.get('/search/a')).status).toBe(503);
  expect((await site.get('/nowhere')).status).toBe(404);
});

test('[REL-04, REL-01] promotion and rollback under traffic fail no request, and the next page uses them, without a restart', async () => {
  await live('search', '1.0.0', 'return page("version 1.0.0");');
  await site.store('search', '1.0.1', bundleSource('return page("version 1.0.1");'));
  let going = true;
  const statuses = new Set<number>();
  const traffic = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (going) {
        statuses.add((await site.get('/search/a')).status);
        // Visitors read: without this they take the processors from the promotions that they are to see.
        await delay(5);
      }
    }),
  );
  const shown: string[] = [];
  for (const [path, body] of [
    ['search/promote', { version: '1.0.1' }],
    ['search/rollback', { to: '1.0.0' }],
    ['search/promote', { version: '1.0.1' }],
  ] as const) {
    expect((await site.operate(path, body)).status).toBe(200);
    shown.push(/version [\d.]+/.exec((await site.get('/search/a')).text)?.[0] ?? '');
  }
  going = false;
  await traffic;
  expect(shown).toEqual(['version 1.0.1', 'version 1.0.0', 'version 1.0.1']);
  expect([...statuses]).toEqual([200]);
  expect((await site.get('/r/search/1.0.0/web/entry.js')).status).toBe(200);
});

test('[REL-04] a release whose health page fails is not promoted', async () => {
  await live('search', '1.0.0', 'return page("good");');
  await site.store('search', '1.0.1', bundleSource('throw new Error("broken");'));
  expect(await site.operate('search/promote', { version: '1.0.1' })).toMatchObject({
    status: 409,
    body: { reason: 'render-failed' },
  });
  expect(boot((await site.get('/search/a')).text)).toMatchObject({ areas: { search: { live: { version: '1.0.0' } } } });
});

test('[GQL-03] the server queries as ssr-web, without placeholder images, with the build secret; by hash, then with the text', async () => {
  await live('search', '1.0.0', 'return page(data.suburb);', reading, { operations });
  expect((await site.get('/search/a')).text).toContain('Richmond');
  expect(site.requested.map(({ body }) => [body.operationName, body.query])).toEqual([
    ['Suburb', undefined],
    ['Suburb', suburb],
  ]);
  expect(site.requested[0]?.headers).toMatchObject({
    'apollographql-client-name': 'ssr-web',
    'x-no-placeholder-images': 'true',
    'x-build-secret': expect.stringMatching(/^.{16,}$/),
  });
});

test('[GQL-03] a query beyond its time limit is aborted: 503, rendered by the browser, or the last good page', async () => {
  await live('search', '1.0.0', 'return page(data.suburb);', reading, { operations });
  await site.get('/search/seen');
  site.graph = () => 'hang';
  const fresh = await site.get('/search/fresh');
  expect([fresh.status, fresh.headers.get('retry-after'), fresh.text.includes('data-kind="waiting"')]).toEqual([
    503,
    '10',
    true,
  ]);
  expect(boot(fresh.text)).not.toHaveProperty('page');
  expect(await site.get('/search/seen')).toMatchObject({ status: 200, text: expect.stringContaining('Richmond') });
});

test('a release can run only its own operations', async () => {
  await live(
    'search',
    '1.0.0',
    'return page(data);',
    `return graph.read({ name: 'Other', text: 'query Other { secrets }' }, {}).catch((problem) => problem.reason);`,
    { operations },
  );
  expect((await site.get('/search/a')).text).toContain('refused');
  expect(site.requested).toEqual([]);
});

test("a form posts to its page's own address: Origin is checked, 303 and 422 come from the area", async () => {
  await live(
    'search',
    '1.0.0',
    `if (!request.form) return page('empty'); return request.form.name ? { status: 303, location: '/search/done', html: '', state: '' } : page('name is missing ' + request.form.tag.join('+'), { status: 422 });`,
  );
  const post = (body: string, headers: Record<string, string>) =>
    site.get('/search/form', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const own = { origin: 'https://verandah.example' };
  const sent = await post('name=Ann', own);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/search/done']);
  expect(await post('name=&tag=a&tag=b', own)).toMatchObject({
    status: 422,
    text: expect.stringContaining('name is missing a+b'),
  });
  expect((await post('name=Ann', { origin: 'https://evil.example' })).status).toBe(403);
  expect((await post('name=Ann', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(
    (
      await site.get('/search/form', {
        method: 'POST',
        body: '{}',
        headers: { ...own, 'content-type': 'application/json' },
      })
    ).status,
  ).toBe(415);
});

test('[SHELL-10] without the API the site serves what it has loaded, after a restart too; what needs data responds 503', async () => {
  await live('search', '1.0.0', 'return page("no data needed");', undefined, { routes: ['/', '/search/*'] });
  site.apiUnavailable(true);
  await site.restart();
  expect(await site.get('/search/a')).toMatchObject({ status: 200, text: expect.stringContaining('no data needed') });
  expect(
    (await site.get('/graphql', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }))
      .status,
  ).toBe(503);
  const ready = await site.get('/readyz');
  expect([ready.status, JSON.parse(ready.text)]).toEqual([
    200,
    { status: 'degraded', revision: 1, problems: ['The registry of releases does not respond.'] },
  ]);
  expect(await site.get('/livez')).toMatchObject({ status: 200, text: '{"status":"alive"}' });
  site.apiUnavailable(false);
  await site.restart();
  expect(await site.get('/readyz')).toMatchObject({ status: 200, text: '{"status":"ready","revision":1}' });
});

test("[SHELL-04] /api/version returns the host's version in a header, and each area's as JSON", async () => {
  await live('search', '1.0.0', 'return page("x");');
  const head = await site.get('/api/version', { method: 'HEAD' });
  expect([head.status, head.headers.get('x-verandah-version'), head.text]).toEqual([200, '1.0.0-test', '']);
  const { text, headers } = await site.get('/api/version');
  expect([JSON.parse(text), headers.get('x-verandah-version')]).toEqual([
    { version: '1.0.0-test', areas: { search: '1.0.0' } },
    '1.0.0-test',
  ]);
});
