import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRelease } from '../test-kit/hand-written-release.ts';
import { openKeyRing, type KeyRing } from '../trust/key-ring.ts';
import { openStore, type ReleaseStore } from './release-store.ts';
import { storageProblem } from './sealed-release.ts';

let root: string;
let store: ReleaseStore;
let ring: KeyRing;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'verandah-store-'));
  ring = openKeyRing(join(root, '.secrets'));
  store = openStore(root, ring);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function incoming(release: Parameters<typeof writeRelease>[1]): Promise<string> {
  const workspace = await store.workspace();
  await writeRelease(workspace, release);
  return workspace;
}

test('[REL-59] files are compressed before the release is adopted, until a refusal, and problems are left to adopting', async () => {
  const long = { version: '1.2.0', entry: 'self.entry = 1;\n'.repeat(40) };
  const forms = async (workspace: string): Promise<string[]> =>
    (await readdir(workspace, { recursive: true })).filter((path) => /\.(?:br|gz)$/.test(path)).toSorted();
  const [refused, accepted] = [await incoming(long), await incoming(long)];
  await store.compress(refused, AbortSignal.abort());
  await store.compress(accepted, new AbortController().signal);
  expect([await forms(refused), await forms(accepted)]).toEqual([[], ['web/entry.js.br', 'web/entry.js.gz']]);
  await store.adopt(accepted);
  expect(await forms(store.folder('search', '1.2.0'))).toEqual(['web/entry.js.br', 'web/entry.js.gz']);
  await rm(join(refused, 'web/entry.js'));
  await store.compress(refused, new AbortController().signal);
  await expect(store.adopt(refused)).rejects.toMatchObject({ reason: 'files-differ' });
});

test('[REL-02] a release is stored with its browser and server builds, routes, squad, sizes and integrity hashes', async () => {
  const { manifest, existed } = await store.adopt(await incoming({ version: '1.2.0' }));
  expect(existed).toBe(false);
  expect(await readFile(join(store.folder('search', '1.2.0'), 'server.cjs'), 'utf8')).toContain('exports.load');
  expect(await readFile(join(store.folder('search', '1.2.0'), 'web/entry.js'), 'utf8')).toContain('self.entry');
  expect(await store.manifest('search', '1.2.0')).toEqual(manifest);
  expect(manifest).toMatchObject({
    contract: { routes: ['/search/*'], squad: 'search-squad' },
    files: [{ bytes: expect.any(Number), integrity: expect.stringMatching(/^sha384-/) }, {}],
  });
  expect(await store.versions('search')).toEqual(['1.2.0']);
});

test('[REL-02] the same version with other bytes is rejected, with the same bytes it is the existing release', async () => {
  await store.adopt(await incoming({ version: '1.2.0' }));
  expect(await store.adopt(await incoming({ version: '1.2.0' }))).toMatchObject({ existed: true });
  await expect(store.adopt(await incoming({ version: '1.2.0', entry: 'self.other = 1;' }))).rejects.toMatchObject({
    reason: 'version-taken',
  });
  expect(await readFile(join(store.folder('search', '1.2.0'), 'web/entry.js'), 'utf8')).toContain('self.entry');
});

test('[REL-02] a file that does not match its hash in the manifest is rejected, and nothing is left behind', async () => {
  const tampered = await incoming({});
  await writeFile(join(tampered, 'web/entry.js'), 'evil()');
  await expect(store.adopt(tampered)).rejects.toMatchObject({
    reason: 'files-differ',
    message: expect.stringContaining('web/entry.js'),
  });
  const stray = await incoming({});
  await writeFile(join(stray, 'web/more.js'), '');
  await expect(store.adopt(stray)).rejects.toMatchObject({
    reason: 'files-differ',
    message: expect.stringContaining('web/more.js'),
  });
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
  await expect(store.adopt(broken)).rejects.toMatchObject({
    reason: 'manifest-invalid',
    message: expect.stringContaining('files.0.path'),
  });
  await expect(store.adopt(await store.workspace())).rejects.toMatchObject({
    reason: 'manifest-invalid',
    message: 'The release has no manifest.json.',
  });
});

test('a full disk is reported in one line', () => {
  expect(storageProblem(Object.assign(new Error('no space'), { code: 'ENOSPC' }), '/data/releases')).toMatchObject({
    reason: 'storage-failed',
    message: 'The disk that holds /data/releases is full; nothing was stored. Free some space, then publish again.',
  });
});

/** Tampers with the manifest of a stored release. */
async function tamper(version: string, change: (manifest: Record<string, unknown>) => unknown): Promise<void> {
  const file = join(store.folder('search', version), 'manifest.json');
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>)));
}
const problemOf = async (version: string): Promise<string | null> => {
  const found = await store.read('search', version);
  return 'problem' in found ? found.problem : null;
};

test('[REL-02] a manifest is signed when it is accepted, and valid only as it was signed', async () => {
  await store.adopt(await incoming({ version: '1.0.0' }));
  expect(await problemOf('1.0.0')).toBeNull();
  const changes: ((manifest: Record<string, unknown>) => unknown)[] = [
    ({ server, ...rest }) => ({ ...rest, server: { path: (server as { path: string }).path } }),
    ({ files, ...rest }) => ({
      ...rest,
      files: (files as { integrity?: string }[]).map(({ integrity: _integrity, ...file }) => file),
    }),
    ({ budgets: _budgets, styles: _styles, ...rest }) => rest,
    ({ firstPageScript, ...rest }) => ({ ...rest, firstPageScript: Number(firstPageScript) + 1 }),
    ({ server, ...rest }) => ({ ...rest, server: { ...(server as object), integrity: `sha384-${'A'.repeat(64)}` } }),
    (manifest) => ({ ...manifest, more: true }),
  ];
  const whole = JSON.parse(await readFile(join(store.folder('search', '1.0.0'), 'manifest.json'), 'utf8')) as unknown;
  for (const change of changes) {
    await tamper('1.0.0', change);
    expect(await problemOf('1.0.0')).toBe('its signature does not fit it');
    expect(await store.manifest('search', '1.0.0')).toBeNull();
    await tamper('1.0.0', () => whole);
  }
  expect(await problemOf('1.0.0')).toBeNull();
  await rm(join(store.folder('search', '1.0.0'), 'manifest.sig'));
  expect(await problemOf('1.0.0')).toBe('it is not signed');
});

test('[REL-02] a manifest without the hash of one of its files is rejected', async () => {
  for (const lacking of ['files', 'server'] as const) {
    const folder = await incoming({});
    const file = join(folder, 'manifest.json');
    const { files, server, ...rest } = JSON.parse(await readFile(file, 'utf8')) as {
      files: { path: string; integrity?: string }[];
      server: { path: string; integrity?: string };
    };
    if (lacking === 'files') delete files[0]?.integrity;
    else delete server.integrity;
    await writeFile(file, JSON.stringify({ ...rest, files, server }));
    await expect(store.adopt(folder)).rejects.toMatchObject({
      reason: 'manifest-invalid',
      message: expect.stringContaining('integrity'),
    });
  }
});

test('[REL-02] the manifest and signature of another release, or a signature by an unknown key, are rejected', async () => {
  await store.adopt(await incoming({ version: '1.0.0' }));
  await store.adopt(await incoming({ version: '1.0.1', entry: 'self.other = 1;' }));
  const place = (file: string, version = '1.0.0'): string => join(store.folder('search', version), file);
  const own = {
    manifest: await readFile(place('manifest.json'), 'utf8'),
    signature: await readFile(place('manifest.sig'), 'utf8'),
  };
  await cp(place('manifest.sig', '1.0.1'), place('manifest.sig'));
  expect(await problemOf('1.0.0')).toBe('its signature does not fit it');
  await cp(place('manifest.json', '1.0.1'), place('manifest.json'));
  expect(await problemOf('1.0.0')).toBe('its manifest is that of search 1.0.1');
  await writeFile(place('manifest.json'), own.manifest);
  const stranger = openKeyRing(join(root, 'of-a-stranger')).sign('release', JSON.parse(own.manifest));
  await writeFile(place('manifest.sig'), JSON.stringify(stranger));
  expect(await problemOf('1.0.0')).toBe(`it is signed by ${stranger.keyId}, a key that is not trusted`);
  // Under the name of a trusted key.
  await writeFile(
    place('manifest.sig'),
    JSON.stringify({ ...stranger, keyId: (JSON.parse(own.signature) as { keyId: string }).keyId }),
  );
  expect(await problemOf('1.0.0')).toBe('its signature does not fit it');
  await writeFile(place('manifest.sig'), own.signature);
  expect(await problemOf('1.0.0')).toBeNull();
});

test("[REL-02] a release under another one's version is rejected, even with a valid signature", async () => {
  await store.adopt(await incoming({ version: '1.0.0' }));
  await cp(store.folder('search', '1.0.0'), store.folder('search', '1.0.1'), { recursive: true });
  expect(await problemOf('1.0.1')).toBe('its manifest is that of search 1.0.0');
});

test('[REL-02] a release of a retired key is rejected, unless it was signed again before', async () => {
  const { signature } = await store.adopt(await incoming({ version: '1.0.0' }));
  await store.adopt(await incoming({ version: '1.0.1' }));
  ring.rotate();
  expect(await problemOf('1.0.0')).toBeNull();
  await store.signAgain('search', '1.0.1');
  ring.retire(signature.keyId);
  expect([await problemOf('1.0.0'), await problemOf('1.0.1')]).toEqual([
    `it is signed by ${signature.keyId}, a key that is not trusted`,
    null,
  ]);
  await expect(store.signAgain('search', '1.0.0')).rejects.toMatchObject({ reason: 'untrusted-release' });
});

test('[REL-02] changed files are found; the same release replaces one with an invalid signature, other bytes never do', async () => {
  const { manifest } = await store.adopt(await incoming({ version: '1.0.0' }));
  expect(await store.damage(manifest)).toBeNull();
  await writeFile(join(store.folder('search', '1.0.0'), 'server.cjs'), 'evil()');
  await rm(join(store.folder('search', '1.0.0'), 'web/entry.js'));
  const damage = await store.damage(manifest);
  expect(damage).toContain('The release lacks web/entry.js');
  expect(damage).toContain('server.cjs is not the file that the manifest names');
  await expect(store.adopt(await incoming({ version: '1.0.0', entry: 'other' }), true)).rejects.toMatchObject({
    reason: 'version-taken',
  });
  expect(await store.adopt(await incoming({ version: '1.0.0' }), true)).toMatchObject({ existed: false });
  expect(await store.damage(manifest)).toBeNull();
  expect(await readdir(join(root, '.incoming'))).toEqual([]);
});
