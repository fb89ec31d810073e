import { cp } from 'node:fs/promises';
import type { ReleaseManifest } from '@verandah/areas';
import { checkRelease, type GateContext } from './gate/gate.ts';
import { nextVersion } from './next-version.ts';
import { Refusal } from './refusal.ts';
import type { Pin, PinSet, RegistryClient, RegistryEvent } from './registry/registry-client.ts';
import { storageProblem, type ReleaseStore } from './store/release-store.ts';

/** Who does it, and why: both stand in the history. */
export interface Reason { readonly who: string; readonly why?: string }
export interface AreaStatus { readonly area: string; readonly live: string | null; readonly previous: string | null; readonly versions: readonly string[] }
export interface Status { readonly revision: number; readonly areas: readonly AreaStatus[] }
export interface VersionPlan { readonly version: string; readonly exists: boolean }
/** What a move of a pin came to; `changed` is false when the version was live already. */
export interface PinMove { readonly area: string; readonly from: string | null; readonly to: string; readonly changed: boolean }

/** Everything that can be done with releases: the same over HTTP as in one process. All of it throws a Refusal. */
export interface Operations {
  status(): Promise<Status>;
  /** Newest first. */
  history(area?: string): Promise<readonly RegistryEvent[]>;
  /** The version that a build gets: its own when it was published before, otherwise the next of its series ('1.4'). */
  plan(area: string, build: { readonly contentHash: string; readonly series: string; readonly version?: string }): Promise<VersionPlan>;
  /** Checks, stores and records a sealed release from its folder, which stays as it is. */
  accept(folder: string, reason: Reason): Promise<{ readonly area: string; readonly version: string; readonly existed: boolean }>;
  promote(area: string, version: string, reason: Reason): Promise<PinMove>;
  /** Back to `to`, or to the last good release before the live one. */
  rollback(area: string, to: string | undefined, reason: Reason): Promise<PinMove>;
}

export interface OperationsContext {
  readonly store: ReleaseStore;
  readonly client: RegistryClient;
  readonly gate: Omit<GateContext, 'live' | 'operationProblems'>;
  /** Puts a new set of pins in use in this process. */
  readonly accepted: (set: PinSet) => Promise<void>;
}

/** The operations over a store and a registry. */
export function openOperations({ store, client, gate, accepted }: OperationsContext): Operations {
  const context = async (set: PinSet): Promise<GateContext> => ({ ...gate, operationProblems: (asked) => client.operationProblems(asked), live: await liveManifests(set) });
  const pins = async (): Promise<PinSet> => (await client.pins()) ?? { revision: 0, pins: {} };

  async function liveManifests(set: PinSet): Promise<ReleaseManifest[]> {
    const found = await Promise.all(Object.entries(set.pins).map(([area, pin]) => store.manifest(area, pin.version)));
    return found.filter((manifest) => manifest !== null);
  }

  async function stored(area: string, version: string): Promise<ReleaseManifest> {
    const manifest = await store.manifest(area, version);
    if (!manifest) throw new Refusal('unknown-release', `${area} ${version} is not among the stored releases${await suggestion(area)}.`);
    return manifest;
  }

  async function suggestion(area: string): Promise<string> {
    const versions = await store.versions(area);
    return versions.length > 0 ? `; there are ${versions.slice(-5).join(', ')}` : `; ${area} has none`;
  }

  async function move(action: 'promote' | 'rollback', area: string, version: string, pin: Pin | undefined, reason: Reason): Promise<PinMove> {
    const from = pin?.version ?? null;
    const { changed, ...set } = await client.move({ action, area, version, from, ...reason });
    await accepted(set);
    return { area, from, to: version, changed };
  }

  return {
    async status() {
      const [set, releases] = await Promise.all([pins(), client.releases()]);
      const areas = [...new Set([...Object.keys(set.pins), ...releases.map((release) => release.area)])].sort();
      return {
        revision: set.revision,
        areas: areas.map((area) => ({
          area, live: set.pins[area]?.version ?? null, previous: set.pins[area]?.previous ?? null,
          versions: releases.filter((release) => release.area === area).map((release) => release.version),
        })),
      };
    },

    history: (area) => client.events(area),

    async plan(area, { contentHash, series, version }) {
      const releases = await client.releases(area);
      const same = releases.find((release) => release.contentHash === contentHash && (version === undefined || release.version === version));
      // Recorded, but its files are gone: the same bytes may be stored again under the same version.
      if (same) return { version: same.version, exists: await store.manifest(area, same.version) !== null };
      if (version !== undefined && releases.some((release) => release.version === version)) {
        throw new Refusal('version-taken', `${area} ${version} is already published with other files. A release never changes: publish under a new version.`);
      }
      return { version: version ?? nextVersion(series, releases.map((release) => release.version)), exists: false };
    },

    async accept(folder, reason) {
      const workspace = await store.workspace();
      let manifest: ReleaseManifest | undefined;
      try {
        await cp(folder, workspace, { recursive: true });
        manifest = await store.sealed(workspace);
        await checkRelease(manifest, workspace, await context(await pins()));
        const { area, version, contentHash } = manifest;
        const { existed } = await store.adopt(workspace);
        await client.record({ area, version, contentHash, manifest, ...reason });
        return { area, version, existed };
      } catch (problem) {
        const refused = storageProblem(problem, 'the releases');
        if (refused instanceof Refusal && manifest) {
          await client.recordRefusal({ area: manifest.area, version: manifest.version, who: reason.who, why: `${refused.reason}: ${refused.message}`.slice(0, 500) }).catch(() => {});
        }
        throw refused;
      } finally {
        await store.discard(workspace);
      }
    },

    async promote(area, version, reason) {
      const manifest = await stored(area, version);
      const set = await pins();
      await checkRelease(manifest, store.folder(area, version), await context(set));
      return move('promote', area, version, set.pins[area], reason);
    },

    async rollback(area, to, reason) {
      const pin = (await pins()).pins[area];
      if (!pin) throw new Refusal('nothing-previous', `${area} has no live release to roll back.`);
      const version = to ?? pin.previous;
      if (!version) throw new Refusal('nothing-previous', `${area} ${pin.version} has no release before it. Name one with --to VERSION.`);
      await stored(area, version);
      return move('rollback', area, version, pin, reason);
    },
  };
}
