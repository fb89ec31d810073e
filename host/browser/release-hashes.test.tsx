import { federationManifest, knowFirstHashes, knowHashes } from './release-hashes.ts';

const page = globalThis as {
  __VERANDAH_INTEGRITY__?: Record<string, string>;
  __VERANDAH_HASHES__?: (address: string) => Promise<void> | undefined;
  fetch?: unknown;
};
const release = (area: string) => ({ entry: `/r/${area}/1.0.0/web/remoteEntry.js`, hashes: 'sha384-map' });
const respondWith = (...given: readonly (object | null)[]): jest.Mock => {
  const fetched = jest.fn();
  for (const one of given)
    fetched.mockImplementationOnce(() =>
      Promise.resolve({ ok: one !== null, status: one ? 200 : 503, text: () => Promise.resolve(JSON.stringify(one)) }),
    );
  page.fetch = fetched;
  return fetched;
};

beforeEach(() => {
  page.__VERANDAH_INTEGRITY__ = { '/r/here/1.0.0/web/remoteEntry.js': 'sha384-here' };
});

test("the hashes of the page's own release are present; those of another are fetched once, verified by their own hash", async () => {
  const fetched = respondWith({ 'web/remoteEntry.js': 'sha384-entry', 'web/js/app.js': 'sha384-app' });
  await knowHashes(release('here'));
  expect(fetched).not.toHaveBeenCalled();
  await Promise.all([knowHashes(release('there')), knowHashes(release('there'))]);
  expect(fetched.mock.calls).toEqual([['/r/there/1.0.0/web/integrity.json', { integrity: 'sha384-map' }]]);
  expect(page.__VERANDAH_INTEGRITY__).toEqual({
    '/r/here/1.0.0/web/remoteEntry.js': 'sha384-here',
    '/r/there/1.0.0/web/remoteEntry.js': 'sha384-entry',
    '/r/there/1.0.0/web/js/app.js': 'sha384-app',
  });
});

test("a release's federation manifest is its hash map and is fetched once", async () => {
  const manifest = { name: 'mf_new__1', integrity: { 'remoteEntry.js': 'sha384-entry', 'js/app.js': 'sha384-app' } };
  const fetched = respondWith(manifest);
  const newer = { ...release('new'), manifest: '/r/new/1.0.0/web/mf-manifest.json' };
  await knowHashes(newer);
  expect(JSON.parse(await federationManifest(newer))).toEqual(manifest);
  expect(fetched.mock.calls).toEqual([['/r/new/1.0.0/web/mf-manifest.json', { integrity: 'sha384-map' }]]);
  expect(page.__VERANDAH_INTEGRITY__).toMatchObject({
    '/r/new/1.0.0/web/remoteEntry.js': 'sha384-entry',
    '/r/new/1.0.0/web/js/app.js': 'sha384-app',
  });
  await expect(federationManifest(release('new'))).rejects.toThrow('has no manifest with its hashes');
});

test('[SHELL-38] hashes that cannot be fetched are requested twice again; then they are a failed load, and can be retried', async () => {
  const fetched = respondWith(null, null, null, null, { 'web/remoteEntry.js': 'sha384-entry' });
  jest.useFakeTimers();
  const failure = knowHashes(release('unavailable')).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(400 + 1600);
  expect(String(await failure)).toContain('/r/unavailable/1.0.0/web/integrity.json responded 503.');
  const loaded = knowHashes(release('unavailable'));
  await jest.advanceTimersByTimeAsync(400);
  await loaded;
  jest.useRealTimers();
  expect(fetched).toHaveBeenCalledTimes(5);
  expect(page.__VERANDAH_INTEGRITY__?.['/r/unavailable/1.0.0/web/remoteEntry.js']).toBe('sha384-entry');
});

test('a release from before hash maps has its hashes in the boot data', async () => {
  const fetched = respondWith();
  await knowHashes({ entry: '/r/old/1.0.0/web/remoteEntry.js' });
  expect(fetched).not.toHaveBeenCalled();
});

const boot = {
  hostVersion: '2.0.0',
  shellHashes: 'sha384-shell-map',
  integrity: { '/r/old/0.9.0/web/remoteEntry.js': 'sha384-old' },
  page: { area: 'first', name: 'p', params: {}, data: {}, head: { title: 'P' } },
  areas: Object.fromEntries(
    ['first', 'second'].map((area) => [
      area,
      { routes: ['/'], live: { version: '1.0.0', container: `mf_${area}`, ...release(area) } },
    ]),
  ),
};
const tag = (html: string): void => document.head.insertAdjacentHTML('beforeend', html);

test('a page reads its first files’ hashes from its head and fetches its shell’s and release’s maps, for which loads wait', async () => {
  tag(
    '<link rel="stylesheet" href="/r/host/2.0.0/web/css/shell.css" integrity="sha384-style"><link rel="preload" as="script" href="/r/first/1.0.0/web/remoteEntry.js" integrity="sha384-entry">',
  );
  const fetched = respondWith(
    { 'web/js/later.js': 'sha384-later' },
    { 'web/js/part.js': 'sha384-part' },
    { 'web/js/map.js': 'sha384-map-part' },
  );
  knowFirstHashes(boot);
  expect(page.__VERANDAH_INTEGRITY__).toEqual({
    '/r/old/0.9.0/web/remoteEntry.js': 'sha384-old',
    '/r/host/2.0.0/web/css/shell.css': 'sha384-style',
    '/r/first/1.0.0/web/remoteEntry.js': 'sha384-entry',
  });
  expect(fetched.mock.calls).toEqual([
    ['/r/host/2.0.0/web/integrity.json', { integrity: 'sha384-shell-map' }],
    ['/r/first/1.0.0/web/integrity.json', { integrity: 'sha384-map' }],
  ]);
  const hashOf = (path: string) => page.__VERANDAH_HASHES__?.(`http://localhost${path}`);
  expect(hashOf('/r/first/1.0.0/web/remoteEntry.js')).toBeUndefined();
  await Promise.all([
    hashOf('/r/host/2.0.0/web/js/later.js'),
    hashOf('/r/first/1.0.0/web/js/part.js'),
    hashOf('/r/second/1.0.0/web/js/map.js'),
  ]);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(page.__VERANDAH_INTEGRITY__).toMatchObject({
    '/r/host/2.0.0/web/js/later.js': 'sha384-later',
    '/r/first/1.0.0/web/js/part.js': 'sha384-part',
    '/r/second/1.0.0/web/js/map.js': 'sha384-map-part',
  });
  // A file in no map of the release set does not wait and is rejected.
  expect([hashOf('/r/first/1.0.0/web/js/part.js'), hashOf('/r/third/1.0.0/web/js/x.js')]).toEqual([
    undefined,
    undefined,
  ]);
});
