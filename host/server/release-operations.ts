import {
  healthJob,
  openOperations,
  compareInCanary,
  tryInCanary,
  type Operations,
  type PoolOptions,
  type RenderJob,
  type TriedRelease,
} from '@verandah/releases';
import type { HostParts } from './host-parts.ts';
import type { LiveSet } from './live-set.ts';

/** Milliseconds of CPU time that the health page of a release may take in a smoke render. */
const smokeRenderMs = 2000;

/** The release operations of this host: what it accepts is live here at once. */
export const openReleaseOperations = (
  { settings, store, shell, client, ring, metrics, now }: HostParts,
  options: PoolOptions,
  { registry }: Pick<LiveSet, 'registry'>,
): Operations => {
  const healthPage = ({ manifest, folder }: TriedRelease): RenderJob =>
    healthJob(manifest, folder, settings.publicUrl, now());
  return openOperations({
    store,
    client,
    ring,
    publicUrl: settings.publicUrl,
    now,
    releaseDays: settings.releaseDays,
    cleanOnly: settings.appEnv === 'production',
    monitor: settings.monitor,
    ...(settings.regionHeader !== undefined && { regionHeader: settings.regionHeader }),
    accepted: registry.accept,
    gate: {
      // What the shell that runs shares: an installation may be newer.
      shares: (name) => shell.shared[name] ?? null,
      tryRelease: metrics.trial(
        (release) => tryInCanary(healthPage(release), { ...options, softMs: Math.max(options.softMs, smokeRenderMs) }),
        ({ manifest }) => manifest.area,
      ),
      compareCosts: (release, live) => compareInCanary(healthPage(release), healthPage(live), options),
    },
  });
};
