import type { RegistryClient } from '../registry/registry-client.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface Removed {
  readonly area: string;
  readonly version: string;
}
const day = 86_400_000;

/**
 * Removes the files of releases that are no longer needed. A release stays while it is live, previous or in rollout,
 * was so or was published within the last days, or has a valid preview link. The same applies to builds of the shell.
 * The registry still has the removed releases, so that no version is reused.
 */
export async function clean({
  store,
  client,
  days,
  now,
  who,
  why,
}: {
  readonly store: ReleaseStore;
  readonly client: Pick<RegistryClient, 'note' | 'retained'>;
  readonly days: number;
  readonly now: number;
  readonly who: string;
  readonly why?: string;
}): Promise<Removed[]> {
  const before = new Date(now - days * day);
  const needed = await client.retained({ moment: before.toISOString() });
  const removed: Removed[] = [];
  for (const area of await store.areas()) {
    for (const version of await store.versions(area)) {
      // Files may exist a moment before the registry has recorded them.
      const stored = await store.storedAt(area, version);
      if (needed[area]?.includes(version) || (stored !== null && stored >= before.getTime())) continue;
      await client.note({ action: 'clean', area, version, who, ...(why !== undefined && { why }) });
      await store.remove(area, version);
      removed.push({ area, version });
    }
  }
  await store.dropCopies(needed);
  for (const version of await store.builds.clean(before)) removed.push({ area: 'host', version });
  return removed;
}
