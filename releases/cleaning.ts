import type { RegistryClient } from './registry/registry-client.ts';
import type { ReleaseStore } from './store/release-store.ts';

export interface Removed {
  readonly area: string;
  readonly version: string;
}
const day = 86_400_000;

/**
 * Removes the files of releases that nobody can need any more: not live, not behind a live one, not in rollout, nor
 * either of that within the last days, not published since, and without a preview link that still holds. The same for
 * builds of the shell. The registry still knows them, so that no version is ever given twice.
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
  readonly client: Pick<RegistryClient, 'kept' | 'note'>;
  readonly days: number;
  readonly now: number;
  readonly who: string;
  readonly why?: string;
}): Promise<Removed[]> {
  const before = new Date(now - days * day);
  const kept = await client.kept(before.toISOString());
  const removed: Removed[] = [];
  for (const area of await store.areas()) {
    for (const version of await store.versions(area)) {
      // Files may be there a moment before the registry knows of them.
      const stored = await store.storedAt(area, version);
      if (kept[area]?.includes(version) || (stored !== null && stored >= before.getTime())) continue;
      await client.note({ action: 'clean', area, version, who, ...(why !== undefined && { why }) });
      await store.remove(area, version);
      removed.push({ area, version });
    }
  }
  await store.dropCopies(kept);
  for (const version of await store.builds.clean(before)) removed.push({ area: 'host', version });
  return removed;
}
