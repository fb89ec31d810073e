import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PublishedPackage } from './published-packages.ts';

/** The host provides them once, so an area and the libraries that it installs use one copy. */
const peers = new Set(['react', 'react-dom']);

/** Squads build with it, so it is published with its compiler, which a server has no use for. */
const withCompiler = '@verandah/areas';

/** Version of a package as installed for the code in a folder. @throws {Error} when it is not installed there */
export function installedVersion(name: string, folder: string): string {
  for (const place of createRequire(join(folder, 'package.json')).resolve.paths(name) ?? []) {
    try {
      return (JSON.parse(readFileSync(join(place, name, 'package.json'), 'utf8')) as { version: string }).version;
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== 'ENOENT') throw problem;
    }
  }
  throw new Error(`${name} is not installed for ${folder}.`);
}

/**
 * The dependencies of a published package. Libraries of the platform are stated as caret ranges, shared ones as peers,
 * and everything else at the exact version that the platform is tested with.
 */
export function publishedDependencies(
  names: readonly string[],
  folder: string,
): { readonly dependencies: Record<string, string>; readonly peerDependencies: Record<string, string> } {
  const dependencies: Record<string, string> = {};
  const peerDependencies: Record<string, string> = {};
  for (const name of names.toSorted()) {
    const version = installedVersion(name, folder);
    if (peers.has(name)) peerDependencies[name] = `^${version}`;
    else dependencies[name] = name.startsWith('@verandah/') ? `^${version}` : version;
  }
  return { dependencies, peerDependencies };
}

/** Files that every package contains beside its manifest, from the folder of its source or from the root. */
export const documents = ['README.md', 'CHANGELOG.md', 'LICENSE', 'NOTICE'];

/** The manifest of a library in its published form: built modules with their types in place of the source. */
export function publishedManifest({ folder, manifest }: PublishedPackage): object {
  const {
    name,
    version,
    description,
    sideEffects,
    exports,
    engines = { node: '>=24' },
    dependencies = {},
    devDependencies = {},
  } = manifest;
  const needed = { ...dependencies, ...(name === withCompiler && devDependencies) };
  return {
    name,
    version,
    description,
    license: 'Apache-2.0',
    type: 'module',
    ...(sideEffects !== undefined && { sideEffects }),
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([path, file]) => [path, publishedTarget(file)])),
      './package.json': './package.json',
    },
    files: ['dist', ...documents],
    engines,
    ...publishedDependencies(Object.keys(needed), folder),
  };
}

function publishedTarget(file: string): string | { readonly types: string; readonly default: string } {
  const built = `./${join('dist', dirname(file), file.slice(file.lastIndexOf('/') + 1))}`;
  const source = /\.tsx?$/;
  if (!source.test(built)) return built;
  return { types: built.replace(source, '.d.ts'), default: built.replace(source, '.js') };
}
