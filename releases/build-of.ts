import { installedBuild } from './installed-build.ts';
import type { AreaBuild } from './publish.ts';

/**
 * The build of an area's folder: the version of `@verandah/areas` that is installed there, else the one that is
 * installed here.
 */
export const buildOf = async (folder: string): Promise<AreaBuild> =>
  (await installedBuild(folder)) ?? import('@verandah/areas/build');
