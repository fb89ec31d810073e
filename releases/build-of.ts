import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AreaBuild } from './publish.ts';

/**
 * The build of an area's folder: the version of `@verandah/areas` that is installed there, else the one that is
 * installed here.
 */
export async function buildOf(folder: string): Promise<AreaBuild> {
  let installed: string;
  try {
    installed = createRequire(join(folder, 'package.json')).resolve('@verandah/areas/build');
  } catch {
    return import('@verandah/areas/build');
  }
  return (await import(/* webpackIgnore: true */ pathToFileURL(installed).href)) as AreaBuild;
}
