import { operationsClient, rehearseApart, rehearseRelease, type Operations, type Rehearsal } from '@verandah/releases';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';

const why = { who: 'ann', why: 'rehearsal' };
const whole =
  'return page("<main><h1>Homes</h1><form></form><a href=/>Home</a></main>", { head: { title: "Homes" } });';
let site: Site;
let operations: Operations;
beforeEach(async () => {
  site = await openSite();
  await site.store('search', '1.0.0', bundleSource(whole));
  await site.store('search', '1.0.1', bundleSource(whole));
  await site.store(
    'search',
    '1.0.2',
    bundleSource(`
      if (request.url.endsWith('/b')) throw new Error('broken');
      if (request.url.endsWith('/c')) return page('<p>Homes</p>');
      if (request.url.endsWith('/d')) return { status: 301, location: '/search/a' };
      return page("<main><h1>Houses</h1><a href=/>Home</a></main>", { head: { title: "Houses" } });`),
  );
  await site.operate('search/promote', { version: '1.0.0' });
  for (const path of ['/search/a', '/search/a', '/search/b', '/search/c', '/search/d']) await site.get(path);
  await site.restart(); // a host that shuts down writes what it has recorded
  operations = operationsClient(site.address, site.token);
  site.counted.length = 0;
});
afterEach(() => site.close());

const rehearse = (version: string): Promise<Rehearsal> =>
  rehearseRelease({ operations, site: site.address }, 'search', version, why);

test('[REL-136] a release that renders as the live one passes, and neither views nor addresses are counted', async () => {
  const opened = site.opened.length;
  const rehearsal = await rehearse('1.0.1');
  expect(rehearsal).toMatchObject({ passed: true, problems: [], live: '1.0.0', browser: { addresses: 0 } });
  expect(rehearsal.addresses.map(({ address, views, status }) => [address, views, status])).toEqual([
    ['/search/a', 2, { live: 200, candidate: 200 }],
    ['/search/b', 1, { live: 200, candidate: 200 }],
    ['/search/c', 1, { live: 200, candidate: 200 }],
    ['/search/d', 1, { live: 200, candidate: 200 }],
  ]);
  await site.restart();
  expect(site.opened).toHaveLength(opened);
  expect(
    site.counted.flatMap(({ counts }) => Object.keys(counts)).filter((key) => /^(?:views|failed|sent)/.test(key)),
  ).toEqual([]);
});

test('[REL-136] pages that fail or lose their title or heading are problems; what is other is named', async () => {
  const { passed, problems, addresses } = await rehearse('1.0.2');
  expect(passed).toBe(false);
  expect(problems).toEqual([
    '/search/b: responds with 503, the live release 200',
    '/search/c: has no heading of the first level',
  ]);
  const differences = Object.fromEntries(addresses.map((each) => [each.address, each.differences]));
  expect(differences['/search/a']).toEqual([
    'title “Houses” in place of “Homes”',
    'heading “Houses” in place of “Homes”',
    '0 form in place of 1',
  ]);
  expect(differences['/search/d']).toEqual([
    expect.stringMatching(/^responds with 301 to .*\/search\/a in place of 200$/),
  ]);
  expect((await site.get('/search/b')).text).toContain('Homes');
});

test('[REL-136] without a live release, or pages that were opened, there is nothing to rehearse', async () => {
  await site.store('listing', '1.0.0', bundleSource(whole));
  const parts = { operations, site: site.address };
  await expect(rehearseRelease(parts, 'listing', '1.0.0', why)).rejects.toThrow('Nothing is live in listing');
  await site.operate('listing/promote', { version: '1.0.0' });
  await expect(rehearseRelease(parts, 'listing', '1.0.0', why)).rejects.toThrow('--minutes');
  await expect(rehearse('1.0.9')).rejects.toThrow('1.0.9');
});

test('[REL-160] a rehearsal in a process of its own finds the same, and ends when it is stopped', async () => {
  const parts = { operations, site: site.address };
  const name = { area: 'search', version: '1.0.2' };
  const options = { minutes: 60, limit: 3 };
  const rehearsal = await rehearseApart(parts, name, why, options, new AbortController().signal);
  expect(rehearsal.problems).toEqual([
    '/search/b: responds with 503, the live release 200',
    '/search/c: has no heading of the first level',
  ]);
  // A browser opens the one page that both releases have; as root, or where none is installed, the result says so.
  const { addresses, why: reason } = rehearsal.browser;
  expect(`${addresses} ${reason}`).toMatch(/^(?:1 null|0 .*(?:is installed here|for root))/);
  const stop = new AbortController();
  const stopped = rehearseApart(parts, name, why, options, stop.signal);
  setImmediate(() => stop.abort());
  await expect(stopped).rejects.toThrow('stopped');
});
