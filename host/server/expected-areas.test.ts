import { readSettings } from '../settings.ts';
import { bundleSource, openSite } from './test-kit/site.ts';

const expected = { search: ['/', '/for-sale/*'], agents: ['/agent-finder', '/agent/:username'] };

test('[SHELL-20] on a first start, pages of areas that are still being built return 503 with Retry-After, unknown ones 404', async () => {
  const site = await openSite({ EXPECTED_AREAS: JSON.stringify(expected) });
  const statusOf = async (path: string): Promise<readonly [number, string | null]> => {
    const { status, headers } = await site.get(path, { headers: { accept: 'text/html' } });
    return [status, headers.get('retry-after')];
  };
  try {
    for (const path of ['/', '/for-sale/richmond-vic-3121/houses?page=2', '/agent/olivia'])
      expect([path, ...(await statusOf(path))]).toEqual([path, 503, '10']);
    for (const path of ['/nowhere', '/agent', '/agent/%ff', '/agent/a/b'])
      expect([path, ...(await statusOf(path))]).toEqual([path, 404, null]);
    expect((await statusOf('/about/privacy'))[0]).toBe(200);

    await site.store('search', '1.0.0', bundleSource('return page("<h1>Found</h1>");'), { routes: ['/'] });
    await site.operate('search/promote', { version: '1.0.0' });
    expect(await statusOf('/')).toEqual([200, null]);
    // The live release decides which pages exist, whatever was expected of it.
    expect(await statusOf('/for-sale/richmond-vic-3121')).toEqual([404, null]);
    expect(await statusOf('/agent/olivia')).toEqual([503, '10']);
  } finally {
    await site.close();
  }
});

test('[SHELL-20] the setting contains routes by area name', () => {
  expect(readSettings({ EXPECTED_AREAS: JSON.stringify(expected) }).expectedAreas).toEqual(expected);
  expect(readSettings({}).expectedAreas).toEqual({});
  for (const wrong of ['search', '[]', '{"search":"/"}', '{"search":["for-sale"]}', '{"Search!":["/"]}'])
    expect(() => readSettings({ EXPECTED_AREAS: wrong })).toThrow(/^EXPECTED_AREAS must be/);
});
