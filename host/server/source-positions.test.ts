import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildArea, sealRelease } from '@verandah/areas/build';
import type { ReleaseManifest } from '@verandah/areas';
import fastify from 'fastify';
import { errorReports } from './error-reports.ts';
import { sourcePositions } from './source-positions.ts';

const fixture = join(import.meta.dirname, '../../shared/areas/build/fixture');
// A version of another length than what the build has in its place.
const version = '12.345.67';
let folder: string;
let manifest: ReleaseManifest;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-maps-'));
  await buildArea({ folder: fixture, outDir: folder });
  manifest = await sealRelease(folder, version);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const builds = { maps: async () => null };
const positions = () => sourcePositions({ manifest: async () => manifest, folder: () => folder, builds });
/** A text that only one line of a source has: where it is in the release, and in the source. */
function placeOf(text: string, source: string, inWeb: boolean): { readonly built: string; readonly original: string } {
  const paths = inWeb ? manifest.files.map(({ path }) => path).filter((path) => path.endsWith('.js')) : ['server.cjs'];
  for (const path of paths) {
    const lines = readFileSync(join(folder, path), 'utf8').split('\n');
    const line = lines.findIndex((each) => each.includes(text));
    if (line < 0) continue;
    const column = (lines[line] as string).indexOf(text);
    const written = readFileSync(join(fixture, source), 'utf8').split('\n');
    return {
      built: `${path}:${line + 1}:${column + 1}`,
      original: `sample ${version} ${source}:${written.findIndex((each) => each.includes(text)) + 1}:`,
    };
  }
  throw new Error(`${text} is in no script.`);
}

test.each([
  ['browser', true, `https://verandah.example/r/sample/${version}/`],
  ['server', false, `/data/releases/sample/${version}/`],
] as const)('[REL-31] an error of the %s names file and line of the source', async (_, inWeb, before) => {
  for (const [text, source] of [['by a visitor', 'src/page.tsx']] as const) {
    const { built, original } = placeOf(text, source, inWeb);
    const stack = `Error: broken\n    at View (${before}${built})\n    at other (https://elsewhere.example/a.js:1:2)`;
    const [, first, second] = (await positions().original(stack)).split('\n');
    expect(first?.startsWith(`    at View (${original}`)).toBe(true);
    expect(second).toBe('    at other (https://elsewhere.example/a.js:1:2)');
  }
});

test('[REL-31] a hostile stack stays as it is, however long', async () => {
  for (const part of ['a/1.1.1/web/', 'a/', '/', `sample/${version}/web/`]) {
    const stack = part.repeat(20_000);
    expect(await positions().original(stack)).toBe(stack);
  }
});

test('[REL-31] a stack without maps, of changed maps or of no release stays as it is', async () => {
  const stack = `Error\n at f (https://verandah.example/r/sample/${version}/web/js/none.js:1:1)`;
  expect(await positions().original(stack)).toBe(stack);
  const { maps: _, ...older } = manifest;
  const { built } = placeOf('by a visitor', 'src/page.tsx', true);
  const real = `Error\n at f (https://verandah.example/r/sample/${version}/${built})`;
  const without = sourcePositions({ manifest: async () => older, folder: () => folder, builds });
  expect(await without.original(real)).toBe(real);
  const unknown = sourcePositions({ manifest: async () => null, folder: () => folder, builds });
  expect(await unknown.original(real)).toBe(real);
  const file = join(folder, 'maps.br');
  const bytes = readFileSync(file);
  writeFileSync(file, 'changed');
  expect(await positions().original(real)).toBe(real);
  writeFileSync(file, bytes);
});

test('[REL-31] a browser’s report reaches the API with positions in the source', async () => {
  let arrived = '';
  const api = createServer((request, response) => {
    request.on('data', (part: Buffer) => (arrived += part.toString()));
    request.on('end', () => response.writeHead(202, { 'content-type': 'application/json' }).end('{"reported":1}'));
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  const app = fastify();
  await app.register(errorReports(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, positions()));
  const { built, original } = placeOf('by a visitor', 'src/page.tsx', true);
  const send = (payload: string) =>
    app.inject({ method: 'POST', url: '/rest/error-reports', headers: { 'content-type': 'text/plain' }, payload });
  const stack = `Error: broken\n at View (https://verandah.example/r/sample/${version}/${built})`;
  const result = await send(JSON.stringify({ failures: [{ area: 'sample', release: version, stack }] }));
  expect([result.statusCode, result.json()]).toEqual([202, { reported: 1 }]);
  expect(arrived).toContain(original);
  arrived = '';
  await send('{"failures":[nonsense');
  expect(arrived).toBe('{"failures":[nonsense');
  expect((await send('x'.repeat(70_000))).statusCode).toBe(413);
  await app.close();
  api.close();
  expect((await fetchedAfterClose()).statusCode).toBe(503);

  async function fetchedAfterClose() {
    const unreachable = fastify();
    await unreachable.register(errorReports('http://127.0.0.1:9', positions()));
    return unreachable.inject({
      method: 'POST',
      url: '/rest/error-reports',
      payload: '{}',
      headers: { 'content-type': 'text/plain' },
    });
  }
});
