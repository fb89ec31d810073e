import type { AreaModule, FragmentModule } from '@verandah/areas';
import type { BootRelease } from '../boot.ts';
import { loadModule } from './load-container.ts';
import { knowHashes } from './release-hashes.ts';

/** Loads one release of an area. */
export async function loadRelease(release: BootRelease): Promise<AreaModule> {
  await knowHashes(release);
  const module = await loadModule<Partial<AreaModule>>(release, './app');
  if (typeof module.mount !== 'function') throw new Error(`${release.container} is not an area.`);
  return module as AreaModule;
}

/** Loads the fragments of a release, which are separate from its pages. */
export async function loadFragments(release: BootRelease): Promise<FragmentModule> {
  await knowHashes(release);
  const module = await loadModule<Partial<FragmentModule>>(release, './fragments');
  if (typeof module.open !== 'function') throw new Error(`${release.container} has no fragments.`);
  return module as FragmentModule;
}
