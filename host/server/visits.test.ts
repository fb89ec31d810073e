import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRollout } from '@verandah/releases';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';

let site: Site;
beforeEach(async () => {
  site = await openSite({ PAGE_CACHE_MB: '0', FLAGS: 'performanceHub:off' });
});
afterEach(() => site.close());

const page = (area: string, version: string): string => bundleSource(`return page("${area} ${version}");`);
async function live(
  area: string,
  version: string,
  server = page(area, version),
  more?: Parameters<Site['store']>[3],
): Promise<void> {
  await site.store(area, version, server, more);
  expect(await site.operate(`${area}/promote`, { version })).toMatchObject({ status: 200 });
}
interface Boot {
  readonly flags: Readonly<Record<string, boolean>>;
  readonly set: string;
  readonly areas: Readonly<
    Record<string, { readonly live: { readonly version: string }; readonly previous?: { readonly version: string } }>
  >;
  readonly integrity: Readonly<Record<string, string>>;
  readonly shell: { readonly previews?: readonly object[] };
}
const boot = (text: string): Boot =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}') as Boot;
const look = async (path: string, cookie?: string) => {
  const { status, headers, text } = await site.get(path, cookie === undefined ? {} : { headers: { cookie } });
  return { status, headers, text, boot: boot(text), cookies: headers.getSetCookie() };
};
const seeds = Array.from({ length: 1000 }, (_, at) => String(at).padStart(5, '0'));
const rollout = { version: '1.0.1', percent: 50 };
const seedOf = (area: string, inside: boolean): string =>
  `__Host-visitor-bucket=${seeds.find((seed) => inRollout(seed, area, rollout) === inside) ?? ''}`;
const version = (text: string): string => /search [\d.]+/.exec(text)?.[0] ?? '';

test("[REL-05] a rollout's release is for visitors whose bucket is in it, on every page; without one no visitor has a bucket", async () => {
  await live('search', '1.0.0');
  await site.store('search', '1.0.1', page('search', '1.0.1'));
  const before = await look('/search/a');
  expect([before.cookies, before.headers.get('vary'), before.boot.set]).toEqual([[], 'accept-encoding', '1']);

  expect(await site.operate('search/rollout', rollout)).toMatchObject({
    status: 200,
    body: { live: '1.0.0', version: '1.0.1', percent: 50 },
  });
  for (const path of ['/search/a', '/search/b', '/search/a']) {
    expect(version((await look(path, seedOf('search', true))).text)).toBe('search 1.0.1');
    expect(version((await look(path, seedOf('search', false))).text)).toBe('search 1.0.0');
  }
  const fresh = await look('/search/a');
  expect(fresh.cookies).toEqual([
    expect.stringMatching(/^__Host-visitor-bucket=\d{5}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  const again = await look('/search/a', fresh.cookies[0]?.split(';')[0]);
  expect([version(again.text), again.cookies, again.headers.get('vary')]).toEqual([
    version(fresh.text),
    [],
    'accept-encoding, cookie',
  ]);
  expect((await look('/search/a', '__Host-visitor-bucket=many')).cookies).toHaveLength(1);

  await site.operate('search/rollout', { ...rollout, percent: 0 });
  expect(version((await look('/search/a', seedOf('search', true))).text)).toBe('search 1.0.0');
});

test('[REL-05] a page uses one set throughout: for rendering, its files, its navigations and prefetches', async () => {
  await live('search', '1.0.0');
  await live('listing', '2.0.0');
  await site.store('search', '1.0.1', page('search', '1.0.1'));
  await site.operate('search/rollout', rollout);
  const inside = await look('/listing/a', seedOf('search', true));
  expect(inside.boot).toMatchObject({
    set: '3 search@1.0.1',
    areas: {
      search: { live: { version: '1.0.1' }, previous: { version: '1.0.0' } },
      listing: { live: { version: '2.0.0' } },
    },
  });
  const outside = await look('/listing/a', seedOf('search', false));
  expect(outside.boot).toMatchObject({ set: '3', areas: { search: { live: { version: '1.0.0' } } } });
  expect(Object.keys(outside.boot.integrity).filter((address) => address.includes('/search/'))).toEqual([
    '/r/search/1.0.0/web/entry.js',
  ]);
  expect((await look('/nowhere', seedOf('search', true))).boot.areas['search']?.live.version).toBe('1.0.1');
});

test('[REL-05, REL-08] a release in rollout that fails is replaced by the live one; its pages are cached apart', async () => {
  await live(
    'search',
    '1.0.0',
    bundleSource('if (request.url.includes("well")) return page("well"); throw new Error("broken");'),
    { healthPath: '/search/well' },
  );
  await site.store(
    'search',
    '1.0.1',
    bundleSource(
      'if (globalThis.tired) throw new Error("broken"); if (request.url.endsWith("tire")) globalThis.tired = true; return page("search 1.0.1");',
    ),
    { healthPath: '/search/well' },
  );
  await site.operate('search/rollout', rollout);
  const inside = seedOf('search', true);
  expect((await look('/search/a', inside)).text).toContain('search 1.0.1');
  await look('/search/tire', inside);
  const lastGood = await look('/search/a', inside);
  expect([lastGood.status, lastGood.headers.get('x-verandah-stale')]).toEqual([200, '1']);
  expect((await look('/search/a', seedOf('search', false))).status).toBe(503);
  expect((await look('/search/well/a', inside)).text).toContain('well');
});

test('[REL-05] a preview link shows one release to its browser, with a banner, and can be left', async () => {
  await live('search', '1.0.0');
  await live('listing', '2.0.0');
  await site.store('search', '1.0.1', page('search', '1.0.1'), { routes: ['/searching', '/search/*'] });
  const made = (await site.operate('search/preview', { version: '1.0.1' })) as {
    body: { link: string; until: string };
  };
  const entered = await site.get(new URL(made.body.link).pathname);
  expect([
    entered.status,
    entered.headers.get('location'),
    entered.headers.get('cache-control'),
    entered.headers.get('x-robots-tag'),
  ]).toEqual([303, '/searching', 'no-store', 'noindex']);
  const [set = ''] = entered.headers.getSetCookie();
  expect(set).toMatch(/^__Host-preview-search=[\w.-]+; Max-Age=7(199|200); Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const cookie = set.split(';')[0] ?? '';

  const shown = await look('/search/a', cookie);
  expect([
    version(shown.text),
    shown.headers.get('cache-control'),
    shown.headers.get('x-robots-tag'),
    shown.headers.get('x-verandah-keep'),
  ]).toEqual(['search 1.0.1', 'private, no-store', 'noindex', null]);
  expect(shown.boot).toMatchObject({
    set: '2 search@1.0.1!',
    shell: { previews: [{ area: 'search', version: '1.0.1', until: made.body.until }] },
    // Who looks at a preview may look at what runs in it.
    flags: { performanceHub: true },
  });
  expect((await look('/listing/a', cookie)).boot.areas).toMatchObject({
    listing: { live: { version: '2.0.0' } },
    search: { live: { version: '1.0.1' } },
  });
  const others = await look('/search/a');
  expect([version(others.text), others.boot.shell.previews]).toEqual(['search 1.0.0', undefined]);
  expect(others.boot.flags['performanceHub']).toBe(false);

  const leave = (origin: string) =>
    site.get('/preview/leave', {
      method: 'POST',
      body: '',
      headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await leave('https://evil.example')).status).toBe(403);
  const left = await leave('https://verandah.example');
  expect([left.status, left.headers.get('location'), left.headers.getSetCookie()]).toEqual([
    303,
    '/',
    ['__Host-preview-search=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'],
  ]);
});

test('[REL-39] the link to the developer panel leads back to the page that it is on, and to no other site', async () => {
  const panel = async (referer?: string) => {
    const { status, headers } = await site.get('/preview/panel', { headers: { ...(referer && { referer }) } });
    return [status, headers.get('location')];
  };
  expect(await panel('https://verandah.example/search/a?page=2')).toEqual([303, '/search/a?page=2#performance-hub']);
  for (const other of [undefined, 'https://evil.example/a', 'https://verandah.example//evil.example/a', 'nonsense'])
    expect([other, ...(await panel(other))]).toEqual([
      other,
      303,
      other?.includes('//evil.example/a') && other.startsWith('https://verandah')
        ? '/evil.example/a#performance-hub'
        : '/#performance-hub',
    ]);
});

test('[REL-05] a failing preview shows its failure, and nothing of it is stored', async () => {
  await live('search', '1.0.0');
  await site.store('search', '1.0.1', bundleSource('throw new Error("broken");'));
  const { body } = (await site.operate('search/preview', { version: '1.0.1' })) as { body: { link: string } };
  const [cookie = ''] = (await site.get(new URL(body.link).pathname)).headers.getSetCookie();
  expect((await look('/search/a', cookie.split(';')[0])).status).toBe(503);
  expect((await look('/search/a')).status).toBe(200);
});

test('[REL-05] a link that has expired, was changed or was signed by another key shows nothing, and its cookie is removed', async () => {
  await live('search', '1.0.0');
  await site.store('search', '1.0.1', page('search', '1.0.1'));
  const { body } = (await site.operate('search/preview', { version: '1.0.1', lasts: 60_000 })) as {
    body: { link: string };
  };
  const token = body.link.split('/').at(-1) ?? '';
  const wrong = `${token.slice(0, -4)}AAAA`;
  expect((await site.get(`/preview/${wrong}`)).status).toBe(404);
  for (const cookie of [
    `__Host-preview-search=${wrong}`,
    `__Host-preview-listing=${token}`,
    '__Host-preview-search=search@1.0.1',
  ]) {
    const ignored = await look('/search/a', cookie);
    expect([version(ignored.text), ignored.cookies]).toEqual([
      'search 1.0.0',
      [expect.stringContaining(`${cookie.split('=')[0]}=; Max-Age=0`)],
    ]);
  }
  // The host uses the API's clock as last received, plus the time that has passed since: it may hear it again
  // meanwhile.
  site.clockAhead = 61_000;
  const passed = performance.now.bind(performance);
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => passed() + 61_000);
  expect((await site.get(`/preview/${token}`)).status).toBe(410);
  expect(version((await look('/search/a', `__Host-preview-search=${token}`)).text)).toBe('search 1.0.0');
  clock.mockRestore();
});

test('[REL-05] nothing in an address chooses a release: only signed links and operations do', async () => {
  await live('search', '1.0.0');
  await site.store('search', '1.0.1', page('search', '1.0.1'));
  for (const path of [
    '/search/a?release=search@1.0.1',
    '/search/a?preview=search@1.0.1',
    '/search/a?override=http://localhost:8080',
  ])
    expect(version((await look(path)).text)).toBe('search 1.0.0');
});

test('[REL-02] a release changed on the disk is not served: the previous one is, at once and after a restart', async () => {
  await live('search', '1.0.0');
  await site.store('search', '1.0.1', page('search', '1.0.1'));
  await site.operate('search/promote', { version: '1.0.1' });
  const folder = join(site.dataDir, 'releases/search/1.0.1');
  const other = page('search', 'evil');
  await writeFile(join(folder, 'server.cjs'), other);
  await site.restart();
  expect(version((await look('/search/a')).text)).toBe('search 1.0.0');
  await writeFile(join(folder, 'server.cjs'), page('search', '1.0.1'));
  await site.restart();
  expect(version((await look('/search/a')).text)).toBe('search 1.0.1');
  await writeFile(join(folder, 'manifest.sig'), JSON.stringify(site.ring.sign('release', { area: 'search' })));
  await site.restart();
  expect(version((await look('/search/a')).text)).toBe('search 1.0.0');
});

test('[REL-02] a host does not start with a build of the shell that was changed or signed by another key', async () => {
  const folder = join(site.dataDir, 'releases/host/1.0.0-test');
  const signature = await readFile(join(folder, 'manifest.sig'), 'utf8');
  await writeFile(
    join(folder, 'manifest.sig'),
    JSON.stringify(site.ring.sign('release', JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))),
  );
  await expect(site.another()).rejects.toThrow(
    /can't be trusted: its signature does not fit it\. npm start makes another\.$/,
  );
  await writeFile(join(folder, 'manifest.sig'), signature);
  await writeFile(join(folder, 'server.cjs'), 'exports.renderShell = () => "evil";');
  await expect(site.another()).rejects.toThrow('is not the file that was published');
});

test('[REL-104] audiences get a rollout whatever its percentage: staff, members, a region, a header', async () => {
  await site.close();
  site = await openSite({ PAGE_CACHE_MB: '0', REGION_HEADER: 'X-Region' });
  await live('search', '1.0.0');
  await site.store('search', '1.0.1', page('search', '1.0.1'));
  site.api = ({ path, headers }) => {
    const role = { 'Bearer of.the.admin': 'admin', 'Bearer of.a.member': null }[headers.authorization ?? ''];
    const member = { id: 7, username: 'ann', name: 'Ann', avatar: null, agentId: null, role };
    return path === '/auth/session'
      ? { body: { signedIn: role !== undefined, member: role === undefined ? null : member } }
      : undefined;
  };
  const cookie = (token: string) => ({ cookie: `__Host-session=7; __Host-access=${token}` });
  const visitors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    admin: cookie('of.the.admin'),
    member: cookie('of.a.member'),
    forged: cookie('of.the.forger'),
    victorian: { 'x-region': 'VIC' },
    tester: { 'x-tester': 'yes' },
    anybody: { 'x-region': 'NSW', 'x-tester': 'no' },
  };
  const reached = async (...audiences: readonly string[]): Promise<readonly string[]> => {
    expect(await site.operate('search/rollout', { version: '1.0.1', percent: 0, audiences })).toMatchObject({
      status: 200,
    });
    const found: string[] = [];
    for (const [name, headers] of Object.entries(visitors))
      if (version((await site.get('/search/a', { headers })).text) === 'search 1.0.1') found.push(name);
    return found;
  };
  expect(await reached('staff')).toEqual(['admin']);
  expect(await reached('members')).toEqual(['admin', 'member']);
  expect(await reached('region:vic', 'header:x-tester=yes')).toEqual(['victorian', 'tester']);
  await site.operate('search/rollout', { version: '1.0.1', percent: 0 });
  expect(version((await site.get('/search/a', { headers: visitors['admin'] ?? {} })).text)).toBe('search 1.0.0');
});
