import { buildReleaseSet } from './release-set.ts';

test('[REL-08] a release whose manifest has another format affects its own area only', async () => {
  const warnings: object[] = [];
  const set = await buildReleaseSet(
    { revision: 3, pins: { search: { version: '1.0.0', previous: null } } },
    { read: async () => ({ problem: 'its manifest is not valid at pages', absent: false }), folder: () => '' } as never,
    { manifest: async () => ({ manifest: { area: 'search' }, signature: { keyId: '', value: '' } }) },
    { problem: () => null },
    { info: () => {}, warn: (fields) => void warnings.push(fields) },
  );
  expect(set).toMatchObject({ revision: 3, areas: [] });
  expect(warnings).toEqual([{ area: 'search', version: '1.0.0', problem: 'its manifest is not valid at pages' }]);
});

test('[REL-08] a release whose record can’t be read is logged with the error', async () => {
  const warnings: object[] = [];
  const unavailable = new Error('The API does not respond.');
  const set = await buildReleaseSet(
    { revision: 3, pins: { search: { version: '1.0.0', previous: null } } },
    { read: async () => ({ problem: 'it is not here', absent: true }), folder: () => '' } as never,
    { manifest: async () => Promise.reject(unavailable) },
    { problem: () => null },
    { info: () => {}, warn: (fields) => void warnings.push(fields) },
  );
  expect(set).toMatchObject({ revision: 3, areas: [] });
  expect(warnings).toContainEqual({ err: unavailable, area: 'search', version: '1.0.0' });
});
