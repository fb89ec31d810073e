import { createHash } from 'node:crypto';
import { bundleSource, openSite, type Site } from '../test-kit/site.ts';

const text = 'query Homes { homes }';
const operations = [
  { name: 'Homes', kind: 'query' as const, text, sha256: createHash('sha256').update(text).digest('hex') },
];
const page = bundleSource(
  `return page('<p>' + data.homes + '</p>' + (request.session.signedIn ? 'SIGNED IN' : ''));`,
  `return graph.read({ name: 'Homes', text: '${text}' }, {});`,
);

let site: Site;
/** The API's response and the tags of its data. */
let homes = 1;
let reads: string | undefined = 'listings-near-12, agents';
beforeAll(async () => {
  site = await openSite();
  site.graph = () => ({
    body: JSON.stringify({ data: { homes: `homes ${homes}` } }),
    ...(reads !== undefined && { reads }),
  });
  await site.store('search', '1.0.0', page, { operations });
  await site.operate('search/promote', { version: '1.0.0' });
});
afterAll(() => site.close());
let number = 0;
let path = '';
beforeEach(() => {
  homes = 1;
  reads = 'listings-near-12, agents';
  path = `/search/${++number}`;
});

const load = async (init?: RequestInit, from = path) => {
  const { status, headers, text: body } = await site.get(from, init);
  return {
    status,
    headers,
    body,
    cache: headers.get('x-verandah-cache'),
    homes: /<p>homes (\d+)<\/p>/.exec(body)?.[1],
  };
};
/** A write through the host: its changes arrive with the response. */
const write = (...tags: readonly string[]): Promise<unknown> => {
  site.change(...tags);
  return site.get('/rest/questions', { method: 'POST', headers: { origin: site.address } });
};

test('a cached page contains nothing of a visitor and nothing meant for a single browser', async () => {
  const first = await load({
    headers: {
      cookie: '__Host-visitor-bucket=12345; theme=dark',
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'Curious/1.0',
      referer: 'https://elsewhere.example/secret',
    },
  });
  const second = await load();
  expect(second.cache).toBe('hit');
  expect(second.body).toBe(first.body);
  expect(first.body).not.toMatch(/203\.0\.113|Curious|elsewhere|nonce|SIGNED IN/);
  const tickets = [first, second].map(
    ({ headers }) => /ticket;desc="([^"]+)"/.exec(headers.get('server-timing') ?? '')?.[1] ?? '',
  );
  // Each view has its own ticket, so that its reports count once.
  expect(new Set(tickets).size).toBe(2);
  for (const ticket of tickets) {
    expect(ticket.length).toBeGreaterThan(20);
    expect(first.body).not.toContain(ticket);
  }
  expect(first.headers.get('set-cookie')).toBeNull();
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
});

test('a page is rendered once for all visitors, and compressed once per encoding', async () => {
  const first = await load();
  homes = 2;
  const [again, zipped, plain] = [
    await load(),
    await load({ headers: { 'accept-encoding': 'gzip' } }),
    await load({ headers: { 'accept-encoding': 'identity' } }),
  ];
  expect([first.cache, again.cache, zipped.cache, plain.cache]).toEqual(['miss', 'hit', 'hit', 'hit']);
  expect(new Set([first.body, again.body, zipped.body, plain.body]).size).toBe(1);
  expect(first.homes).toBe('1');
  // A different query is a different page.
  expect([(await load(undefined, `${path}?page=2`)).homes, (await load(undefined, `${path}0`)).homes]).toEqual([
    '2',
    '2',
  ]);
});

test('a browser that has the page gets 304 by its tag, until the page changes', async () => {
  const { headers } = await load();
  const ifNoneMatch = { headers: { 'if-none-match': `"other", ${headers.get('etag')}` } };
  const same = await load(ifNoneMatch);
  expect([same.status, same.body, same.headers.get('etag'), same.headers.get('content-security-policy')]).toEqual([
    304,
    '',
    headers.get('etag'),
    headers.get('content-security-policy'),
  ]);
  homes = 2;
  await write('agents');
  expect([(await load(ifNoneMatch)).status, (await load()).homes]).toEqual([200, '2']);
});

test('after a write the next page contains the change, and only affected pages are rendered again', async () => {
  const other = `/search/${++number}`;
  reads = 'questions';
  await load(undefined, other);
  reads = 'listings-near-12';
  await load();
  homes = 2;
  await write('listings', 'listings-near-12', 'listings-near-13');
  expect([(await load()).homes, (await load(undefined, other)).cache]).toEqual(['2', 'hit']);
});

test('a page with personal data, or data without change events, is not cached', async () => {
  for (const made of [undefined, 'own', 'listings, own']) {
    path = `/search/${++number}`;
    reads = made;
    await load();
    expect((await load()).cache).toBe('miss');
  }
});

test('members get every page freshly rendered; private, previewed, posted and missing pages are never cached', async () => {
  await load();
  homes = 2;
  site.api = ({ path: requested }) => (requested === '/auth/session' ? { body: { signedIn: true } } : undefined);
  const member = await load({ headers: { cookie: '__Host-session=4; __Host-access=a.b.c' } });
  expect([member.homes, member.cache, (await load()).homes]).toEqual(['2', null, '1']);
  const missing = await load(undefined, '/nowhere');
  expect([missing.status, missing.cache, missing.headers.get('etag')]).toEqual([404, null, null]);
  const returned = () => load({ headers: { cookie: '__Host-sign-in-return=1' } }, `${path}?authCode=secret`);
  const code = await returned();
  expect([code.status, code.cache, (await returned()).cache]).toEqual([200, null, null]);
});

test('[REL-04] a promotion shows in the next page, and so does a rollback; visitors of a rollout have separate pages', async () => {
  await load();
  await site.store('search', '1.1.0', page.replace('<p>', '<b>new</b><p>'), { operations });
  await site.operate('search/promote', { version: '1.1.0' });
  expect((await load()).body).toContain('<b>new</b>');
  await site.operate('search/rollback', {});
  expect((await load()).body).not.toContain('<b>new</b>');
  await site.operate('search/rollout', { version: '1.1.0', percent: 50 });
  const seen = new Set<string>();
  for (let bucket = 0; bucket < 40 && seen.size < 2; bucket++) {
    const { headers, body } = await load();
    expect(headers.get('vary')).toBe('accept-encoding, cookie');
    expect(headers.get('set-cookie')).toContain('__Host-visitor-bucket=');
    seen.add(body.includes('<b>new</b>') ? 'new' : 'old');
  }
  expect([...seen].toSorted()).toEqual(['new', 'old']);
  await site.operate('search/rollout', { version: '1.1.0', percent: 0 });
});

test('a page that the previous release rendered is not cached', async () => {
  await site.store(
    'search',
    '1.2.0',
    bundleSource('if (request.url.endsWith("/health")) return page("well"); throw new Error("broken");'),
    { operations },
  );
  expect(await site.operate('search/promote', { version: '1.2.0' })).toMatchObject({ status: 200 });
  expect([(await load()).status, (await load()).cache]).toEqual([200, 'miss']);
  await site.operate('search/rollback', {});
});

test('with a cache size of 0 every page is rendered', async () => {
  const bare = await openSite({ PAGE_CACHE_MB: '0' });
  await bare.store('search', '1.0.0', bundleSource('return page("<p>homes 1</p>");'));
  await bare.operate('search/promote', { version: '1.0.0' });
  const { status, headers } = await bare.get('/search/a');
  expect([status, headers.get('x-verandah-cache'), headers.get('etag')]).toEqual([200, null, null]);
  await bare.close();
});
