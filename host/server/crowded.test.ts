import { bundleSource, openSite, type Site } from './test-kit/site.ts';

/** More than wait for one area, which are a hundred. */
const many = 130;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let site: Site;
beforeEach(async () => {
  site = await openSite(
    { PAGE_CACHE_MB: '0', SSR_GRAPHQL_TIMEOUT: '60000', RENDER_WORKERS: '1' },
    // A busy machine renders the page that blocks the others late.
    { softMs: 60_000, hardMs: 60_000, heapMb: 64 },
  );
  const blocks = bundleSource(`
    const used = () => process.cpuUsage().user + process.cpuUsage().system;
    const end = used() + 3_000_000;
    while (request.url.endsWith('/block') && used() < end);
    return page('<p>home</p>');`);
  await site.store('search', '1.0.0', blocks);
  expect(await site.operate('search/promote', { version: '1.0.0' })).toMatchObject({ status: 200 });
});
afterEach(() => site.close());

const visit = (path: string, headers: Readonly<Record<string, string>>) =>
  site.get(path, { headers: { accept: 'text/html', 'user-agent': firefox, ...headers } });

test('[SEC-114] of more pages than can be rendered, programs are refused in a line, and who is on the site is served', async () => {
  const block = visit('/search/block', {});
  const arriving = Array.from({ length: many }, (_, at) => visit(`/search/all?page=${at}`, {}));
  const crawler = visit('/search/all?crawled', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  const prefetch = visit('/search/all?prefetched', { 'sec-purpose': 'prefetch', 'sec-fetch-site': 'same-origin' });
  for (const refused of [await crawler, await prefetch])
    expect([
      refused.status,
      refused.headers.get('retry-after'),
      refused.headers.get('cache-control'),
      refused.text,
    ]).toEqual([503, '10', 'private, no-cache', 'The site is busy. Please try again later.']);
  const staying = Array.from({ length: 20 }, (_, at) =>
    visit(`/search/all?from=${at}`, { 'sec-fetch-site': 'same-origin' }),
  );
  expect((await Promise.all(staying)).map(({ status }) => status)).toEqual(staying.map(() => 200));
  await block;
  const pages = await Promise.all(arriving);
  const served = pages.filter(({ status }) => status === 200);
  expect(served.length).toBeLessThan(many);
  expect(served.length).toBeGreaterThan(60);
  // The browser of a visitor tries by itself.
  for (const { status, headers, text } of pages.filter((page) => !served.includes(page)))
    expect([status, headers.get('retry-after'), text]).toEqual([503, '10', expect.stringContaining('<!doctype html>')]);
});
