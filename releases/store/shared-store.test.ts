import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { bucketStorage, readStorage, type Storage, type StorageSettings } from '@verandah/storage';
import { startBucketServer, type BucketServer } from '@verandah/storage/test-kit';
import { writeRelease } from '../test-kit/hand-written-release.ts';
import { openKeyRing, type KeyRing } from '../trust/key-ring.ts';
import { integrityOf } from './files.ts';
import { writeForms } from './forms.ts';
import { signBuild } from './host-builds.ts';
import { openStore, type ReleaseStore } from './release-store.ts';
import { sharedStore } from './shared-store.ts';

let server: BucketServer;
let root: string;
let ring: KeyRing;
let storage: ReturnType<typeof bucketStorage>;
let one: ReleaseStore;
let other: ReleaseStore;
let rounds = 0;
beforeAll(async () => {
  server = await startBucketServer();
  Object.assign(process.env, server.environment);
});
afterAll(() => server.close());
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'verandah-shared-'));
  ring = openKeyRing(join(root, 'secrets'));
  storage = bucketStorage({ ...(readStorage(server.environment) as StorageSettings), prefix: `round-${rounds++}/` });
  [one, other] = ['one', 'other'].map((name) => sharedStore(openStore(join(root, name), ring), ring, storage)) as [
    ReleaseStore,
    ReleaseStore,
  ];
});
afterEach(async () => {
  await storage.close();
  await rm(root, { recursive: true });
});

async function publish(store: ReleaseStore, release: Parameters<typeof writeRelease>[1], mends = false) {
  const workspace = await store.workspace();
  await writeRelease(workspace, release);
  return store.adopt(workspace, mends);
}
/** A storage whose n-th write of a file with such an ending fails, as if its server became unavailable. */
const failing = (ending: string, real: Storage): Storage => ({
  ...real,
  put: async (path, bytes) => {
    if (path.endsWith(ending))
      await bucketStorage({ bucket: 'verandah', prefix: '', endpoint: 'http://127.0.0.1:1', region: 'x' }).put(
        path,
        bytes,
      );
    await real.put(path, bytes);
  },
});

test('[REL-04] a release of one machine can be read on another, with files on its own disk, also without the storage', async () => {
  const { manifest } = await publish(one, { version: '1.0.0' });
  expect(await other.versions('search')).toEqual(['1.0.0']);
  expect(await other.areas()).toEqual(['search']);
  expect(await other.read('search', '1.0.0')).toMatchObject({ manifest });
  expect(await readFile(join(other.folder('search', '1.0.0'), 'server.cjs'), 'utf8')).toContain('exports.load');
  expect(await other.damage(manifest)).toBeNull();
  expect(await other.read('search', '9.0.0')).toMatchObject({ absent: true });
  await server.setUnavailable(true);
  expect(await other.manifest('search', '1.0.0')).toEqual(manifest);
  await server.setUnavailable(false);
});

test('[REL-04] a version that another machine has published is rejected with other files, and found with the same', async () => {
  await publish(one, { version: '1.0.0' });
  await expect(publish(other, { version: '1.0.0', entry: 'self.other = 1;' })).rejects.toMatchObject({
    reason: 'version-taken',
  });
  expect(await publish(one, { version: '1.0.0' })).toMatchObject({ existed: true });
  expect(await other.read('search', '1.0.0')).toMatchObject({ manifest: { version: '1.0.0' } });
});

test.each(['server.cjs', '1.0.0.json'])(
  "[REL-02] a release whose %s can't be stored for all is not stored at all",
  async (ending) => {
    const broken = sharedStore(openStore(join(root, 'one'), ring), ring, failing(ending, storage));
    await expect(publish(broken, { version: '1.0.0' })).rejects.toMatchObject({
      reason: 'storage-failed',
      message: expect.stringMatching(/can't be reached .* Nothing was stored\.$/),
    });
    expect([
      await storage.list('releases'),
      await storage.list('release-seals'),
      await openStore(join(root, 'one'), ring).versions('search'),
    ]).toEqual([[], [], []]);
    expect(await publish(one, { version: '1.0.0' })).toMatchObject({ existed: false });
  },
);

test('[REL-02] a file that was changed in the storage, or a seal by an untrusted key, is copied to no machine', async () => {
  const { manifest } = await publish(one, { version: '1.0.0' });
  await storage.put('releases/search/1.0.0/server.cjs', 'exports.load = 0;');
  expect(await other.read('search', '1.0.0')).toMatchObject({
    problem: expect.stringMatching(/^server\.cjs in the storage is not the file/),
    absent: false,
  });
  expect(await one.damage(manifest)).toMatch(/^server\.cjs in the storage/);
  // Publishing from source repairs it for all.
  await publish(one, { version: '1.0.0' });
  expect(await one.damage(manifest)).toBeNull();
  const stranger = openKeyRing(join(root, 'strangers'));
  await storage.put(
    'release-seals/search/1.0.0.json',
    JSON.stringify({ document: manifest, signature: stranger.sign('release', manifest) }),
  );
  expect(await other.read('search', '1.0.0')).toMatchObject({ problem: expect.stringContaining('not trusted') });
  await storage.put('release-seals/search/1.0.0.json', 'no seal');
  expect(await other.read('search', '1.0.0')).toMatchObject({ absent: false });
});

test('[REL-04] a damaged copy is replaced, one that was signed again is valid', async () => {
  await publish(one, { version: '1.0.0' });
  await other.read('search', '1.0.0');
  await writeFile(join(other.folder('search', '1.0.0'), 'manifest.json'), '{');
  expect(await other.read('search', '1.0.0')).toMatchObject({ manifest: { version: '1.0.0' } });
  const [old] = ring.keys();
  ring.rotate();
  await one.signAgain('search', '1.0.0');
  ring.retire(old?.id ?? '');
  expect(await other.read('search', '1.0.0')).toMatchObject({ signature: { keyId: ring.keys()[0]?.id } });
});

test('[REL-04] a release that is requested while the storage is unavailable arrives when it is back', async () => {
  await publish(one, { version: '1.0.0' });
  await server.setUnavailable(true);
  expect(await other.read('search', '1.0.0')).toMatchObject({
    problem: expect.stringContaining("can't be reached"),
    absent: false,
  });
  expect(await other.bringMissed()).toBe(false);
  await server.setUnavailable(false);
  expect(await other.bringMissed()).toBe(true);
  expect(await other.bringMissed()).toBe(false);
});

test('[REL-06] removing a release deletes it from the storage, and from other machines at their next cleaning', async () => {
  for (const version of ['1.0.0', '1.0.1']) {
    await publish(one, { version });
    await other.read('search', version);
  }
  await one.remove('search', '1.0.0');
  await one.remove('search', '1.0.1');
  expect([await storage.list('releases'), await other.versions('search')]).toEqual([[], []]);
  await other.dropCopies({ search: ['1.0.1'] });
  expect(await openStore(join(root, 'other'), ring).versions('search')).toEqual(['1.0.1']);
});

const long = `self.homes = '${'home '.repeat(200)}';`;

test('[REL-02] forms compressed at publishing are stored for all, and other machines get them with the files', async () => {
  await publish(one, { version: '1.0.0', entry: long });
  expect((await storage.list('releases')).map(({ path }) => path.replace('releases/search/1.0.0/', ''))).toEqual([
    'server.cjs',
    'web/area.css',
    'web/entry.js',
    'web/entry.js.br',
    'web/entry.js.gz',
  ]);
  await other.read('search', '1.0.0');
  expect(
    brotliDecompressSync(await readFile(join(other.folder('search', '1.0.0'), 'web/entry.js.br'))).toString(),
  ).toBe(long);
  // The same release again is the existing one.
  expect(await publish(other, { version: '1.0.0', entry: long })).toMatchObject({ existed: true });
});

test('[REL-02] a compressed form that was changed in the storage is found, and copied to no machine; the release is', async () => {
  const { manifest } = await publish(one, { version: '1.0.0', entry: long });
  await storage.put('releases/search/1.0.0/web/entry.js.br', brotliCompressSync(Buffer.from('evil()')));
  await storage.put('releases/search/1.0.0/web/entry.js.gz', 'no gzip');
  await storage.put('releases/search/1.0.0/web/area.css.br', brotliCompressSync(Buffer.from('p{color:red}')));
  expect(await one.damage(manifest)).toMatch(/^web\/\S+ in the storage opens to something else/);
  expect(await other.read('search', '1.0.0')).toMatchObject({ manifest });
  expect((await readdir(join(other.folder('search', '1.0.0'), 'web'))).toSorted()).toEqual(['area.css', 'entry.js']);
  expect(await other.damage(manifest)).toMatch(/^web\/\S+ in the storage/);
  await publish(one, { version: '1.0.0', entry: long });
  expect(await one.damage(manifest)).toBeNull();
});

test('[REL-02] an older release without compressed forms is valid', async () => {
  const { manifest } = await publish(one, { version: '1.0.0', entry: long });
  for (const ending of ['br', 'gz']) await storage.remove(`releases/search/1.0.0/web/entry.js.${ending}`);
  expect(await other.read('search', '1.0.0')).toMatchObject({ manifest });
  expect(await other.damage(manifest)).toBeNull();
});

/** A build of the shell on one machine, served there. */
async function shellOn(store: ReleaseStore, version: string): Promise<void> {
  const folder = join(store.root, 'host', version);
  await mkdir(join(folder, 'web/js'), { recursive: true });
  const files = { 'web/js/shell.js': long + version, 'server.cjs': 'exports.renderShell = 0;' } as const;
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  await writeFile(
    join(folder, 'manifest.json'),
    JSON.stringify({
      schema: 1,
      version,
      integrity: { 'web/js/shell.js': integrityOf(files['web/js/shell.js']) },
      server: { path: 'server.cjs', integrity: integrityOf(files['server.cjs']) },
    }),
  );
  await writeForms(folder, ['web/js/shell.js']);
  await signBuild(folder, ring);
  expect(await store.builds.share(version)).toBeNull();
}
const shellFile = (store: ReleaseStore, version: string, path = 'web/js/shell.js'): Promise<string> =>
  readFile(join(store.root, 'host', version, path), 'utf8').catch(() => 'none');

test('[REL-04] a build of the shell that one machine serves is available to all, compressed files too, from the start', async () => {
  // Requested before it existed: that list must not be reused.
  await other.builds.bring('1.0.0-a');
  await shellOn(one, '1.0.0-a');
  await Promise.all([other.builds.bring('1.0.0-a'), other.builds.bring('1.0.0-a')]);
  expect([await shellFile(other, '1.0.0-a'), await other.builds.damage('1.0.0-a')]).toEqual([`${long}1.0.0-a`, null]);
  expect((await shellFile(other, '1.0.0-a', 'web/js/shell.js.br')).length).toBeLessThan(200);
  await other.builds.bring('../../secrets');
  expect(await other.builds.versions()).toEqual(['1.0.0-a']);
});

test('[REL-02] a build of the shell that was changed in the storage is found, and copied to no machine', async () => {
  await shellOn(one, '1.0.0-a');
  const seal = (await storage.get('shell-seals/1.0.0-a.json')) as Buffer;
  await storage.put('shells/1.0.0-a/web/js/shell.js', 'evil()');
  await other.builds.bring('1.0.0-a');
  expect([await shellFile(other, '1.0.0-a'), await other.builds.damage('1.0.0-a')]).toEqual([
    'none',
    'web/js/shell.js in the storage is not the file that the manifest names: its hash differs.',
  ]);
  const stranger = openKeyRing(join(root, 'strangers'));
  const { document } = JSON.parse(seal.toString()) as { document: object };
  const evil = { ...document, integrity: { 'web/js/shell.js': integrityOf('evil()') } };
  await storage.put(
    'shell-seals/1.0.0-a.json',
    JSON.stringify({ document: evil, signature: stranger.sign('shell', evil) }),
  );
  await other.builds.bring('1.0.0-a');
  expect([await shellFile(other, '1.0.0-a'), await other.builds.damage('1.0.0-a')]).toEqual([
    'none',
    expect.stringContaining('not trusted'),
  ]);
  // The next start of a host that has it repairs it for all.
  expect(await one.builds.share('1.0.0-a')).toBeNull();
  await other.builds.bring('1.0.0-a');
  expect(await shellFile(other, '1.0.0-a')).toBe(`${long}1.0.0-a`);
});

test('[REL-04] a build of the shell is shared once the storage is back, signed for all, and removed when long unserved', async () => {
  await server.setUnavailable(true);
  await expect(shellOn(one, '1.0.0-a')).rejects.toThrow("can't be reached");
  await server.setUnavailable(false);
  await one.bringMissed();
  await shellOn(one, '1.0.0-b');
  const [old] = ring.keys();
  ring.rotate();
  expect([await other.builds.signAgain('1.0.0-a'), await other.builds.signAgain('1.0.0-none')]).toEqual([true, false]);
  ring.retire(old?.id ?? '');
  const third = sharedStore(openStore(join(root, 'third'), ring), ring, storage);
  await third.builds.bring('1.0.0-a');
  await third.builds.bring('1.0.0-b');
  expect([await shellFile(third, '1.0.0-a'), await shellFile(third, '1.0.0-b')]).toEqual([`${long}1.0.0-a`, 'none']);
  expect(await third.builds.clean(new Date(Date.now() - 60_000))).toEqual([]);
  expect(await third.builds.clean(new Date(Date.now() + 60_000))).toEqual(['1.0.0-a', '1.0.0-b']);
  expect([await storage.list('shells'), await storage.list('shell-seals'), await storage.list('shell-served')]).toEqual(
    [[], [], []],
  );
});
