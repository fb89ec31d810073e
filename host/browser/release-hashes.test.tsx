import { knowHashes } from './release-hashes.ts';

const page = globalThis as { __VERANDAH_INTEGRITY__?: Record<string, string>; fetch?: unknown };
const release = (area: string) => ({ entry: `/r/${area}/1.0.0/web/remoteEntry.js`, hashes: 'sha384-map' });
const answers = (...given: readonly (object | null)[]): jest.Mock => {
  const fetched = jest.fn();
  for (const one of given) fetched.mockImplementationOnce(() => Promise.resolve({ ok: one !== null, status: one ? 200 : 503, json: () => Promise.resolve(one) }));
  page.fetch = fetched;
  return fetched;
};

beforeEach(() => { page.__VERANDAH_INTEGRITY__ = { '/r/here/1.0.0/web/remoteEntry.js': 'sha384-here' }; });

test('the hashes of the page\'s own release are there; those of another are fetched once, by their own hash', async () => {
  const fetched = answers({ 'web/remoteEntry.js': 'sha384-entry', 'web/js/app.js': 'sha384-app' });
  await knowHashes(release('here'));
  expect(fetched).not.toHaveBeenCalled();
  await Promise.all([knowHashes(release('there')), knowHashes(release('there'))]);
  expect(fetched.mock.calls).toEqual([['/r/there/1.0.0/web/integrity.json', { integrity: 'sha384-map' }]]);
  expect(page.__VERANDAH_INTEGRITY__).toEqual({ '/r/here/1.0.0/web/remoteEntry.js': 'sha384-here', '/r/there/1.0.0/web/remoteEntry.js': 'sha384-entry', '/r/there/1.0.0/web/js/app.js': 'sha384-app' });
});

test('hashes that can\'t be had are a failed load, and may be tried again', async () => {
  const fetched = answers(null, { 'web/remoteEntry.js': 'sha384-entry' });
  await expect(knowHashes(release('away'))).rejects.toThrow('/r/away/1.0.0/web/integrity.json answers 503.');
  await knowHashes(release('away'));
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(page.__VERANDAH_INTEGRITY__?.['/r/away/1.0.0/web/remoteEntry.js']).toBe('sha384-entry');
});

test('a release that was built before there were such maps has its hashes in the boot data', async () => {
  const fetched = answers();
  await knowHashes({ entry: '/r/old/1.0.0/web/remoteEntry.js' });
  expect(fetched).not.toHaveBeenCalled();
});
