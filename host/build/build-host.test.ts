import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { markSecrets, secretsIn } from '@verandah/areas/test-kit';
import { sourcePositions } from '../server/source-positions.ts';
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
  expect(bytes).toBeLessThan(104 * 1024);
});

test('[GQL-53] GraphiQL has its own files, with hashes, without typefaces', async () => {
  const { scripts = [], styles = [] } = manifest.graphiql ?? {};
  expect([scripts.length, styles.length]).toEqual([1, 1]);
  let bytes = 0;
  for (const path of [...scripts, ...styles]) {
    expect(path).toMatch(/^web\/graphiql\//);
    expect(manifest.integrity[path]).toMatch(/^sha384-/);
    bytes += gzipSync(await readFile(join(place, path))).length;
  }
  expect(bytes).toBeLessThan(420 * 1024);
  expect(await readFile(join(place, styles[0] ?? ''), 'utf8')).not.toContain('@font-face');
});

test.each([
  ['browsers', 'web/js/', 'x-verandah-withdrawn', 'host/browser/version-check.ts'],
  ['the console', 'web/ops/js/', 'is worse than before', 'host/ops-console/health/health-summary.tsx'],
  ['the server', 'server.cjs', 'Sign in with your organisation', 'host/ops-console/sign-in/sign-in-page.tsx'],
])('[REL-38] an error in a script of %s names file and line of the shell', async (_, start, text, source) => {
  const paths = [...Object.keys(manifest.integrity).filter((path) => path.endsWith('.js')), 'server.cjs'];
  const [built] = await Promise.all(
    paths
      .filter((path) => path.startsWith(start))
      .map(async (path) => ({ path, lines: (await readFile(join(place, path), 'utf8')).split('\n') })),
  ).then((scripts) => scripts.filter(({ lines }) => lines.some((line) => line.includes(text))));
  if (!built) throw new Error(`${text} is in no script.`);
  const line = built.lines.findIndex((each) => each.includes(text));
  const column = built.lines[line]?.indexOf(text) ?? 0;
  const at = `https://verandah.example/r/host/${manifest.version}/${built.path}:${line + 1}:${column + 1}`;
  const positions = sourcePositions({
    manifest: async () => null,
    folder: () => place,
    builds: { maps: async () => manifest.maps ?? null },
  });
  expect(await positions.original(`Error: broken\n    at f (${at})`)).toMatch(
    new RegExp(`at f \\(shell ${manifest.version} ${source.replaceAll('.', '\\.')}:\\d+:\\d+\\)$`),
  );
});

test('[REL-38] source maps are in a file that browsers cannot load, and are looked up only as they were built', async () => {
  expect((await readdir(place, { recursive: true })).filter((path) => path.endsWith('.map'))).toEqual([]);
  expect(Object.keys(manifest.integrity)).not.toContain(manifest.maps?.path);
  expect(manifest.maps?.path).toBe('maps.br');
  for (const path of Object.keys(manifest.integrity).filter((name) => name.endsWith('.js')))
    expect(await readFile(join(place, path), 'utf8')).not.toContain('sourceMappingURL');
  const file = join(place, 'maps.br');
  const bytes = await readFile(file);
  await writeFile(file, 'changed');
  const stack = `at f (/r/host/${manifest.version}/${manifest.scripts[0]}:1:100)`;
  const positions = sourcePositions({
    manifest: async () => null,
    folder: () => place,
    builds: { maps: async () => manifest.maps ?? null },
  });
  expect(await positions.original(stack)).toBe(stack);
  await writeFile(file, bytes);
});
