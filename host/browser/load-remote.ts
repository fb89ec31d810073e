import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { AreaModule, FragmentModule } from '@verandah/areas';
import type { BootRelease } from '../boot.ts';

/** Loads one release of an area. Its name carries the version, so releases live side by side on a page. */
export async function loadRelease({ container, entry }: BootRelease): Promise<AreaModule> {
  registerRemotes([{ name: container, entry, type: 'global', entryGlobalName: container }]);
  const module = await loadRemote<AreaModule>(`${container}/app`);
  if (typeof module?.mount !== 'function') throw new Error(`${container} is not an area.`);
  return module;
}

/** Loads the fragments of a release, which are no part of its pages. */
export async function loadFragments({ container, entry }: BootRelease): Promise<FragmentModule> {
  registerRemotes([{ name: container, entry, type: 'global', entryGlobalName: container }]);
  const module = await loadRemote<FragmentModule>(`${container}/fragments`);
  if (typeof module?.open !== 'function') throw new Error(`${container} has no fragments.`);
  return module;
}
