import { join } from 'node:path';
import { followRegistry, healthJob, pinCopy, type PinSet, type Registry, type RenderPool } from '@verandah/releases';
import { bringMissed } from './bring-missed.ts';
import type { HostParts } from './host-parts.ts';
import { buildReleaseSet, type ReleaseSet } from './release-set.ts';

/** The current releases, as the registry pins them. */
export interface LiveSet {
  /** null until they are loaded for the first time. */
  readonly current: () => ReleaseSet | null;
  readonly registry: Registry;
  close(): void;
}

/** Follows the registry. Workers load a set's releases before the set replaces the previous one in one step. */
export async function followLiveSet(
  { settings, ring, store, client, metrics, log, now }: HostParts,
  pool: Pick<RenderPool, 'warm'>,
): Promise<LiveSet> {
  const { dataDir, publicUrl } = settings;
  let current: ReleaseSet | null = null;
  const use = async (pins: PinSet): Promise<void> => {
    const set = await buildReleaseSet(pins, store, client, ring, log);
    await pool.warm(
      set.areas
        .flatMap(({ live, rollout }) => [live, ...(rollout ? [rollout.release] : [])])
        .map(({ manifest, folder }) => healthJob(manifest, folder, publicUrl, now())),
    );
    current = set;
    metrics.serve(set);
    const areas = Object.fromEntries(set.areas.map(({ name, live }) => [name, live.manifest.version]));
    log.info({ revision: set.revision, areas }, 'release set in use');
  };
  const registry = await followRegistry(client, pinCopy(join(dataDir, 'registry.json'), ring), use, log);
  const endBringing = bringMissed(
    store,
    async () => {
      if (registry.pins) await use(registry.pins);
    },
    log,
  );
  return {
    current: () => current,
    registry,
    close() {
      endBringing();
      registry.close();
    },
  };
}
