import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openKeyRing, type KeyRing } from '../trust/key-ring.ts';
import { integrityOf } from './files.ts';
import { buildProblem, newestBuild } from './host-builds.ts';
import { installBuild } from './install-build.ts';

let root: string;
let releases: string;
let ring: KeyRing;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'verandah-install-'));
  releases = join(root, 'data/releases');
  ring = openKeyRing(join(root, 'secrets'));
});
afterEach(() => rm(root, { recursive: true }));

const built = 'exports.renderShell = 0;';
/** An unsigned build of the shell, as an image contains it. */
async function unsigned(version: string, server = built): Promise<string> {
  const folder = join(root, `built-${version}`);
  await mkdir(folder);
  await writeFile(join(folder, 'server.cjs'), server);
  const named = { path: 'server.cjs', integrity: integrityOf(built) };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ schema: 1, version, integrity: {}, server: named }));
  return folder;
}

test('[REL-54] a build of the shell is signed by the site that installs it, as its newest; the original stays as it is', async () => {
  const folder = await unsigned('1.0.0-a');
  expect(await installBuild(folder, releases, ring)).toBe('1.0.0-a');
  expect(await newestBuild(releases)).toBe('1.0.0-a');
  expect(await buildProblem(join(releases, 'host/1.0.0-a'), ring)).toBeNull();
  expect(await readdir(folder)).toEqual(['manifest.json', 'server.cjs']);
  expect((await readdir(join(releases, 'host'))).toSorted()).toEqual(['1.0.0-a', 'newest']);
});

test('[REL-54] an installed build that is valid stays, one that was changed is replaced', async () => {
  const folder = await unsigned('1.0.0-a');
  await installBuild(folder, releases, ring);
  const installed = join(releases, 'host/1.0.0-a');
  // Such as the time of its last use, which the host writes there.
  await writeFile(join(installed, 'served'), '');
  await installBuild(folder, releases, ring);
  expect(await readdir(installed)).toContain('served');
  await writeFile(join(installed, 'server.cjs'), 'evil()');
  await installBuild(folder, releases, ring);
  expect(await readFile(join(installed, 'server.cjs'), 'utf8')).toBe(built);
});

test('[REL-54] a build with files that its manifest does not name is refused, and the one before it stays the newest', async () => {
  await installBuild(await unsigned('1.0.0-a'), releases, ring);
  await expect(installBuild(await unsigned('1.0.0-b', 'evil()'), releases, ring)).rejects.toThrow(
    'server.cjs in built-1.0.0-b is not the file that was built',
  );
  await expect(installBuild(join(root, 'none'), releases, ring)).rejects.toThrow('no build of the shell');
  expect(await newestBuild(releases)).toBe('1.0.0-a');
  expect((await readdir(join(releases, 'host'))).toSorted()).toEqual(['1.0.0-a', 'newest']);
});

test('[REL-54] the version of a build names a folder of the place of builds, never another one', async () => {
  const folder = await unsigned('1.0.0-a');
  const text = await readFile(join(folder, 'manifest.json'), 'utf8');
  await writeFile(join(folder, 'manifest.json'), text.replace('1.0.0-a', '../../../secrets'));
  await expect(installBuild(folder, releases, ring)).rejects.toThrow('is not a version');
  expect((await readdir(join(root, 'secrets'))).length).toBeGreaterThan(0);
});
