import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Compiler } from 'webpack';
import { webConfiguration } from '../configuration.ts';
import { DeclaringModules } from '../declaring-modules.ts';
import { buildArea, runWebpack } from '../public.ts';
import { temporaryArea } from '../temporary-area.ts';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** Writes the same source into a new folder. */
function movedArea(): string {
  const { folder, write } = temporaryArea('moved');
  folders.push(folder);
  write(
    'src/page.tsx',
    `import { definePage } from '@verandah/areas';
import { lazy } from 'react';
const View = lazy(() => import('./view.tsx'));
export const page = definePage<string>({ name: 'moved', routes: ['/moved'], View, load: () => Promise.resolve({ status: 200, data: '', head: { title: 'Moved' } }) });`,
  );
  write('src/view.tsx', 'export default function View() { return <p>the same</p>; }');
  return folder;
}

test('[REL-165] the same source has the same bytes and maps in every folder', async () => {
  const built = [];
  for (const folder of [movedArea(), movedArea()]) {
    const { contentHash, outDir } = await buildArea({ folder, outDir: join(folder, 'out') });
    const maps = brotliDecompressSync(await readFile(join(outDir, 'maps.br'))).toString();
    expect(maps).not.toContain(folder);
    built.push(contentHash + maps);
  }
  expect(new Set(built).size).toBe(1);
});

interface Unminimized {
  /** The text of the container. */
  readonly entry: string;
  /** Hashes by which scripts name each other until they are minimized: short names depend on them too. */
  readonly hashes: readonly (string | undefined)[];
}
async function unminimized(folder: string): Promise<Unminimized> {
  const outDir = join(folder, 'out');
  const configuration = webConfiguration({ area: 'moved', folder, outDir }, new DeclaringModules());
  const hashes: (string | undefined)[] = [];
  const read = (compiler: Compiler): void =>
    compiler.hooks.afterCompile.tap('test', ({ chunks }) => {
      hashes.push(...[...chunks].map(({ hash }) => hash).toSorted());
    });
  await runWebpack({
    ...configuration,
    optimization: { ...configuration.optimization, minimize: false },
    plugins: [...(configuration.plugins ?? []), read],
  });
  return { entry: await readFile(join(outDir, 'web/remoteEntry.js'), 'utf8'), hashes };
}

test('[REL-165] what is minimized contains no path of this machine, not even in comments or hashes', async () => {
  const one = await unminimized(movedArea());
  expect(one.entry).toContain(';// federation\n');
  // The module that starts the runtime is an address with its text.
  expect(one.entry).not.toMatch(/;base64,|node_modules\/\.pnpm/);
  expect(one.hashes.length).toBeGreaterThan(1);
  expect((await unminimized(movedArea())).hashes).toEqual(one.hashes);
});
