import type { Rollout } from '@verandah/releases';
import type { ReleaseSet } from '../../server/release-set.ts';

/** What this host serves, whether or not the registry responds. */
export interface LastKnown {
  readonly revision: number | null;
  readonly areas: readonly {
    readonly area: string;
    readonly live: string;
    readonly previous: string | null;
    readonly rollout: Rollout | null;
    readonly sourceRevision: string | null;
  }[];
}

export const lastKnown = (set: ReleaseSet | null): LastKnown => ({
  revision: set?.revision ?? null,
  areas: (set?.areas ?? []).map(({ name, live, previous, rollout }) => ({
    area: name,
    live: live.manifest.version,
    previous: previous?.manifest.version ?? null,
    sourceRevision: live.manifest.revision || null,
    rollout: rollout
      ? {
          version: rollout.release.manifest.version,
          percent: rollout.percent,
          ...(rollout.audiences && { audiences: rollout.audiences }),
        }
      : null,
  })),
});
