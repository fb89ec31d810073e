import fastify from 'fastify';
import { guardSharedCaches } from './cache-control.ts';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';

test('a response without cache-control, or a public one with a cookie, is stored by no cache', async () => {
  const app = fastify();
  guardSharedCaches(app);
  app.get('/silent', async () => 'x');
  app.get('/cookie', async (_request, reply) =>
    reply.headers({ 'cache-control': 'public, max-age=60', 'set-cookie': 'a=b' }).send('x'),
  );
  app.get('/public', async (_request, reply) => reply.header('cache-control', 'public, max-age=60').send('x'));
  app.get('/own', async (_request, reply) =>
    reply.headers({ 'cache-control': 'private, no-cache', 'set-cookie': 'a=b' }).send('x'),
  );
  const controls = await Promise.all(
    ['/silent', '/cookie', '/public', '/own', '/none'].map(
      async (url) => (await app.inject({ url })).headers['cache-control'],
    ),
  );
  expect(controls).toEqual(['no-store', 'no-store', 'public, max-age=60', 'private, no-cache', 'no-store']);
  await app.close();
});

describe('every kind of response', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
    site.api = ({ path, headers }) =>
      path === '/auth/session'
        ? {
            body:
              headers.authorization === `Bearer ${token}`
                ? {
                    signedIn: true,
                    expiresIn: 600,
                    member: { id: 4, username: 'mia', name: 'MIA', avatar: null, agentId: null, role: 'member' },
                  }
                : { signedIn: false, member: null, expiresIn: 0 },
          }
        : undefined;
    const text =
      'if (request.url.includes("broken")) throw new Error("broken"); if (request.url.includes("moved")) return { status: 302, location: "/search/a" }; if (request.url.includes("gone")) return { status: 410 };';
    await site.store(
      'search',
      '1.0.0',
      bundleSource(
        `${text} return page("<h1>Found</h1>" + (request.session.signedIn ? "MEMBER " + request.session.memberId : ""));`,
      ),
      { routes: ['/search/private', '/search/*'], privateRoutes: ['/search/private'] },
    );
    await site.store('search', '1.0.1', bundleSource('return page("<h1>Next</h1>");'));
    await site.operate('search/promote', { version: '1.0.0' });
  });
  afterAll(() => site.close());

  const year = 'public, max-age=31536000, immutable';
  const day = 'public, max-age=86400';
  const page = 'private, no-cache';
  /** The cache-control of each address, for a visitor and, where it differs, for a member. */
  const table: Readonly<Record<string, readonly [visitor: string, member?: string]>> = {
    '/search/a': [page],
    '/search/a?page=2': [page],
    '/search/private': ['private, no-store'],
    '/search/moved': [page],
    '/search/gone': [page],
    '/search/broken': [page],
    '/search//a': [page],
    '/nowhere': [page],
    '/about/privacy': [page],
    '/r/search/1.0.0/web/entry.js': [year],
    '/r/search/1.0.1/web/entry.js': [year],
    '/r/host/1.0.0-test/web/js/shell.js': [year],
    '/r/host/1.0.0-test/web/ops/js/console.js': [year],
    '/r/search/1.0.0/web/none.js': ['no-store'],
    '/r/search/9.9.9/web/entry.js': ['no-store'],
    '/r/search/1.0.0/server.cjs': [page],
    '/favicon.ico': [day],
    '/favicon.svg': [day],
    '/apple-touch-icon.png': [day],
    '/icon-192.png': [day],
    '/icon-512.png': [day],
    '/icon-maskable-512.png': [day],
    '/manifest.webmanifest': [day],
    '/robots.txt': [day],
    '/service-worker.js': ['no-cache'],
    // The API of this test sends no cache-control and returns what it received, including the token.
    '/rest/listings': ['no-store'],
    '/legacy/api/users': ['no-store'],
    '/api/users': ['no-store'],
    '/auth/session': ['no-store'],
    '/media/a/640.webp': ['no-store'],
    '/tiles/listings/1/1/1.mvt': ['no-store'],
    '/sitemap.xml': ['no-store'],
    '/sitemaps/places/1.xml': ['no-store'],
    '/feeds/blog': ['no-store'],
    '/calendar/a.ics': ['no-store'],
    '/mail/unsubscribe/a': ['no-store'],
    '/api/version': ['no-store'],
    '/livez': ['no-store'],
    '/healthz': ['no-store'],
    '/readyz': ['no-store'],
    '/metrics': ['no-store'],
    '/ops': ['no-store'],
    '/ops/api/status': ['no-store'],
    '/preview/x': ['no-store'],
  };
  const token = ['{}', JSON.stringify({ sub: 'mia', exp: Math.floor(Date.now() / 1000) + 6000 }), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
  const cookies = { visitor: '', member: `__Host-session=4; __Host-access=${token}; __Host-refresh=refresh-of-mia` };
  const send = async (path: string, who: keyof typeof cookies, init: RequestInit = {}) =>
    site.get(path, {
      redirect: 'manual',
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...(cookies[who] && { cookie: cookies[who] }) },
    });

  test('has the same cache rules for visitors and members', async () => {
    const found: Record<string, readonly (string | null)[]> = {};
    for (const path of Object.keys(table))
      found[path] = [
        (await send(path, 'visitor')).headers.get('cache-control'),
        (await send(path, 'member')).headers.get('cache-control'),
      ];
    expect(found).toEqual(
      Object.fromEntries(Object.entries(table).map(([path, [visitor, member = visitor]]) => [path, [visitor, member]])),
    );
  });

  test('contains no member data, cookie or ticket where a shared cache may store it, and is the same for everybody there', async () => {
    const shared = Object.entries(table)
      .filter(([, [control]]) => control.startsWith('public'))
      .map(([path]) => path);
    expect(shared.length).toBeGreaterThan(7);
    for (const path of shared) {
      const [visitor, member] = [
        await send(path, 'visitor'),
        await send(path, 'member', { headers: { 'x-forwarded-for': '203.0.113.9' } }),
      ];
      expect([path, member.status, member.text === visitor.text, member.headers.get('etag')]).toEqual([
        path,
        visitor.status,
        true,
        visitor.headers.get('etag'),
      ]);
      for (const { headers, text } of [visitor, member]) {
        expect([
          path,
          headers.get('set-cookie'),
          headers.get('server-timing'),
          headers.get('vary')?.includes('cookie') ?? false,
        ]).toEqual([path, null, null, false]);
        expect([path, /MEMBER|MIA|refresh-of|203\.0\.113|nonce/.test(text), text.includes(token)]).toEqual([
          path,
          false,
          false,
        ]);
      }
    }
  });

  test('is revalidated by its tag only, and no shared cache stores a page, not even one that showed a member', async () => {
    for (const path of ['/search/a', '/r/search/1.0.0/web/entry.js', '/service-worker.js']) {
      await send(path, 'visitor');
      const { headers } = await send(path, 'visitor');
      const again = await send(path, 'visitor', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
      expect([path, again.status, again.text, again.headers.get('cache-control')]).toEqual([
        path,
        304,
        '',
        headers.get('cache-control'),
      ]);
    }
    const own = await send('/search/private', 'member');
    expect([own.text.includes('MEMBER 4'), own.headers.get('etag'), own.headers.get('cache-control')]).toEqual([
      true,
      null,
      'private, no-store',
    ]);
    // A member bypasses the cached page, and the member's page is never cached for visitors.
    expect([
      (await send('/search/a', 'member')).headers.get('x-verandah-cache'),
      (await send('/search/a', 'visitor')).text.includes('MEMBER'),
    ]).toEqual([null, false]);
  });

  test('is private while a rollout or a preview gives visitors different pages', async () => {
    await site.operate('search/rollout', { version: '1.0.1', percent: 50 });
    const { headers } = await send('/search/a', 'visitor');
    expect([headers.get('cache-control'), headers.get('vary'), headers.get('set-cookie') !== null]).toEqual([
      page,
      'accept-encoding, cookie',
      true,
    ]);
    expect((await send('/r/search/1.0.1/web/entry.js', 'visitor')).headers.get('cache-control')).toBe(year);
    await site.operate('search/rollout', { version: '1.0.1', percent: 0 });
  });

  test('has the rules of an error when the API is unavailable, and for bad or cross-site requests', async () => {
    const foreign = await send('/rest/questions', 'member', {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    });
    site.apiUnavailable(true);
    const unavailable = await send('/rest/listings', 'member');
    site.apiUnavailable(false);
    expect([foreign, unavailable].map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
      [403, 'no-store'],
      [503, 'no-store'],
    ]);
  });
});
