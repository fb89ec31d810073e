import { Lateness } from '@verandah/rate-limits';
import { Overload } from './overload.ts';
import { siteOver } from './test-kit/site-over.ts';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const [staying, arriving, crawler, prefetch] = [
  { 'user-agent': firefox, 'sec-fetch-site': 'same-origin' },
  { 'user-agent': firefox, 'sec-fetch-site': 'none' },
  { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
  { 'user-agent': firefox, 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
] as const;

let site: Site | undefined;
afterEach(async () => {
  jest.restoreAllMocks();
  await site?.close();
  site = undefined;
});
const get = (path: string, headers: Readonly<Record<string, string>>) =>
  (site as Site).get(path, { headers: { accept: 'text/html', ...headers } });

/** A site whose host is too late for arriving visitors, and not for those on the site. */
async function openLateSite(): Promise<jest.SpyInstance<number>> {
  const late = jest.spyOn(Lateness.prototype, 'ms', 'get').mockReturnValue(1000);
  site = await openSite({}, { softMs: 60_000, hardMs: 60_000, heapMb: 64 });
  await site.store('search', '1.0.0', bundleSource("return page('<p>home</p>');"));
  expect(await site.operate('search/promote', { version: '1.0.0' })).toMatchObject({ status: 200 });
  // It refuses them only once it admits nothing that is less urgent.
  for (let status = 0; status !== 503;) ({ status } = await get('/search/all', arriving));
  return late;
}

test('[SEC-115] a late host refuses programs and prefetches in a line, then who arrives, and serves who is on the site', async () => {
  await openLateSite();
  let page = await get('/search/all', arriving);
  while (page.status !== 503) page = await get('/search/all', arriving);
  // The browser tries again by itself.
  expect([page.headers.get('retry-after'), page.text]).toEqual(['10', expect.stringContaining('"waiting"')]);
  for (const headers of [crawler, prefetch]) {
    const { status, headers: sent, text } = await get('/search/all', headers);
    expect([status, sent.get('retry-after'), text]).toEqual([503, '10', 'The site is busy. Please try again later.']);
  }
  expect(await get('/search/all', staying)).toMatchObject({ status: 200, text: expect.stringContaining('home') });
  expect(await get('/rest/listings', crawler)).toMatchObject({ status: 503, text: expect.stringContaining('busy') });
  expect((await get('/rest/listings', staying)).status).toBe(200);
  // The host's own addresses are not refused: probes and operators depend on them.
  expect((await get('/livez', crawler)).status).toBe(200);
  const { text } = await get('/metrics', { authorization: `Bearer ${(site as Site).token}` });
  expect(text).toMatch(/verandah_requests_shed_total\{urgency="spare"\} [1-9]/);
  expect(text).toContain('verandah_requests_shed_total{urgency="staying"} 0');
});

test('[REL-168] a host that is in time again admits all', async () => {
  const late = await openLateSite();
  late.mockReturnValue(0);
  for (const headers of [arriving, crawler, prefetch]) {
    let inARow = 0;
    while (inARow < 30) inARow = (await get('/search/all', headers)).status === 200 ? inARow + 1 : 0;
  }
});

test('[SEC-115] calls of programs are refused while the API states that it is late', async () => {
  const { address, close } = await siteOver(
    (_request, response) => response.setHeader('x-verandah-late', '1000').end('{}'),
    undefined,
    new Overload('http://localhost:3000'),
  );
  const call = (path: string, headers: Readonly<Record<string, string>>, body?: string) =>
    fetch(address + path, { headers, ...(body !== undefined && { method: 'POST', body }) });
  try {
    let refused = await call('/rest/listings', { 'user-agent': 'curl/8' });
    // Others are served meanwhile.
    while (refused.status !== 503) {
      const served = await call('/graphql', { ...staying, 'content-type': 'application/json' }, '{}');
      expect([served.status, served.headers.has('x-verandah-late')]).toEqual([200, false]);
      refused = await call('/rest/listings', { 'user-agent': 'curl/8' });
    }
    expect([refused.headers.get('retry-after'), await refused.json()]).toEqual([
      '10',
      expect.objectContaining({ status: 503, title: 'Service busy' }),
    ]);
    expect((await call('/rest/enquiries', { 'user-agent': 'curl/8' }, '{}')).status).toBe(200);
  } finally {
    await close();
  }
});
