import { join } from 'node:path';
import semver from 'semver';
import {
  followRegistry,
  healthJob,
  pinCopy,
  type Bulkheads,
  type PinSet,
  type Registry,
  type ServedRelease,
} from '@verandah/releases';
import { bringMissed } from './bring-missed.ts';
import type { HostParts } from './host-parts.ts';
import { buildReleaseSet, type ReleaseSet, type SetRelease } from './release-set.ts';

/** The current releases, as the registry pins them. */
export interface LiveSet {
  /** null until they are loaded for the first time. */
  readonly current: () => ReleaseSet | null;
  readonly registry: Registry;
  close(): void;
}

/**
 * The releases that pages of a set are rendered by. One that is newer than the live release of the set before is on
 * trial, like one in rollout. An older one was live before: a roll back waits for no worker. So were those that this
 * host finds live when it starts.
 */
export function servedReleases(
  { areas, offered }: Pick<ReleaseSet, 'areas' | 'offered'>,
  before: Pick<ReleaseSet, 'areas'> | null,
): { readonly release: SetRelease; readonly role: ServedRelease['role'] }[] {
  const ofAreas = areas.flatMap(({ name, live, previous, rollout }) => {
    const replaced = before?.areas.find((area) => area.name === name)?.live.manifest.version;
    const isNew = replaced !== undefined && semver.gt(live.manifest.version, replaced);
    return [
      { release: live, role: isNew ? ('trial' as const) : ('live' as const) },
      ...(previous ? [{ release: previous, role: 'standby' as const }] : []),
      ...(rollout ? [{ release: rollout.release, role: 'trial' as const }] : []),
    ];
  });
  return [...ofAreas, ...offered.map(({ release }) => ({ release, role: 'trial' as const }))];
}

/** Follows the registry. Workers load a set's releases before the set replaces the previous one in one step. */
export async function followLiveSet(
  { settings, ring, store, client, metrics, log, now }: HostParts,
  pool: Pick<Bulkheads, 'serve'>,
): Promise<LiveSet> {
  const { dataDir, publicUrl } = settings;
  let current: ReleaseSet | null = null;
  const use = async (pins: PinSet): Promise<void> => {
    const set = await buildReleaseSet(pins, store, client, ring, log);
    await pool.serve(
      servedReleases(set, current).map(({ release: { manifest, folder }, role }) => ({
        job: healthJob(manifest, folder, publicUrl, now()),
        role,
      })),
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
    close: endBringing,
  };
}
