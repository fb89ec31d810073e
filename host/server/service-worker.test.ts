import { runInNewContext } from 'node:vm';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';

let site: Site;
afterEach(() => site.close());

async function live(area: string, more?: Parameters<Site['store']>[3]): Promise<void> {
  await site.store(
    area,
    '1.0.0',
    bundleSource('if (request.url.endsWith("/missing")) return { status: 404 }; return page("<h1>Found</h1>");'),
    more,
  );
  expect(await site.operate(`${area}/promote`, { version: '1.0.0' })).toMatchObject({ status: 200 });
}
const storageOf = async (path: string, init?: RequestInit): Promise<string | null> =>
  (await site.get(path, init)).headers.get('x-verandah-keep');
/** A session that does not end while the test runs. */
const cookie = `__Host-session=12; __Host-access=h.${Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + 3600 })).toString('base64url')}.s`;

test("[SHELL-02] the host marks the pages that a browser may store: public ones, and a member's for offline reading", async () => {
  site = await openSite();
  await live('search');
  await live('mine', { routes: ['/mine/:page'], privateRoutes: ['/mine/:page'] });
  await live('lists', {
    routes: ['/lists', '/lists/edit'],
    privateRoutes: ['/lists', '/lists/edit'],
    offlineRoutes: ['/lists'],
  });
  site.api = ({ path }) =>
    path === '/auth/session'
      ? {
          body: {
            signedIn: true,
            expiresIn: 3600,
            member: { id: 12, username: 'mia', name: 'Mia', avatar: null, agentId: null, role: 'member' },
          },
        }
      : undefined;
  expect(await storageOf('/search/a?bathrooms=2')).toBe('page');
  expect(await storageOf('/about/terms')).toBe('page');
  expect(await storageOf('/offline')).toBe('page');
  expect(await storageOf('/search/missing')).toBeNull();
  const returned = { headers: { cookie: '__Host-sign-in-return=1' } };
  expect(await storageOf('/search/a?providerName=google&authCode=secret', returned)).toBeNull();
  expect(await storageOf('/nowhere')).toBeNull();
  expect(await storageOf('/lists', { headers: { cookie } })).toBe('member 12');
  expect(await storageOf('/lists/edit', { headers: { cookie } })).toBeNull();
  expect(await storageOf('/mine/account', { headers: { cookie } })).toBeNull();
  site.api = ({ path }) =>
    path === '/auth/session' ? { body: { signedIn: false, member: null, expiresIn: 0 } } : undefined;
  expect(await storageOf('/lists')).toBeNull();
});

test('the offline page belongs to the shell: it needs no area, and search engines exclude it', async () => {
  site = await openSite();
  const { status, text } = await site.get('/offline');
  expect(status).toBe(200);
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).not.toContain('rel="canonical"');
});

test('the worker has one address, is revalidated each time and may connect to this site only', async () => {
  site = await openSite();
  const { status, headers, text } = await site.get('/service-worker.js');
  expect([status, text]).toEqual([200, 'self.worker = 1;']);
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  const again = await site.get('/service-worker.js', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('when switched off, no page may be stored, and browsers receive a worker that removes the existing one', async () => {
  site = await openSite({ OFFLINE_PAGES: 'off' });
  await live('search');
  expect(await storageOf('/search/a')).toBeNull();
  expect((await site.get('/search/a')).text).not.toContain('"offlinePages"');
  const { text } = await site.get('/service-worker.js');
  const deleted: string[] = [];
  const work: Promise<unknown>[] = [];
  runInNewContext(text, {
    skipWaiting: () => deleted.push('waiting'),
    caches: {
      keys: () => Promise.resolve(['verandah-kept-1-pages', 'other', 'verandah-kept-0-files']),
      delete: (name: string) => deleted.push(name),
    },
    registration: { unregister: () => deleted.push('registration') },
    addEventListener: (_type: string, listener: (event: { waitUntil(promise: Promise<unknown>): void }) => void) =>
      listener({ waitUntil: (promise) => work.push(promise) }),
  });
  await Promise.all(work);
  expect(deleted).toEqual(['waiting', 'verandah-kept-1-pages', 'verandah-kept-0-files', 'registration']);
});
