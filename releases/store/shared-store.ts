import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';
import * as v from 'valibot';
import { StorageProblem, type Storage } from '@verandah/storage';
import { Refusal } from '../refusal.ts';
import type { KeyRing } from '../trust/key-ring.ts';
import { allToDisk } from './files.ts';
import { LatestList } from './latest-list.ts';
import { areaName, versionText } from './manifest-schema.ts';
import { releaseStorage } from './release-storage.ts';
import type { ReleaseStore, SignedManifest, StoredRelease } from './release-store.ts';
import { markOf, signatureFile } from './sealed-release.ts';
import { sharedBuilds } from './shared-builds.ts';
import { takePlace } from './take-place.ts';

const toRefusal = (problem: unknown): unknown =>
  problem instanceof StorageProblem ? new Refusal('storage-failed', `${problem.message} Nothing was stored.`) : problem;

/**
 * Releases in a storage that several machines share. A machine copies what it serves to its own disk and checks every
 * file against the signed manifest first. While the local copy is valid, only `local` is read, so serving does not
 * depend on the storage.
 */
export function sharedStore(local: ReleaseStore, ring: Pick<KeyRing, 'problem'>, storage: Storage): ReleaseStore {
  const shared = releaseStorage(storage, ring);
  const underWay = new Map<string, Promise<StoredRelease>>();
  /** 'search@1.0.3', of releases that were requested while the storage was unavailable. */
  const missed = new Set<string>();
  const stored = new LatestList(() => shared.list());
  const builds = sharedBuilds(local, ring, storage);

  /**
   * Copies a release to this disk, as a whole or not at all.
   * @throws {StorageProblem}
   * @throws {Refusal} 'files-differ' or 'storage-failed'
   */
  async function copy({ manifest, document, signature }: SignedManifest): Promise<void> {
    const workspace = await local.workspace();
    try {
      await shared.download(manifest, workspace);
      await writeFile(join(workspace, 'manifest.json'), JSON.stringify(document));
      await writeFile(join(workspace, signatureFile), JSON.stringify(signature));
      await allToDisk(workspace);
      await takePlace(local.root, workspace, local.folder(manifest.area, manifest.version));
    } finally {
      await local.discard(workspace);
    }
  }

  async function fetchRelease(area: string, version: string): Promise<StoredRelease> {
    const name = `${area}@${version}`;
    try {
      const found = await shared.sealed(area, version);
      if ('manifest' in found) await copy(found);
      missed.delete(name);
      return found;
    } catch (problem) {
      if (problem instanceof StorageProblem) missed.add(name);
      return { problem: (problem as Error).message, absent: false };
    }
  }

  async function read(area: string, version: string): Promise<StoredRelease> {
    const localCopy = await local.read(area, version);
    if ('manifest' in localCopy || !v.is(areaName, area) || !v.is(versionText, version)) return localCopy;
    const name = `${area}@${version}`;
    const fetching = underWay.get(name) ?? fetchRelease(area, version).finally(() => underWay.delete(name));
    underWay.set(name, fetching);
    return fetching;
  }

  async function adopt(workspace: string, mends: boolean): ReturnType<ReleaseStore['adopt']> {
    const made = await local.sealed(workspace);
    const { area, version } = made;
    // Another machine may have published it.
    const before = await shared.sealed(area, version);
    const same = 'manifest' in before && markOf(before.manifest) === markOf(made);
    if (!same && ('manifest' in before || !(mends || before.absent))) {
      throw new Refusal(
        'version-taken',
        `${area} ${version} is already published with other files. A release never changes: publish under a new version.`,
      );
    }
    const adopted = await local.adopt(workspace, mends || same);
    if (same && adopted.existed && (await shared.damage(made)) === null) return adopted;
    try {
      await shared.upload(adopted, local.folder(area, version));
    } catch (problem) {
      // A release that is not stored for all must not be stored here.
      if (!same) await shared.remove(area, version).catch(() => {});
      if (!adopted.existed) await local.remove(area, version);
      throw problem;
    } finally {
      stored.forget();
    }
    return { ...adopted, existed: false };
  }

  return {
    ...local,
    builds,
    read,
    async manifest(area, version) {
      const found = await read(area, version);
      return 'manifest' in found ? found.manifest : null;
    },
    async adopt(workspace, mends = false) {
      try {
        return await adopt(workspace, mends);
      } catch (problem) {
        throw toRefusal(problem);
      } finally {
        await local.discard(workspace);
      }
    },
    async damage(manifest) {
      return (await local.damage(manifest)) ?? shared.damage(manifest);
    },
    async signAgain(area, version) {
      const signed = await local.signAgain(area, version);
      await shared.seal(signed).catch((problem: unknown) => {
        throw toRefusal(problem);
      });
      return signed;
    },
    async remove(area, version) {
      await shared.remove(area, version).finally(() => stored.forget());
      await local.remove(area, version);
    },
    areas: async () => [...new Set((await shared.list()).map(({ area }) => area))].sort(),
    versions: async (area) =>
      (await shared.list())
        .filter((entry) => entry.area === area)
        .map(({ version }) => version)
        .sort(semver.compare),
    storedAt: async (area, version) =>
      (await shared.list()).find((entry) => entry.area === area && entry.version === version)?.at ?? null,
    async bring(area, version) {
      // Anybody can request a path: only versions on the list cost more than a lookup.
      if ((await local.storedAt(area, version)) !== null) return;
      // The list can't be read: a lookup fails as before.
      if (await stored.has((entry) => entry.area === area && entry.version === version).catch(() => false))
        await read(area, version);
    },
    async bringMissed() {
      await builds.shareMissed();
      const found = await Promise.all(
        [...missed].map(async (name) => {
          const [area = '', version = ''] = name.split('@');
          return 'manifest' in (await read(area, version));
        }),
      );
      return found.includes(true);
    },
    async dropCopies(needed) {
      const all = await shared.list();
      for (const area of await local.areas()) {
        for (const version of await local.versions(area)) {
          if (
            !needed[area]?.includes(version) &&
            !all.some((entry) => entry.area === area && entry.version === version)
          )
            await local.remove(area, version);
        }
      }
    },
  };
}
