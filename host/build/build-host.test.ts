import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { markSecrets, secretsIn } from '@verandah/areas/test-kit';
import { buildHost } from './build-host.ts';
import type { HostManifest } from './host-manifest.ts';

let place: string;
let manifest: HostManifest;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'host-'));
  const unmark = markSecrets();
  manifest = await buildHost(place).finally(unmark);
});
afterAll(() => rm(place, { recursive: true, force: true }));

test('a build of the shell lists its first scripts and styles, with a hash for every file', () => {
  expect(manifest.version).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);
  expect(manifest.scripts).toHaveLength(1);
  expect(manifest.styles).toHaveLength(1);
  for (const path of [...manifest.scripts, ...manifest.styles, manifest.beforePaint ?? ''])
    expect(manifest.integrity[path]).toMatch(/^sha384-/);
  expect(manifest.shared).toMatchObject({
    react: expect.stringMatching(/^19\./),
    '@verandah/kit': expect.stringMatching(/^1\./),
  });
});

test('the same source has the same version', async () => {
  const again = await buildHost(join(place, 'again'));
  expect(again).toEqual(manifest);
});

test('it runs under a strict content security policy: nothing is evaluated', async () => {
  for (const path of Object.keys(manifest.integrity).filter((name) => name.endsWith('.js'))) {
    expect(await readFile(join(place, path), 'utf8')).not.toMatch(/\bnew Function\(|\beval\(/);
  }
});

test('no file of the shell contains the name or the value of a secret setting of the build machine', async () => {
  const { files, found } = await secretsIn(place);
  expect(files).toBeGreaterThan(Object.keys(manifest.integrity).length);
  expect(found).toEqual([]);
});

test('the first page contains neither the GraphQL client nor code for navigation only', () => {
  expect(manifest.firstPageScript).toBeLessThan(115 * 1024);
});

test('[SRCH-47] what runs before the first paint is one small file', async () => {
  const bytes = gzipSync(await readFile(join(place, manifest.beforePaint ?? '')));
  expect(bytes.length).toBeLessThan(600);
});

test('[REL-04] the operations console has its own files, with hashes, and is small', async () => {
  const { scripts = [], styles = [] } = manifest.console ?? {};
  expect([scripts.length, styles.length]).toEqual([1, 1]);
  let bytes = 0;
  for (const path of [...scripts, ...styles]) {
    expect(path).toMatch(/^web\/ops\//);
    expect(manifest.integrity[path]).toMatch(/^sha384-/);
    bytes += gzipSync(await readFile(join(place, path))).length;
  }
  expect(bytes).toBeLessThan(100 * 1024);
});
