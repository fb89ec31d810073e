import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { checkName, nameArea } from './area-name.ts';

/** What a repository is made of: the source of an area, and the platform that it installs. */
export interface Platform {
  /** The platform's packages, with the paths of their tarballs. */
  readonly packages: readonly { readonly name: string; readonly version: string; readonly file: string }[];
  /** Folders whose files are copied, with the new area's name in place of the template's. */
  readonly sources: readonly string[];
  /** The versions of libraries and of tools that the platform is tested with. */
  readonly libraries: Readonly<Record<string, string>>;
  readonly tools: Readonly<Record<string, string>>;
}

/** The platform's lint rules, which `@verandah/cli` contains. */
export const lintSettings = {
  extends: ['./node_modules/@verandah/cli/oxlint.json'],
  options: { typeAware: true, denyWarnings: true },
};

/** Files that configure tools: those of this tree would read them in the template. */
const settings = {
  '.gitignore': 'node_modules/\n',
  '.oxlintrc.json': `${JSON.stringify(lintSettings, null, 2)}\n`,
  'jest.config.js': "export { default } from '@verandah/cli/jest';\n",
  'tsconfig.json': '{ "extends": "@verandah/cli/tsconfig.json", "include": ["area.ts", "src"] }\n',
};

/**
 * Writes a repository with the source of a new area: one page at /NAME, its test, a development server and a workflow
 * that tests and publishes it. It installs the platform's packages from tarballs in its folder `packages`, or by their
 * versions from a registry.
 * @param from where the repository's package manager finds them
 * @throws {Error} in one line when the name is not valid, or the folder has content
 */
export function writeRepository(
  name: string,
  folder: string,
  { packages, sources, libraries, tools }: Platform,
  from: 'tarballs' | 'registry',
): void {
  checkName(name);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: choose another folder for the new repository.`);
  mkdirSync(folder, { recursive: true });
  for (const source of sources)
    cpSync(source, folder, { recursive: true, filter: (path) => !relative(source, path).startsWith('node_modules') });
  for (const [file, text] of Object.entries(settings)) writeFileSync(join(folder, file), text);
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    writeFileSync(path, nameArea(readFileSync(path, 'utf8'), name));
  }
  if (from === 'tarballs') {
    mkdirSync(join(folder, 'packages'));
    for (const { file } of packages) copyFileSync(file, join(folder, 'packages', basename(file)));
  }
  const platform = packages.map(({ name: each, version, file }) => [
    each,
    from === 'tarballs' ? `file:packages/${basename(file)}` : `^${version}`,
  ]);
  const isTool = ([each]: readonly string[]): boolean => each === '@verandah/cli';
  const manifest = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'verandah dev', lint: 'oxlint', test: 'oxlint && tsc && jest', types: 'verandah types' },
    dependencies: { ...Object.fromEntries(platform.filter((each) => !isTool(each))), ...libraries },
    devDependencies: { ...Object.fromEntries(platform.filter(isTool)), ...tools },
    engines: { node: '>=24' },
    verandah: { area: name },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
