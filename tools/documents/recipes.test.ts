import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { buildArea, sealRelease } from '@verandah/areas/build';
import { writeArea } from '../new-area/write-area.ts';
import { writeAreaTypes } from '../squad/area-types.ts';

jest.setTimeout(600_000);

const root = join(import.meta.dirname, '../..');
/** Inside the project, so that the area can resolve its packages and is checked by the rules of the tree. */
const place = join(root, '.cache/recipes');
const schema = readFileSync(join(root, 'api/schema.graphql'), 'utf8');
let folder: string;

/** Code of a document that begins with the path of its file. */
const filesIn = (document: string): readonly (readonly [path: string, text: string])[] =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/^```tsx?\n\/\/ (\S+\.tsx?)\n(.*?)^```$/gms)].map(
    ([, path = '', text = '']) => [path, text] as const,
  );

/** Runs a program of this tree. @returns what it printed, if it failed */
function complaints(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

beforeAll(async () => {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  folder = await writeArea('first-homes', place);
  symlinkSync(join(root, 'tools/new-area/template/node_modules'), join(folder, 'node_modules'), 'dir');
  for (const [path, text] of [...filesIn('docs/recipes.md'), ...filesIn('docs/squads.md')]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const site = { contract: () => Promise.resolve({ schema, shared: {} }) };
  await writeAreaTypes(folder, site, { buildArea, sealRelease });
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

test('[REL-48] the recipes, pasted into a new area, have the right types', () => {
  expect(filesIn('docs/recipes.md').length).toBeGreaterThan(12);
  const project = join(place, 'tsconfig.json');
  writeFileSync(
    project,
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: ['mf-first-homes', '../../shared/design/css.d.ts', '../../tools/jest/page.ts'],
      exclude: ['**/node_modules'],
    }),
  );
  expect(complaints('typescript/bin/tsc', '-p', project)).toBe('');
});

test('[REL-48] they follow the rules of this tree, and its format', () => {
  const { $schema: _, ...rules } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const configuration = join(place, 'oxlint.json');
  writeFileSync(configuration, JSON.stringify({ ...rules, ignorePatterns: [] }));
  const pasted = filesIn('docs/recipes.md').map(([path]) => join(folder, path));
  expect(complaints('oxlint/bin/oxlint', '--type-aware', '-c', configuration, ...pasted)).toBe('');
  // Outside of the project, whose cache the formatter ignores.
  const outside = mkdtempSync(join(tmpdir(), 'verandah-recipes-'));
  for (const [index, [path, text]] of filesIn('docs/recipes.md').entries())
    writeFileSync(join(outside, `${index}-${basename(path)}`), text);
  const formatter = ['--config', join(root, '.oxfmtrc.json'), '--list-different', outside];
  expect(complaints('oxfmt/bin/oxfmt', ...formatter)).toBe('');
  rmSync(outside, { recursive: true });
});

test('[REL-48] they are built within their budget, with every operation, and their own tests pass', async () => {
  const built = await buildArea({ folder, outDir: join(place, 'built') });
  expect(built.operations.map(({ name }) => name).toSorted()).toEqual([
    'FirstHomes',
    'FirstHomesAsk',
    'FirstHomesLatest',
    'FirstHomesUnread',
  ]);
  const { firstPageScript } = await sealRelease(join(place, 'built'), '1.0.0');
  expect(firstPageScript).toBeLessThan(built.contract.budgets.firstPageScript);
  const { default: all } = (await import(join(root, 'tools/jest/jest-preset.js'))) as {
    default: { projects: readonly Record<string, unknown>[] };
  };
  const pages = {
    ...all.projects.find(({ displayName }) => displayName === 'page'),
    rootDir: root,
    roots: [folder],
    testMatch: [`${folder}/**/*.test.tsx`],
    testPathIgnorePatterns: ['/node_modules/'],
    modulePathIgnorePatterns: [],
  };
  expect(complaints('jest/bin/jest.js', '--config', JSON.stringify(pages))).toBe('');
});
