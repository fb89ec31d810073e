import { cachePrefix, ownPrefix } from './names.ts';

/**
 * Whether a new worker may activate while pages are open. It may, since pages come from the network and files never
 * change, unless the cache format has changed.
 */
export const mayTakeOver = async (caches: Pick<CacheStorage, 'keys'>): Promise<boolean> =>
  !(await caches.keys()).some(hasOtherFormat);

/** Deletes the caches of workers with another cache format. */
export async function dropOthers(caches: Pick<CacheStorage, 'keys' | 'delete'>): Promise<void> {
  await Promise.all((await caches.keys()).filter(hasOtherFormat).map((name) => caches.delete(name)));
}

const hasOtherFormat = (name: string): boolean => name.startsWith(cachePrefix) && !name.startsWith(ownPrefix);
