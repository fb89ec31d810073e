import { freshFor, StoredPages, limits } from './stored-pages.ts';
import { cacheNames, forStorageHeader } from './names.ts';
import { readDocument } from './read-document.ts';
import { MemoryCaches, pageOf, site } from './test-kit.ts';

const { pages, member, files, pictures } = cacheNames;
let caches: MemoryCaches;
let now: number;
let logged: string[];
/** What the network returns: files always, pages as set by the test. */
let network: Map<string, () => Response>;
let requests: string[];
/** Headers of requests whose page is not shown. */
let marked: string[];
let signedIn: string | null | undefined;
let storedPages: StoredPages;

beforeEach(() => {
  [caches, now, logged, requests, signedIn] = [new MemoryCaches(), Date.UTC(2026, 10, 21, 6, 10), [], [], undefined];
  marked = [];
  network = new Map([['/offline', () => respond(pageOf())]]);
  storedPages = new StoredPages({
    caches: caches as unknown as CacheStorage,
    now: () => now,
    log: (line) => logged.push(line),
    memberId: () => Promise.resolve(signedIn),
    fetch: (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), site);
      requests.push(pathname);
      if (new Headers(init?.headers).has(forStorageHeader)) marked.push(pathname);
      const made =
        network.get(pathname)?.() ?? (pathname.startsWith('/r/') ? new Response(`// ${pathname}`) : undefined);
      return made ? Promise.resolve(made) : Promise.reject(new TypeError('Failed to fetch'));
    },
  });
});

function respond(html: string, storage = 'page', init: ResponseInit = {}): Response {
  return new Response(html, {
    ...init,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'content-encoding': 'br',
      ...(storage && { 'x-verandah-keep': storage }),
    },
  });
}
const release = (name: string): string[] =>
  ['app.css', 'app.js', 'entry.js'].map((file) => `/r/search/${name}/web/${file}`);
const shell = (name = '1.0.0'): string[] =>
  ['later.js', 'shell.css', 'shell.js'].map((file) => `/r/host/${name}/web/${file}`);

test("[SHELL-02, LIST-30] a visited page is cached with every file that it names, the shell's other files and the offline page", async () => {
  await storedPages.handleResponse(`${site}/for-sale?q=a`, respond(pageOf({ title: 'Homes &amp; more – now' })));
  expect(caches.paths(pages)).toEqual(['/for-sale', '/offline']);
  expect(caches.paths(files)).toEqual([...shell(), ...release('1.0.0')].toSorted());
  const page = await storedPages.find(`${site}/for-sale?q=a`);
  expect(await page?.text()).toMatch(/^<!doctype html><html data-kept="Sat 21 Nov, [^"]+\u00A0[ap]m" lang="en-AU">/);
  expect(page?.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(page?.headers.get('content-encoding')).toBeNull();
  expect(decodeURIComponent(page?.headers.get('x-kept-title') ?? '')).toBe('Homes & more – now');
  expect(await storedPages.find(`${site}/for-sale?q=b`)).toBeUndefined();
  expect(await (await storedPages.offlinePage())?.text()).toContain('id="boot"');
});

test("[SHELL-02] a page with hashes in its head is cached with them, the hash maps and the shell's other files", async () => {
  network.set('/r/host/1.0.0/web/integrity.json', () =>
    Response.json(
      Object.fromEntries(['shell.js', 'shell.css', 'later.js'].map((name) => [`web/${name}`, `sha384-${name}`])),
    ),
  );
  await storedPages.handleResponse(`${site}/a`, respond(pageOf({ maps: true })));
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
  ['does not allow it', () => respond(pageOf(), '')],
  ['has failed', () => respond(pageOf(), 'page', { status: 503 })],
  ['redirects', () => Object.defineProperty(respond(pageOf()), 'redirected', { value: true })],
  ['responds with a page of another site', () => respond('<html><title>x</title></html>')],
])('a page is not cached when the host %s', async (_why, made) => {
  await storedPages.handleResponse(`${site}/a`, made());
  expect(caches.paths(pages)).toEqual([]);
});

test('[SHELL-02] a page with a missing file is not cached: the earlier version stays, with its own files', async () => {
  await storedPages.handleResponse(`${site}/a`, respond(pageOf()));
  network.set('/r/search/1.1.0/web/app.js', () => new Response('gone', { status: 404 }));
  await storedPages.handleResponse(`${site}/a`, respond(pageOf({ search: '1.1.0' })));
  expect(await (await storedPages.find(`${site}/a`))?.text()).toContain('/r/search/1.0.0/web/app.js');
  expect(caches.paths(files)).toEqual(expect.arrayContaining(release('1.0.0')));
  network.delete('/r/search/1.1.0/web/app.js');
  await storedPages.handleResponse(`${site}/a`, respond(pageOf({ search: '1.1.0' })));
  expect(await (await storedPages.find(`${site}/a`))?.text()).toContain('/r/search/1.1.0/web/app.js');
});

test("[SHELL-02] after a promotion both releases' pages have their files, which are deleted with the last page of each", async () => {
  await storedPages.handleResponse(`${site}/old`, respond(pageOf()));
  await storedPages.handleResponse(`${site}/new`, respond(pageOf({ search: '1.1.0' })));
  expect(caches.paths(files)).toEqual([...shell(), ...release('1.0.0'), ...release('1.1.0')].toSorted());
  await storedPages.handleResponse(`${site}/old`, respond(pageOf({ search: '1.1.0', before: '1.0.0' })));
  expect(caches.paths(files)).toEqual(expect.arrayContaining(release('1.0.0')));
  await storedPages.handleResponse(`${site}/old`, respond(pageOf({ search: '1.1.0' })));
  // The offline page is updated with the release set of the visited page: here it still names 1.0.0.
  network.set('/offline', () => respond(pageOf({ search: '1.1.0' })));
  await storedPages.handleResponse(`${site}/new`, respond(pageOf({ search: '1.1.0' })));
  expect(caches.paths(files)).toEqual([...shell(), ...release('1.1.0')].toSorted());
});

test('a page that is gone or redirects is deleted from the cache; one that the server failed to render stays', async () => {
  for (const path of ['/gone', '/moved', '/failed']) await storedPages.handleResponse(site + path, respond(pageOf()));
  await storedPages.handleResponse(`${site}/gone`, new Response('', { status: 410 }));
  await storedPages.handleResponse(`${site}/moved`, Object.defineProperty(new Response(null), 'status', { value: 0 })); // a redirect, as workers see it
  await storedPages.handleResponse(`${site}/failed`, new Response('', { status: 503 }));
  expect(caches.paths(pages)).toEqual(['/failed', '/offline']);
});

test('[SHELL-02] a missing network changes nothing in the cache, even if reported by a response, as in Firefox', async () => {
  await storedPages.handleResponse(`${site}/a`, respond(pageOf()));
  signedIn = '12';
  await storedPages.handleResponse(`${site}/collections`, respond(pageOf(), 'member 12'));
  for (const path of ['/a', '/collections']) await storedPages.handleResponse(site + path, Response.error());
  expect((await storedPages.find(`${site}/a`))?.status).toBe(200);
  expect((await storedPages.find(`${site}/collections`))?.status).toBe(200);
});

test("[COLL-01] a member's stored page is deleted when they sign out, another signs in, or their session has ended", async () => {
  const store = async (id: string, path = '/collections'): Promise<void> =>
    storedPages.handleResponse(site + path, respond(pageOf({ title: `of ${id}` }), `member ${id}`));
  const found = async (path = '/collections'): Promise<boolean> => (await storedPages.find(site + path)) !== undefined;
  await store('12');
  expect(caches.paths(pages)).toEqual(['/offline']);
  expect(await found()).toBe(true);
  await storedPages.member('12');
  expect(await found()).toBe(true);
  await storedPages.member(null);
  expect([await found(), caches.paths(member)]).toEqual([false, []]);

  await store('12');
  await store('13', '/collections/abc');
  expect(caches.paths(member)).toEqual(['/collections/abc']);
  await storedPages.member('14');
  expect(caches.paths(member)).toEqual([]);

  await store('12');
  await storedPages.handleResponse(
    `${site}/collections`,
    Object.defineProperty(new Response(null), 'status', { value: 0 }),
  );
  expect(caches.paths(member)).toEqual([]);

  // Without a message from a page: the browser has another session by now, or none.
  for (const other of [null, '13']) {
    await store('12');
    signedIn = '12';
    expect(await found()).toBe(true);
    signedIn = other;
    expect([await found(), caches.paths(member)]).toEqual([false, []]);
  }
});

test("a member's page that arrives while they sign out is not left behind", async () => {
  const done = storedPages.handleResponse(`${site}/collections`, respond(pageOf(), 'member 12'));
  const wiped = storedPages.member(null);
  await Promise.all([done, wiped]);
  expect(caches.paths(member)).toEqual([]);
});

test('[SHELL-02] a page shown without a page load is fetched for the cache once in ten minutes, with the files it used', async () => {
  network.set('/a', () => respond(pageOf()));
  await storedPages.visited(`${site}/a`, ['/r/search/1.0.0/web/map.js', '/r/other/9.0.0/web/x.js']);
  expect(caches.paths(pages)).toEqual(['/a', '/offline']);
  expect(caches.paths(files)).toContain('/r/search/1.0.0/web/map.js');
  expect(caches.paths(files)).not.toContain('/r/other/9.0.0/web/x.js');
  requests.length = 0;
  await storedPages.visited(`${site}/a`, []);
  now += freshFor + 1;
  await storedPages.visited(`${site}/a`, []);
  expect(requests).toEqual(['/a']);
});

test('[REL-91] the host is notified that pages fetched to be stored are not shown', async () => {
  network.set('/a', () => respond(pageOf()));
  await storedPages.visited(`${site}/a`, []);
  expect(marked).toEqual(['/a', '/offline']);
});

test('the number of cached pages is limited to the newest, and their age to a month', async () => {
  for (let page = 0; page <= limits.pages + 5; page++) {
    now += 1000;
    await storedPages.handleResponse(`${site}/${page}`, respond(pageOf()));
  }
  expect(caches.paths(pages)).toHaveLength(limits.pages + 1);
  expect(caches.paths(pages)).not.toContain('/5');
  expect(caches.paths(pages)).toContain('/6');
  now += limits.age + 1;
  await storedPages.handleResponse(`${site}/last`, respond(pageOf()));
  expect(caches.paths(pages)).toEqual(['/last', '/offline']);
});

test('a full disk is logged once, deletes the pictures and breaks nothing', async () => {
  await storedPages.handleResponse(`${site}/a`, respond(pageOf()));
  await (await caches.open(pictures)).put('/media/x/320.avif', new Response('x'));
  caches.full = true;
  await storedPages.handleResponse(`${site}/b`, respond(pageOf()));
  await storedPages.handleResponse(`${site}/c`, respond(pageOf()));
  expect(logged).toEqual(['There is no room to store more pages for reading offline.']);
  expect(caches.stores.has(pictures)).toBe(false);
  caches.full = false;
  expect(await storedPages.find(`${site}/a`)).toBeDefined();
  await storedPages.handleResponse(`${site}/b`, respond(pageOf()));
  expect(await storedPages.find(`${site}/b`)).toBeDefined();
});
