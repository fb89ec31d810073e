import { freshFor, StoredPages, limits } from './stored-pages.ts';
import { cacheNames } from './names.ts';
import { readDocument } from './read-document.ts';
import { MemoryCaches, pageOf, site } from './test-kit.ts';

const { pages, member, files, pictures } = cacheNames;
let caches: MemoryCaches;
let now: number;
let said: string[];
/** The network's responses: files always, pages as set. */
let network: Map<string, () => Response>;
let asked: string[];
let signedIn: string | null | undefined;
let kept: StoredPages;

beforeEach(() => {
  [caches, now, said, asked, signedIn] = [new MemoryCaches(), Date.UTC(2026, 10, 21, 6, 10), [], [], undefined];
  network = new Map([['/offline', () => answer(pageOf())]]);
  kept = new StoredPages({
    caches: caches as unknown as CacheStorage,
    now: () => now,
    say: (line) => said.push(line),
    memberId: () => Promise.resolve(signedIn),
    fetch: (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), site);
      asked.push(pathname);
      const made =
        network.get(pathname)?.() ?? (pathname.startsWith('/r/') ? new Response(`// ${pathname}`) : undefined);
      return made ? Promise.resolve(made) : Promise.reject(new TypeError('Failed to fetch'));
    },
  });
});

function answer(html: string, keep = 'page', init: ResponseInit = {}): Response {
  return new Response(html, {
    ...init,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'content-encoding': 'br',
      ...(keep && { 'x-verandah-keep': keep }),
    },
  });
}
const release = (name: string): string[] =>
  ['app.css', 'app.js', 'entry.js'].map((file) => `/r/search/${name}/web/${file}`);
const shell = (name = '1.0.0'): string[] =>
  ['later.js', 'shell.css', 'shell.js'].map((file) => `/r/host/${name}/web/${file}`);

test("[SHELL-02] a page that was visited is kept with every file that it names, the shell's others and the page for all that is not kept", async () => {
  await kept.answered(`${site}/for-sale?q=a`, answer(pageOf({ title: 'Homes &amp; more – now' })));
  expect(caches.paths(pages)).toEqual(['/for-sale', '/offline']);
  expect(caches.paths(files)).toEqual([...shell(), ...release('1.0.0')].toSorted());
  const page = await kept.find(`${site}/for-sale?q=a`);
  expect(await page?.text()).toMatch(/^<!doctype html><html data-kept="21 November at [^"]+" lang="en-AU">/);
  expect(page?.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(page?.headers.get('content-encoding')).toBeNull();
  expect(decodeURIComponent(page?.headers.get('x-kept-title') ?? '')).toBe('Homes & more – now');
  expect(await kept.find(`${site}/for-sale?q=b`)).toBeUndefined();
  expect(await (await kept.offlinePage())?.text()).toContain('id="boot"');
});

test("[SHELL-02] a page whose hashes stand in its head is kept with them, with the maps of the others', and with the shell's other files by its map", async () => {
  network.set('/r/host/1.0.0/web/integrity.json', () =>
    Response.json(
      Object.fromEntries(['shell.js', 'shell.css', 'later.js'].map((name) => [`web/${name}`, `sha384-${name}`])),
    ),
  );
  await kept.answered(`${site}/a`, answer(pageOf({ maps: true })));
  expect(caches.paths(files)).toEqual(
    [
      ...shell(),
      ...release('1.0.0'),
      '/r/host/1.0.0/web/integrity.json',
      '/r/search/1.0.0/web/integrity.json',
    ].toSorted(),
  );
  expect(readDocument(pageOf({ maps: true }))?.needed.get('/r/host/1.0.0/web/shell.js')).toBe('sha384-shell.js');
});

test.each([
  ['does not allow it', () => answer(pageOf(), '')],
  ['has failed', () => answer(pageOf(), 'page', { status: 503 })],
  ['leads elsewhere', () => Object.defineProperty(answer(pageOf()), 'redirected', { value: true })],
  ['answers what is no page of the site', () => answer('<html><title>x</title></html>')],
])('a page is not kept when the host %s', async (_why, made) => {
  await kept.answered(`${site}/a`, made());
  expect(caches.paths(pages)).toEqual([]);
});

test('[SHELL-02] a page without one of its files is not kept: the one that was kept before stays, with its own', async () => {
  await kept.answered(`${site}/a`, answer(pageOf()));
  network.set('/r/search/1.1.0/web/app.js', () => new Response('gone', { status: 404 }));
  await kept.answered(`${site}/a`, answer(pageOf({ search: '1.1.0' })));
  expect(await (await kept.find(`${site}/a`))?.text()).toContain('/r/search/1.0.0/web/app.js');
  expect(caches.paths(files)).toEqual(expect.arrayContaining(release('1.0.0')));
  network.delete('/r/search/1.1.0/web/app.js');
  await kept.answered(`${site}/a`, answer(pageOf({ search: '1.1.0' })));
  expect(await (await kept.find(`${site}/a`))?.text()).toContain('/r/search/1.1.0/web/app.js');
});

test('[SHELL-02] after a promotion pages of both releases have their files; those of a release go with the last page that names it, also as the one before', async () => {
  await kept.answered(`${site}/old`, answer(pageOf()));
  await kept.answered(`${site}/new`, answer(pageOf({ search: '1.1.0' })));
  expect(caches.paths(files)).toEqual([...shell(), ...release('1.0.0'), ...release('1.1.0')].toSorted());
  await kept.answered(`${site}/old`, answer(pageOf({ search: '1.1.0', before: '1.0.0' })));
  expect(caches.paths(files)).toEqual(expect.arrayContaining(release('1.0.0')));
  await kept.answered(`${site}/old`, answer(pageOf({ search: '1.1.0' })));
  // The offline page is renewed with the release set of the page that was visited: here it still names 1.0.0.
  network.set('/offline', () => answer(pageOf({ search: '1.1.0' })));
  await kept.answered(`${site}/new`, answer(pageOf({ search: '1.1.0' })));
  expect(caches.paths(files)).toEqual([...shell(), ...release('1.1.0')].toSorted());
});

test('a page that is gone, or leads elsewhere now, is kept no longer; one that the server failed to draw is', async () => {
  for (const path of ['/gone', '/moved', '/failed']) await kept.answered(site + path, answer(pageOf()));
  await kept.answered(`${site}/gone`, new Response('', { status: 410 }));
  await kept.answered(`${site}/moved`, Object.defineProperty(new Response(null), 'status', { value: 0 })); // a redirect, as workers see it
  await kept.answered(`${site}/failed`, new Response('', { status: 503 }));
  expect(caches.paths(pages)).toEqual(['/failed', '/offline']);
});

test('[SHELL-02] a network that is away changes nothing of what is kept, also where the browser says so by an answer, as Firefox does', async () => {
  await kept.answered(`${site}/a`, answer(pageOf()));
  signedIn = '12';
  await kept.answered(`${site}/collections`, answer(pageOf(), 'member 12'));
  for (const path of ['/a', '/collections']) await kept.answered(site + path, Response.error());
  expect((await kept.find(`${site}/a`))?.status).toBe(200);
  expect((await kept.find(`${site}/collections`))?.status).toBe(200);
});

test("[COLL-01] a member's page is for that member: it goes when they sign out, when another signs in, and when their session has ended", async () => {
  const keep = async (id: string, path = '/collections'): Promise<void> =>
    kept.answered(site + path, answer(pageOf({ title: `of ${id}` }), `member ${id}`));
  const found = async (path = '/collections'): Promise<boolean> => (await kept.find(site + path)) !== undefined;
  await keep('12');
  expect(caches.paths(pages)).toEqual(['/offline']);
  expect(await found()).toBe(true);
  await kept.member('12');
  expect(await found()).toBe(true);
  await kept.member(null);
  expect([await found(), caches.paths(member)]).toEqual([false, []]);

  await keep('12');
  await keep('13', '/collections/abc');
  expect(caches.paths(member)).toEqual(['/collections/abc']);
  await kept.member('14');
  expect(caches.paths(member)).toEqual([]);

  await keep('12');
  await kept.answered(`${site}/collections`, Object.defineProperty(new Response(null), 'status', { value: 0 }));
  expect(caches.paths(member)).toEqual([]);

  // Without a word from any page: the browser has another session by now, or none.
  for (const other of [null, '13']) {
    await keep('12');
    signedIn = '12';
    expect(await found()).toBe(true);
    signedIn = other;
    expect([await found(), caches.paths(member)]).toEqual([false, []]);
  }
});

test("a member's page that is on its way while they sign out is not left behind", async () => {
  const done = kept.answered(`${site}/collections`, answer(pageOf(), 'member 12'));
  const wiped = kept.member(null);
  await Promise.all([done, wiped]);
  expect(caches.paths(member)).toEqual([]);
});

test('[SHELL-02] a page that was shown without a page load is fetched to be kept, once in ten minutes, with the files that it has used', async () => {
  network.set('/a', () => answer(pageOf()));
  await kept.visited(`${site}/a`, ['/r/search/1.0.0/web/map.js', '/r/other/9.0.0/web/x.js']);
  expect(caches.paths(pages)).toEqual(['/a', '/offline']);
  expect(caches.paths(files)).toContain('/r/search/1.0.0/web/map.js');
  expect(caches.paths(files)).not.toContain('/r/other/9.0.0/web/x.js');
  asked.length = 0;
  await kept.visited(`${site}/a`, []);
  now += freshFor + 1;
  await kept.visited(`${site}/a`, []);
  expect(asked).toEqual(['/a']);
});

test('so many pages are kept, the newest, and none for longer than a month', async () => {
  for (let page = 0; page <= limits.pages + 5; page++) {
    now += 1000;
    await kept.answered(`${site}/${page}`, answer(pageOf()));
  }
  expect(caches.paths(pages)).toHaveLength(limits.pages + 1);
  expect(caches.paths(pages)).not.toContain('/5');
  expect(caches.paths(pages)).toContain('/6');
  now += limits.age + 1;
  await kept.answered(`${site}/last`, answer(pageOf()));
  expect(caches.paths(pages)).toEqual(['/last', '/offline']);
});

test('a full disk is told once, gives the pictures up and breaks nothing', async () => {
  await kept.answered(`${site}/a`, answer(pageOf()));
  await (await caches.open(pictures)).put('/media/x/320.avif', new Response('x'));
  caches.full = true;
  await kept.answered(`${site}/b`, answer(pageOf()));
  await kept.answered(`${site}/c`, answer(pageOf()));
  expect(said).toEqual(['There is no room to keep more pages for reading offline.']);
  expect(caches.stores.has(pictures)).toBe(false);
  caches.full = false;
  expect(await kept.find(`${site}/a`)).toBeDefined();
  await kept.answered(`${site}/b`, answer(pageOf()));
  expect(await kept.find(`${site}/b`)).toBeDefined();
});
