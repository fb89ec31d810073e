import { rehearsalHeader } from '@verandah/releases';
import { bundleSource, openSite, type Site } from '../test-kit/site.ts';

let site: Site;
beforeEach(async () => {
  site = await openSite();
  await site.store('search', '1.0.0', bundleSource('return page("search");'), {
    routes: ['/search/*', '/account'],
    privateRoutes: ['/account'],
    query: { '/search/*': ['page', 'q'] },
  });
  await site.operate('search/promote', { version: '1.0.0' });
});
afterEach(() => site.close());

test('[REL-135] public pages are recorded by their address, private pages, previews and rehearsals are not', async () => {
  for (const path of ['/search/a', '/search/a?q=ada@example.com', '/search/b?page=2&q=x', '/account'])
    await site.get(path);
  await site.get('/search/c', { headers: { [rehearsalHeader]: '1' } });
  const { body } = await site.operate('search/preview', { version: '1.0.0', lasts: 60_000 });
  const opened = await site.get(new URL((body as { link: string }).link).pathname);
  const [cookie = ''] = opened.headers.getSetCookie()[0]?.split(';') ?? [];
  await site.get('/search/d', { headers: { cookie } });
  await site.restart();
  expect(site.opened.map(({ area, address, views }) => `${area} ${address} ${views}`).toSorted()).toEqual([
    'search /search/a 2',
    'search /search/b?page=2 1',
  ]);
});
