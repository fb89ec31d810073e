import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildArea } from './public.ts';

const shared = join(__dirname, '../..');
let folder: string;

const write = (file: string, text: string): void => {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-cache-'));
  mkdirSync(join(folder, 'node_modules/@verandah'), { recursive: true });
  for (const name of ['areas', 'kit']) symlinkSync(join(shared, name), join(folder, 'node_modules/@verandah', name));
  for (const name of ['react', 'react-dom'])
    symlinkSync(realpathSync(join(shared, 'areas/node_modules', name)), join(folder, 'node_modules', name));
  write('package.json', JSON.stringify({ version: '1.0.0', verandah: { area: 'sorted' } }));
  write(
    'area.ts',
    `export const area = { name: 'sorted', class: 'primary', squad: 'sorted', routes: ['/sorted'], navigation: [], topics: { publishes: [], follows: [] }, budgets: { firstPageScript: 30_000 }, healthPath: '/sorted' } as const;`,
  );
  for (const [file, from, names] of [
    ['browser', 'createBrowserArea', 'version, bootstrap, mount, unmount, prepare, show'],
    ['server', 'createServerArea', 'contract, documents, chunks, load'],
  ] as const)
    write(
      `src/${file}.tsx`,
      `import { ${from} } from '@verandah/areas/${file}';\nimport { area } from '../area.ts';\nimport { page } from './page.tsx';\nexport const { ${names} } = ${from}(area, [page]);`,
    );
  // Nothing is joined to the view or to a word, since each may be loaded alone.
  write(
    'src/page.tsx',
    `import { definePage } from '@verandah/areas';
import { lazy } from 'react';
export const alone = [() => import('./words/first.ts'), () => import('./words/second.ts')];
const View = lazy(() => import('./view.tsx'));
export const page = definePage<string>({ name: 'sorted', routes: ['/sorted'], View, load: () => Promise.resolve({ status: 200, data: '', head: { title: 'Sorted' } }) });`,
  );
  write(
    'src/view.tsx',
    `import { first, second } from './words/words.ts';\nexport default function View() { return <p>{first()}{second()}</p>; }`,
  );
  for (const word of ['first', 'second', 'third'])
    write(`src/words/${word}.ts`, `export const ${word} = () => '${word}';`);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds the area with what earlier builds left, or from nothing. @returns the content hash */
const built = async (cached: boolean): Promise<string> =>
  (await buildArea({ folder, outDir: join(folder, 'out'), ...(cached && { cacheDir: join(folder, 'cache') }) }))
    .contentHash;

/** File → the modules that it re-exports, for several builds in this order. */
const reExports: readonly Readonly<Record<string, readonly string[]>>[] = [
  { 'words.ts': ['first', 'second'] },
  { 'words.ts': ['second', 'first'] },
  { 'words.ts': ['some', 'more'], 'some.ts': ['third', 'first'], 'more.ts': ['second'] },
  { 'words.ts': ['some', 'more'], 'some.ts': ['first'], 'more.ts': ['second'] },
];

test('[REL-60] a build that repeats only what has changed has the bytes of one from nothing, however modules re-export others', async () => {
  const hashes = new Set<string>();
  for (const files of reExports) {
    for (const [file, from] of Object.entries(files))
      write(`src/words/${file}`, from.map((each) => `export * from './${each}.ts';`).join('\n'));
    const hash = await built(true);
    expect(hash).toBe(await built(false));
    hashes.add(hash);
  }
  // Either word comes first.
  expect(hashes.size).toBe(2);
});

test.each([
  ['browser', 'sorted-web'],
  ['server', 'sorted-server'],
])('[REL-60] what src/%s.tsx lacks is the error of a build in two threads', async (file, bundle) => {
  write('src/words/words.ts', "export * from './first.ts';\nexport * from './second.ts';");
  write(`src/${file}.tsx`, "import './nowhere.ts';");
  await expect(built(true)).rejects.toThrow(new RegExp(`^The build of ${bundle} failed:[^]*\\./nowhere\\.ts`));
});
