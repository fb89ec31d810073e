import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Packed } from '../pack/pack-packages.ts';
import { installedVersion } from '../pack/package-manifest.ts';
import { checkName, named } from './write-area.ts';

const template = join(import.meta.dirname, 'template');
const standalone = join(import.meta.dirname, 'standalone');
const root = join(import.meta.dirname, '../..');

/** The versions that the platform is tested with. */
const libraries = ['react', 'react-dom'];
const tools = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/react',
  '@types/react-dom',
  'jest',
  'typescript',
];

/** Files that configure tools: those of this tree would read them in the template. */
const settings = {
  '.gitignore': 'node_modules/\n',
  'jest.config.js': "export { default } from '@verandah/cli/jest';\n",
  'tsconfig.json': '{ "extends": "@verandah/cli/tsconfig.json", "include": ["area.ts", "src"] }\n',
};

const installed = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, installedVersion(name, root)]));

/**
 * Writes a repository with the source of a new area: one page at /NAME, its test, a development server and a workflow
 * that tests and publishes it. It installs the platform's packages from tarballs in its folder `packages`, or by their
 * versions from a registry.
 * @param packed the platform's packages
 * @param from where the repository's package manager finds them
 * @throws {Error} in one line when the name is not valid, or the folder has content
 */
export function writeRepository(
  name: string,
  folder: string,
  packed: readonly Packed[],
  from: 'tarballs' | 'registry',
): void {
  checkName(name);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: choose another folder for the new repository.`);
  mkdirSync(folder, { recursive: true });
  cpSync(template, folder, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  cpSync(standalone, folder, { recursive: true });
  for (const [file, text] of Object.entries(settings)) writeFileSync(join(folder, file), text);
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    writeFileSync(path, named(readFileSync(path, 'utf8'), name));
  }
  if (from === 'tarballs') {
    mkdirSync(join(folder, 'packages'));
    for (const { file } of packed) copyFileSync(file, join(folder, 'packages', basename(file)));
  }
  const platform = packed.map(({ name: each, version, file }) => [
    each,
    from === 'tarballs' ? `file:packages/${basename(file)}` : `^${version}`,
  ]);
  const isTool = ([each]: readonly string[]): boolean => each === '@verandah/cli';
  const manifest = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'verandah dev', test: 'tsc && jest' },
    dependencies: { ...Object.fromEntries(platform.filter((each) => !isTool(each))), ...installed(libraries) },
    devDependencies: { ...Object.fromEntries(platform.filter(isTool)), ...installed(tools) },
    engines: { node: '>=24' },
    verandah: { area: name },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
