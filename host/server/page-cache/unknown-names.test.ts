import { createHash } from 'node:crypto';
import { bundleSource, openSite, type Site } from '../test-kit/site.ts';

const text = 'query Homes { homes }';
const operations = [
  { name: 'Homes', kind: 'query' as const, text, sha256: createHash('sha256').update(text).digest('hex') },
];
const page = bundleSource(
  `return page('<p>' + new URL(request.url).search + '</p>');`,
  `return graph.read({ name: 'Homes', text: '${text}' }, {});`,
);

let site: Site;
let calls = 0;
beforeAll(async () => {
  site = await openSite();
  site.graph = () => {
    calls += 1;
    return { body: JSON.stringify({ data: { homes: 'one' } }), reads: 'listings' };
  };
  const more = { operations, routes: ['/search/*', '/search/mine'], privateRoutes: ['/search/mine'] };
  await site.store('search', '1.0.0', page, more);
  await site.store('search', '1.1.0', page, { ...more, query: { '/search/*': ['sort'] } });
  await site.operate('search/promote', { version: '1.1.0' });
});
afterAll(() => site.close());

const load = async (path: string, init?: RequestInit) => {
  const { status, headers, text: body } = await site.get(path, init);
  return { status, cache: headers.get('x-verandah-cache'), read: /<p>(.*?)<\/p>/.exec(body)?.[1], body, headers };
};

test('[SEC-22] names that a page does not read make no page of their own and stand nowhere in it', async () => {
  const first = await load('/search/a?sort=newest');
  expect(first).toMatchObject({ status: 200, read: '?sort=newest' });
  calls = 0;
  for (let number = 0; number < 20; number += 1) {
    const again = await load(`/search/a?x${number}=${number}&sort=newest&utm_source=mail`);
    expect([again.cache, again.body]).toEqual(['hit', first.body]);
  }
  expect(calls).toBe(0);
  expect((await load('/search/a?sort=price')).read).toBe('?sort=price');
});

test('[SEC-22] parameters of a sign-in provider cause no render and are stored in no browser', async () => {
  const plain = await load('/search/b');
  const address = '/search/b?authCode=secret&providerName=apple';
  const returned = await load(address, { headers: { cookie: '__Host-sign-in-return=1' } });
  expect([returned.cache, returned.body]).toEqual(['hit', plain.body]);
  expect([plain, returned].map(({ headers }) => headers.get('x-verandah-keep'))).toEqual(['page', null]);
  // Elsewhere than in the browser that signed in they lead to the page without them.
  const foreign = await load(address);
  expect([foreign.status, foreign.headers.get('location')]).toEqual([303, '/search/b']);
});

test('[SEC-22] a private page, and one of a release without declared parameters, get the whole query', async () => {
  expect((await load('/search/mine?anything=1')).read).toBe('?anything=1');
  await site.operate('search/promote', { version: '1.0.0' });
  expect((await load('/search/c?anything=1')).read).toBe('?anything=1');
});
