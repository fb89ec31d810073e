import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AreaBuild } from './publish.ts';

/** The build of an area's folder by the version of `@verandah/areas` that is installed there; null without one. */
export async function installedBuild(folder: string): Promise<AreaBuild | null> {
  let installed: string;
  try {
    installed = createRequire(join(folder, 'package.json')).resolve('@verandah/areas/build');
  } catch {
    return null; // nothing is installed there
  }
  return (await import(/* webpackIgnore: true */ pathToFileURL(installed).href)) as AreaBuild;
}
