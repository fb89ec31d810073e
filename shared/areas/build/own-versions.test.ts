import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isInRange } from './federation/is-in-range.ts';
import { buildArea } from './public.ts';
import { sharedRanges, sharedVersions } from './shared-modules.ts';
import { temporaryArea, type TemporaryArea } from './temporary-area.ts';

const react = sharedVersions()['react'] ?? '';
let folder: string;
let write: TemporaryArea['write'];

const writePackage = (file: string, name: string, version: string, text: string): void => {
  write(`node_modules/${file}/package.json`, JSON.stringify({ name, version, main: 'index.js' }));
  write(`node_modules/${file}/index.js`, text);
};
const state = (peerDependencies: Readonly<Record<string, string>>): void =>
  write('package.json', JSON.stringify({ version: '1.0.0', peerDependencies, verandah: { area: 'own' } }));
const view = (text: string): void =>
  write(
    'src/page.tsx',
    `import { definePage } from '@verandah/areas';\n${text}\nexport const page = definePage<string>({ name: 'own', routes: ['/own'], View: () => <p>{shown}</p>, load: () => Promise.resolve({ status: 200, data: '', head: { title: 'Own' } }) });`,
  );

beforeEach(() => {
  ({ folder, write } = temporaryArea('own'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const built = (): ReturnType<typeof buildArea> => buildArea({ folder, outDir: join(folder, 'out') });

test('[REL-19] an area brings its own version of a library that is not shared', async () => {
  writePackage('colours', 'colours', '1.4.0', "exports.shown = 'colours of 1.4';");
  view("import { shown } from 'colours';");
  const { scripts } = await built();
  const text = scripts.map((path) => readFileSync(join(folder, 'out', path), 'utf8')).join('');
  expect(text).toContain('colours of 1.4');
});

test('[REL-19] an area states the range of a shared library; by default it is that of its own build', async () => {
  expect(sharedRanges(folder)).toMatchObject({ react: `^${react}` });
  state({ react: '^19.0.0' });
  view("import { version as shown } from 'react';");
  expect((await built()).shared).toMatchObject({ react: '^19.0.0', 'react-dom': `^${react}` });
  expect(readFileSync(join(folder, 'out/web/mf-manifest.json'), 'utf8')).toMatch(/"requiredVersion": ?"\^19\.0\.0"/);
});

test('[REL-19] an area states two major versions while the host goes from one to the other', async () => {
  state({ react: '^19.0.0 || ^20.1.0' });
  view("const shown = '';");
  expect((await built()).shared).toMatchObject({ react: '^19.0.0 || ^20.1.0' });
  expect(['19.3.1', '20.1.0', '20.0.9', '21.0.0'].map((each) => isInRange(each, '^19.0.0 || ^20.1.0'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ['>=19', /react ">=19" must be caret ranges such as "\^19\./],
  ['^20.0.0', /react \^20\.0\.0 does not contain 19\.[\d.]+, which this area is built with/],
])('[REL-19] the range %p is rejected with the reason', async (range, problem) => {
  state({ react: range });
  view("const shown = '';");
  await expect(built()).rejects.toThrow(problem);
});

test.each(['react', 'react-dom'])(
  '[REL-19] a second major version of %s beside the first is rejected with the reason',
  async (name) => {
    writePackage('older', name, '18.3.1', "exports.shown = 'older';");
    view("import { shown } from 'older';");
    await expect(built()).rejects.toThrow(
      new RegExp(`src/page\\.tsx brings ${name} 18\\.3\\.1 into the release\\. A page has one ${name}, the host's`),
    );
  },
);
