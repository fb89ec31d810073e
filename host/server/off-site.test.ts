import { inRollout } from '@verandah/releases';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';

let site: Site;
beforeEach(async () => {
  site = await openSite({ EXPECTED_AREAS: '{"walks":["/walks/*"]}' });
});
afterEach(() => site.close());

const page = (text: string): string => bundleSource(`return page("${text} sees " + request.routes.join(" "));`);
async function live(area: string, version = '1.0.0'): Promise<void> {
  await site.store(area, version, page(`${area} ${version}`));
  expect(await site.operate(`${area}/promote`, { version })).toMatchObject({ status: 200 });
}
const seeds = Array.from({ length: 1000 }, (_, at) => String(at).padStart(5, '0'));
const cookieOf = (isInside: boolean) => ({
  headers: {
    cookie: `__Host-visitor-bucket=${seeds.find((seed) => inRollout(seed, 'walks', { version: '1.0.0', percent: 50 }) === isInside)}`,
  },
});

test('[REL-27] a first release in rollout has pages for its visitors, and none for the others', async () => {
  await live('search');
  await site.store('walks', '1.0.0', page('walks 1.0.0'));
  expect(await site.operate('walks/rollout', { version: '1.0.0', percent: 50 })).toMatchObject({ status: 200 });
  const inside = await site.get('/walks/a', cookieOf(true));
  expect([inside.status, inside.text.includes('walks 1.0.0 sees /search/* /walks/*')]).toEqual([200, true]);
  expect((await site.get('/search/a', cookieOf(true))).text).toContain('sees /search/* /walks/*');
  const outside = await site.get('/search/a', cookieOf(false));
  expect([outside.headers.get('vary'), outside.text.includes('sees /search/*<')]).toEqual([
    'accept-encoding, cookie',
    true,
  ]);
  expect((await site.get('/walks/a', cookieOf(false))).text).not.toContain('walks 1.0.0 sees');
});

test('[REL-28, REL-37] pages of a withdrawn area are gone or redirect, and other areas have no links to them', async () => {
  await live('search');
  await live('walks');
  expect((await site.get('/search/a')).text).toContain('sees /search/* /walks/*');
  expect(
    await site.operate('walks/withdraw', { redirects: { '/walks/old': '/search/new' }, why: 'wrong prices' }),
  ).toMatchObject({ status: 200, body: { withdrawn: true } });
  const gone = await site.get('/walks/a');
  expect([gone.status, gone.text.includes('"kind":"gone"')]).toEqual([410, true]);
  const moved = await site.get('/walks/old');
  expect([moved.status, moved.headers.get('location'), moved.headers.get('cache-control')]).toEqual([
    302,
    '/search/new',
    'private, no-cache',
  ]);
  const search = await site.get('/search/a');
  expect(search.text).toContain('sees /search/*<');
  expect(search.text).not.toMatch(/"walks":\{/);
  // Open tabs learn of it by the check of the version.
  const versionHeader = async () =>
    (await site.get('/api/version', { method: 'HEAD' })).headers.get('x-verandah-withdrawn');
  expect(await versionHeader()).toBe('walks');
  // A restart follows the copy of the pins, too.
  await site.restart();
  expect((await site.get('/walks/a')).status).toBe(410);

  expect(await site.operate('walks/restore', {})).toMatchObject({ status: 200, body: { withdrawn: false } });
  expect((await site.get('/walks/a')).status).toBe(200);
  expect(await versionHeader()).toBeNull();
});

test('[REL-29] areas that are promoted together change on a page at once, and one preview link shows both', async () => {
  await live('search');
  await live('walks');
  for (const area of ['search', 'walks']) await site.store(area, '1.1.0', page(`${area} 1.1.0`));
  const { body } = await site.operate('search/preview', {
    version: '1.1.0',
    also: [{ area: 'walks', version: '1.1.0' }],
  });
  const { link } = body as { link: string };
  const followed = await site.get(new URL(link).pathname);
  expect(followed.status).toBe(303);
  const cookie = followed.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  for (const area of ['search', 'walks']) {
    expect((await site.get(`/${area}/a`, { headers: { cookie } })).text).toContain(`${area} 1.1.0 sees`);
    expect((await site.get(`/${area}/a`)).text).toContain(`${area} 1.0.0 sees`);
  }
  const releases = ['search', 'walks'].map((area) => ({ area, version: '1.1.0', expected: '1.0.0' }));
  expect(await site.operate('../promote', { releases })).toMatchObject({ status: 200, body: { changed: true } });
  const text = (await site.get('/search/a')).text;
  expect(text.match(/"version":"1\.1\.0"/g)).toHaveLength(2);
});
