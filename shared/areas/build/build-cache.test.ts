import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildArea } from './public.ts';
import { temporaryArea, type TemporaryArea } from './temporary-area.ts';

let area: TemporaryArea;

beforeEach(() => {
  area = temporaryArea('sorted');
  // Nothing is joined to the view or to a word, since each may be loaded alone.
  area.write(
    'src/page.tsx',
    `import { definePage } from '@verandah/areas';
import { lazy } from 'react';
export const alone = [() => import('./words/first.ts'), () => import('./words/second.ts')];
const View = lazy(() => import('./view.tsx'));
export const page = definePage<string>({ name: 'sorted', routes: ['/sorted'], View, load: () => Promise.resolve({ status: 200, data: '', head: { title: 'Sorted' } }) });`,
  );
  area.write(
    'src/view.tsx',
    `import { first, second } from './words/words.ts';\nexport default function View() { return <p>{first()}{second()}</p>; }`,
  );
  for (const word of ['first', 'second', 'third'])
    area.write(`src/words/${word}.ts`, `export const ${word} = () => '${word}';`);
});
afterEach(() => rmSync(area.folder, { recursive: true }));

/** Builds the area with what earlier builds left, or from nothing. @returns the content hash */
const built = async (cached: boolean): Promise<string> => {
  const { folder } = area;
  const options = { folder, outDir: join(folder, 'out'), ...(cached && { cacheDir: join(folder, 'cache') }) };
  return (await buildArea(options)).contentHash;
};

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
      area.write(`src/words/${file}`, from.map((each) => `export * from './${each}.ts';`).join('\n'));
    const hash = await built(true);
    expect(hash).toBe(await built(false));
    hashes.add(hash);
  }
  // Either word comes first.
  expect(hashes.size).toBe(2);
});
