import { cachePrefix, ownPrefix } from './names.ts';

/**
 * Whether a new worker may replace the old one while pages are open: pages come from the network and files never
 * change, so it may, unless the form of stored data has changed since.
 */
export const mayTakeOver = async (caches: Pick<CacheStorage, 'keys'>): Promise<boolean> =>
  !(await caches.keys()).some(isOfAnotherForm);

/** Deletes what workers of another form have stored. */
export async function dropOthers(caches: Pick<CacheStorage, 'keys' | 'delete'>): Promise<void> {
  await Promise.all((await caches.keys()).filter(isOfAnotherForm).map((name) => caches.delete(name)));
}

const isOfAnotherForm = (name: string): boolean => name.startsWith(cachePrefix) && !name.startsWith(ownPrefix);
