import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformFileSync } from '@swc/core';
import { generateTypes } from '../contracts/generated-types.ts';
import { areaLint } from './area-lint.ts';
import { bundleCommand } from './bundle-command.ts';
import { emitPackages } from './emit-packages.ts';
import { buildCreator } from './pack-creator.ts';
import { buildOperator } from './pack-operator.ts';
import { documents, publishedDependencies, publishedManifest } from './package-manifest.ts';
import { clientPackage, publishedPackages, type PublishedPackage, type SourceManifest } from './published-packages.ts';
import { writeTarball } from './write-tarball.ts';

/** A package in its published form. */
export interface Packed {
  readonly name: string;
  readonly version: string;
  /** What the tarball contains. */
  readonly folder: string;
  /** Path of the tarball. */
  readonly file: string;
}

/** What the command's package needs beside its imports: the workers' libraries, and the test set-up. */
const needed = ['react', 'react-dom', 'react-router-dom', 'rxjs'];
const neededByTests = ['@swc/core', '@swc/jest', '@testing-library/jest-dom', 'jest-environment-jsdom'];

/**
 * Builds the packages that an area in a repository of its own installs and the one that creates it, and packs each as a
 * tarball in `out`.
 * @throws {Error} when one does not compile, or an import of it is not installed
 */
export async function packPackages(root: string, out: string): Promise<readonly Packed[]> {
  await generateTypes(root);
  rmSync(out, { recursive: true, force: true });
  const libraries = publishedPackages(root);
  const emitted = join(out, 'emitted');
  const client = clientPackage(root);
  emitPackages(root, [...libraries, client], emitted);
  const packed: Packed[] = [];
  for (const library of libraries) packed.push(await packLibrary(root, out, emitted, library));
  packed.push(await packCommand(root, out));
  packed.push(await packCreator(root, out, packed));
  packed.push(await packOperator(root, out));
  packed.push(await packLibrary(root, out, emitted, client));
  rmSync(emitted, { recursive: true });
  return packed;
}

/** The client of the REST API, for programs elsewhere. */
export async function packClient(root: string, out: string): Promise<Packed> {
  await generateTypes(root);
  const client = clientPackage(root);
  const emitted = join(out, 'emitted');
  emitPackages(root, [client], emitted);
  const packed = await packLibrary(root, out, emitted, client);
  rmSync(emitted, { recursive: true });
  return packed;
}

/** A library whose compiled modules are in `emitted`. */
function packLibrary(root: string, out: string, emitted: string, library: PublishedPackage): Promise<Packed> {
  const name = library.manifest.name.replace('@verandah/', '');
  const folder = join(out, 'folders', name);
  mkdirSync(folder, { recursive: true });
  renameSync(join(emitted, name), join(folder, 'dist'));
  return finishPackage(root, out, folder, library.folder, publishedManifest(library) as SourceManifest);
}

/** The operations on a site's releases as one file. */
export async function packOperator(root: string, out: string): Promise<Packed> {
  const folder = join(out, 'folders/verandah-ops');
  const manifest = {
    ...(await buildOperator(root, folder)),
    license: 'Apache-2.0',
    type: 'module',
    bin: { 'verandah-ops': './dist/verandah-ops.js' },
    exports: { './package.json': './package.json' },
    files: ['dist', ...documents],
    engines: { node: '>=24' },
  };
  return finishPackage(root, out, folder, join(root, 'tools/operator'), manifest);
}

/** What `npm create verandah-area` runs, with the other packages in it. */
async function packCreator(root: string, out: string, packages: readonly Packed[]): Promise<Packed> {
  const folder = join(out, 'folders/create-verandah-area');
  const manifest = {
    ...(await buildCreator(root, folder, packages)),
    license: 'Apache-2.0',
    type: 'module',
    bin: { 'create-verandah-area': './dist/create.js' },
    exports: { './package.json': './package.json' },
    files: ['dist', 'packages', 'standalone', 'template', 'platform.json', ...documents],
    engines: { node: '>=24' },
  };
  return finishPackage(root, out, folder, join(root, 'tools/creator'), manifest);
}

/** The squads' command, with the configurations of Jest and the compiler. */
async function packCommand(root: string, out: string): Promise<Packed> {
  const source = join(root, 'tools/squad');
  const folder = join(out, 'folders/cli');
  mkdirSync(join(folder, 'jest'), { recursive: true });
  const { imports } = await bundleCommand(root, join(folder, 'dist'));
  copyFileSync(join(source, 'jest-preset.js'), join(folder, 'jest/preset.js'));
  copyFileSync(join(source, 'jest-preset.d.ts'), join(folder, 'jest/preset.d.ts'));
  copyFileSync(join(root, 'tools/jest/styles.cjs'), join(folder, 'jest/styles.cjs'));
  for (const name of ['page', 'labels'])
    writeFileSync(
      join(folder, `jest/${name}.js`),
      transformFileSync(join(root, `tools/jest/${name}.ts`), {
        swcrc: false,
        jsc: { parser: { syntax: 'typescript' }, target: 'es2024' },
      }).code.replaceAll(/(from |import )('\.\/[\w-]+)\.ts'/g, "$1$2.js'"),
    );
  copyFileSync(join(source, 'area-compiler.json'), join(folder, 'tsconfig.json'));
  writeFileSync(join(folder, 'oxlint.json'), `${JSON.stringify(areaLint(root), null, 2)}\n`);
  copyFileSync(join(root, 'shared/design/css.d.ts'), join(folder, 'styles.d.ts'));
  const { name, version, description } = JSON.parse(
    readFileSync(join(source, 'package.json'), 'utf8'),
  ) as SourceManifest;
  const own = publishedDependencies(needed, join(root, 'releases'));
  const tests = publishedDependencies(neededByTests, root);
  const manifest = {
    name,
    version,
    description,
    license: 'Apache-2.0',
    type: 'module',
    bin: { verandah: './dist/verandah.js' },
    exports: {
      './jest': { types: './jest/preset.d.ts', default: './jest/preset.js' },
      './styles': { types: './styles.d.ts' },
      './tsconfig.json': './tsconfig.json',
      './oxlint.json': './oxlint.json',
      './package.json': './package.json',
    },
    files: ['dist', 'jest', 'tsconfig.json', 'oxlint.json', 'styles.d.ts', ...documents],
    engines: { node: '>=24' },
    dependencies: {
      ...Object.assign({}, ...[...imports].map(([each, place]) => publishedDependencies([each], place).dependencies)),
      ...own.dependencies,
      ...tests.dependencies,
    },
    peerDependencies: own.peerDependencies,
  };
  return finishPackage(root, out, folder, source, manifest);
}

async function finishPackage(
  root: string,
  out: string,
  folder: string,
  source: string,
  manifest: { readonly name: string; readonly version: string },
): Promise<Packed> {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const document of documents) {
    const from = [source, root, join(root, 'docs')]
      .filter((place) => place === source || /^[A-Z]+$/.test(document))
      .map((place) => join(place, document))
      .find(existsSync);
    if (from !== undefined) copyFileSync(from, join(folder, document));
  }
  const file = join(out, `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`);
  await writeTarball(folder, file);
  return { name: manifest.name, version: manifest.version, folder, file };
}
