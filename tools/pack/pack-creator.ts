import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { bundleProgram } from './bundle-program.ts';
import { platformHere } from '../new-area/platform-here.ts';
import type { Platform } from '../new-area/write-repository.ts';
import type { SourceManifest } from './published-packages.ts';

/** The manifest of the package, as far as it is not that of every package. */
type CreatorManifest = Pick<SourceManifest, 'name' | 'version' | 'description'>;

/**
 * Builds what `npm create verandah-area` runs, in a folder: one module that imports nothing but Node, the source of an
 * area, and the platform's packages as tarballs, so that it needs no registry.
 * @returns the package's manifest
 */
export async function buildCreator(
  root: string,
  folder: string,
  packages: Platform['packages'],
): Promise<CreatorManifest> {
  mkdirSync(join(folder, 'packages'), { recursive: true });
  await bundleProgram(root, './tools/creator/main.ts', join(folder, 'dist/create.js'));
  const { sources, ...platform } = platformHere(packages);
  for (const source of sources)
    cpSync(source, join(folder, basename(source)), {
      recursive: true,
      // The new repository has a manifest of its own.
      filter: (path) => !/^(?:node_modules|package\.json$)/.test(relative(source, path)),
    });
  for (const { file } of packages) copyFileSync(file, join(folder, 'packages', basename(file)));
  const inPackage: Platform = {
    ...platform,
    sources: sources.map((source) => basename(source)),
    packages: packages.map(({ name, version, file }) => ({ name, version, file: `packages/${basename(file)}` })),
  };
  writeFileSync(join(folder, 'platform.json'), `${JSON.stringify(inPackage, null, 2)}\n`);
  const { name, version, description } = JSON.parse(
    readFileSync(join(root, 'tools/creator/package.json'), 'utf8'),
  ) as CreatorManifest;
  return { name, version, description };
}
