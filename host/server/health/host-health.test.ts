import { addCounts, sentOf } from '@verandah/releases';
import { forStorageHeader } from '../../service-worker/names.ts';
import { bundleSource, openSite, type Site } from '../test-kit/site.ts';

let site: Site;
beforeEach(async () => {
  site = await openSite({ WATCH_VIEWS_PER_ADDRESS: '4' });
  await site.store('search', '1.0.0', bundleSource('return page("search 1.0.0");'));
  await site.store(
    'search',
    '1.0.1',
    bundleSource('if (request.url.endsWith("/bad")) throw new Error("broken"); return page("search 1.0.1");'),
  );
  await site.operate('search/promote', { version: '1.0.0' });
});
afterEach(() => site.close());

const ticketOf = (headers: Headers): string | undefined =>
  /ticket;desc="([^"]+)"/.exec(headers.get('server-timing') ?? '')?.[1];
const sendReport = (report: object): Promise<{ status: number }> =>
  site.get('/api/page-report', {
    method: 'POST',
    headers: { origin: 'https://verandah.example', 'content-type': 'text/plain' },
    body: JSON.stringify(report),
  });
/** The counts recorded for a release so far, without render times. */
async function counted(): Promise<Record<string, Record<string, number>>> {
  await site.restart(); // a host that shuts down writes its pending counts
  const releases: Record<string, Record<string, number>> = {};
  for (const { area, version, counts } of site.counted.splice(0))
    addCounts(
      (releases[`${area}@${version}`] ??= {}),
      Object.fromEntries(Object.entries(counts).filter(([key]) => !/^(?:server|render|sent) /.test(key))),
    );
  return releases;
}

test('[REL-06, REL-09] served pages, render failures and browser failures are counted for their release', async () => {
  await site.operate('search/promote', { version: '1.0.1' });
  const [page, other] = [await site.get('/search/a'), await site.get('/search/b')];
  expect((await site.get('/search/bad')).text).toContain('search 1.0.0');
  const failures = [{ release: 'search@1.0.1', kind: 'mount', problem: 'TypeError' }];
  for (let time = 0; time < 3; time++)
    expect(
      (await sendReport({ ticket: ticketOf(page.headers), failures, load: 900, vitals: { LCP: 1200 } })).status,
    ).toBe(204);
  await sendReport({ ticket: ticketOf(other.headers), vitals: { LCP: 1200 } });
  await sendReport({ ticket: 'forged', failures });
  expect(await counted()).toEqual({
    'search@1.0.1': {
      views: 3,
      failed: 2,
      'server-failed': 1,
      'failure server threw': 1,
      'example server threw: Error: broken': 1,
      'failure mount TypeError': 1,
      'load 38': 1,
      'LCP 39': 2,
    },
    'search@1.0.0': { views: 1 },
  });
});

test('[REL-06] one network counts for a few views; pages beyond that have no ticket, nor do previews', async () => {
  const pages = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => site.get(`/search/${name}`)));
  expect(pages.filter(({ headers }) => ticketOf(headers) !== undefined)).toHaveLength(4);
  const { body } = await site.operate('search/preview', { version: '1.0.1', lasts: 60_000 });
  const link = new URL((body as { link: string }).link).pathname;
  const cookie = (await site.get(link)).headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const previewed = await site.get('/search/a', { headers: { cookie } });
  expect([previewed.text.includes('search 1.0.1'), ticketOf(previewed.headers)]).toEqual([true, undefined]);
  expect(await counted()).toEqual({ 'search@1.0.0': { views: 4 }, 'search@1.0.1': {} });
});

test('[REL-09] pages in the shared cache contain no ticket: each browser gets its own', async () => {
  const [first, second] = [await site.get('/search/a'), await site.get('/search/a')];
  const tickets = [ticketOf(first.headers), ticketOf(second.headers)];
  expect(new Set(tickets).size).toBe(2);
  expect(
    tickets.every((ticket) => ticket !== undefined && !first.text.includes(ticket) && !second.text.includes(ticket)),
  ).toBe(true);
  expect(await counted()).toEqual({ 'search@1.0.0': { views: 2 } });
});

test('[REL-91] a page that is fetched by the service worker to store it is not a second view', async () => {
  await site.get('/search/a');
  // Cached by now, and rendered for it.
  for (const path of ['/search/a', '/search/b']) {
    const stored = await site.get(path, { headers: { [forStorageHeader]: '1' } });
    expect([stored.status, ticketOf(stored.headers)]).toEqual([200, undefined]);
  }
  expect(await counted()).toEqual({ 'search@1.0.0': { views: 1 } });
});

test('[REL-133] what each group of visitors is sent is counted by the release that was chosen for them', async () => {
  await site.operate('search/rollout', { version: '1.0.1', percent: 99 });
  for (let time = 0; time < 20; time++) await site.get(`/search/page-${time}`);
  await site.operate('search/rollout', { version: '1.0.1', percent: 0 });
  await site.operate('search/promote', { version: '1.0.1' });
  for (const path of ['/search/a', '/search/a', '/search/bad', '/search/health']) await site.get(path);
  const { body } = await site.operate('search/preview', { version: '1.0.1', lasts: 60_000 });
  const opened = await site.get(new URL((body as { link: string }).link).pathname);
  const [cookie = ''] = opened.headers.getSetCookie()[0]?.split(';') ?? [];
  await site.get('/search/bad', { headers: { cookie } });
  await site.restart();
  const sent: Record<string, number> = {};
  for (const { version, counts } of site.counted)
    for (const { group, shown, count } of sentOf(counts)) {
      const key = `${version} ${group}: ${shown}`;
      sent[key] = (sent[key] ?? 0) + count;
    }
  expect(sent).toMatchObject({
    '1.0.1 live: own': 3,
    '1.0.1 live: previous 1.0.0': 1,
    '1.0.1 preview: error page': 1,
  });
  const { '1.0.1 rollout: own': inRollout = 0, '1.0.0 live: own': others = 0 } = sent;
  expect([inRollout + others, inRollout > 0]).toEqual([20, true]);
});
