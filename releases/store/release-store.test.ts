import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRelease } from '../test-kit/hand-written-release.ts';
import { openStore, storageProblem, type ReleaseStore } from './release-store.ts';

let root: string;
let store: ReleaseStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'verandah-store-'));
  store = openStore(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function incoming(release: Parameters<typeof writeRelease>[1]): Promise<string> {
  const workspace = await store.workspace();
  await writeRelease(workspace, release);
  return workspace;
}

test('[REL-02] a release is stored with its browser and server builds, routes, squad, sizes and integrity hashes', async () => {
  const { manifest, existed } = await store.adopt(await incoming({ version: '1.2.0' }));
  expect(existed).toBe(false);
  expect(await readFile(join(store.folder('search', '1.2.0'), 'server.cjs'), 'utf8')).toContain('exports.load');
  expect(await readFile(join(store.folder('search', '1.2.0'), 'web/entry.js'), 'utf8')).toContain('self.entry');
  expect(await store.manifest('search', '1.2.0')).toEqual(manifest);
  expect(manifest).toMatchObject({ contract: { routes: ['/search/*'], squad: 'search-squad' }, files: [{ bytes: expect.any(Number), integrity: expect.stringMatching(/^sha384-/) }, {}] });
  expect(await store.versions('search')).toEqual(['1.2.0']);
});

test('[REL-02] the same version with other bytes is refused, with the same bytes it is the release that exists', async () => {
  await store.adopt(await incoming({ version: '1.2.0' }));
  expect(await store.adopt(await incoming({ version: '1.2.0' }))).toMatchObject({ existed: true });
  await expect(store.adopt(await incoming({ version: '1.2.0', entry: 'self.other = 1;' }))).rejects.toMatchObject({ reason: 'version-taken' });
  expect(await readFile(join(store.folder('search', '1.2.0'), 'web/entry.js'), 'utf8')).toContain('self.entry');
});

test('[REL-02] a file that is not the one its manifest names is refused, and nothing stays behind', async () => {
  const tampered = await incoming({});
  await writeFile(join(tampered, 'web/entry.js'), 'evil()');
  await expect(store.adopt(tampered)).rejects.toMatchObject({ reason: 'files-differ', message: expect.stringContaining('web/entry.js') });
  const stray = await incoming({});
  await writeFile(join(stray, 'web/more.js'), '');
  await expect(store.adopt(stray)).rejects.toMatchObject({ reason: 'files-differ', message: expect.stringContaining('web/more.js') });
  const lacking = await incoming({});
  await rm(join(lacking, 'web/area.css'));
  await expect(store.adopt(lacking)).rejects.toMatchObject({ reason: 'files-differ' });
  expect(await store.manifest('search', '1.0.0')).toBeNull();
  expect(await readdir(join(root, '.incoming'))).toEqual([]);
});

test('[REL-03] a manifest is checked field by field', async () => {
  const broken = await incoming({});
  const manifest = JSON.parse(await readFile(join(broken, 'manifest.json'), 'utf8')) as { files: { path: string }[] };
  (manifest.files[0] as { path: string }).path = '../../etc/passwd';
  await writeFile(join(broken, 'manifest.json'), JSON.stringify(manifest));
  await expect(store.adopt(broken)).rejects.toMatchObject({ reason: 'manifest-invalid', message: expect.stringContaining('files.0.path') });
  await expect(store.adopt(await store.workspace())).rejects.toMatchObject({ reason: 'manifest-invalid', message: 'The release has no manifest.json.' });
});

test('a full disk is told in one line', () => {
  expect(storageProblem(Object.assign(new Error('no space'), { code: 'ENOSPC' }), '/data/releases')).toMatchObject({
    reason: 'storage-failed', message: 'The disk that holds /data/releases is full; nothing was stored. Free some space, then publish again.',
  });
});
