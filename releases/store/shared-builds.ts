import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { StorageProblem, type Storage } from '@verandah/storage';
import { Refusal } from '../refusal.ts';
import type { KeyRing } from '../trust/key-ring.ts';
import { buildStorage } from './build-storage.ts';
import { allToDisk } from './files.ts';
import { signedBuild, type HostBuilds } from './host-builds.ts';
import { LatestList } from './latest-list.ts';
import type { ReleaseStore } from './release-store.ts';
import { signatureFile } from './sealed-release.ts';
import { takePlace } from './take-place.ts';

/** A build's version as it appears in paths. */
const buildVersion = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+[\w-]*$/), v.maxLength(60));

/**
 * Builds of the shell in a storage that several machines share. Each host stores the one that it serves, and copies
 * others when their files are requested.
 */
export function sharedBuilds(
  local: Pick<ReleaseStore, 'root' | 'workspace' | 'discard' | 'builds'>,
  ring: Pick<KeyRing, 'problem'>,
  storage: Storage,
): HostBuilds {
  const shared = buildStorage(storage, ring);
  const stored = new LatestList(() => shared.versions());
  const underWay = new Map<string, Promise<void>>();
  const missed = new Set<string>();
  const folder = (version: string): string => join(local.root, 'host', version);
  const isHere = (version: string): Promise<boolean> =>
    stat(join(folder(version), 'manifest.json')).then(
      () => true,
      () => false, // it is not here
    );

  async function upload(version: string): Promise<void> {
    const own = await signedBuild(folder(version), ring);
    const sealed = await shared.sealed(version).catch((problem: unknown) => {
      if (problem instanceof StorageProblem) throw problem;
      return null;
    });
    // The version contains the content hash, so a valid build of the same version is the same build.
    if (!sealed) await shared.upload(own, folder(version));
    await shared.served(version);
  }

  async function share(version: string): Promise<string | null> {
    try {
      await upload(version);
      missed.delete(version);
      return null;
    } catch (problem) {
      if (!(problem instanceof StorageProblem)) throw problem;
      missed.add(version);
      return problem.message;
    }
  }

  /** Copies a build to this disk, as a whole or not at all. */
  async function copy(version: string): Promise<void> {
    const build = await shared.sealed(version);
    if (!build) return;
    const workspace = await local.workspace();
    try {
      await shared.download(build, workspace);
      await writeFile(join(workspace, 'manifest.json'), JSON.stringify(build.document));
      await writeFile(join(workspace, signatureFile), JSON.stringify(build.signature));
      await allToDisk(workspace);
      await takePlace(local.root, workspace, folder(version));
    } finally {
      await local.discard(workspace);
    }
  }

  async function bring(version: string): Promise<void> {
    if (!v.is(buildVersion, version) || (await isHere(version))) return;
    if (!(await stored.has((each) => each === version))) return;
    const going = underWay.get(version) ?? copy(version).finally(() => underWay.delete(version));
    underWay.set(version, going);
    await going;
  }

  return {
    versions: async () => [...new Set([...(await local.builds.versions()), ...(await shared.versions())])].sort(),
    async damage(version) {
      const problem = (await isHere(version)) ? await local.builds.damage(version) : null;
      if (problem !== null) return problem;
      try {
        const build = await shared.sealed(version);
        return build && (await shared.damage(build));
      } catch (wrong) {
        return (wrong as Error).message;
      }
    },
    share,
    async shareMissed() {
      for (const version of missed) await share(version);
    },
    // A build that is missing or invalid is not served: the request gets 404.
    bring: (version) => bring(version).catch(() => {}),
    maps: (version) => local.builds.maps(version),
    async served(version, now) {
      await local.builds.served(version, now);
      await shared.served(version);
    },
    async signAgain(version) {
      try {
        await bring(version);
        if (!(await local.builds.signAgain(version))) return false;
        await shared.seal(await signedBuild(folder(version), ring));
        return true;
      } catch (problem) {
        throw problem instanceof StorageProblem
          ? new Refusal('storage-failed', `${problem.message} The shell ${version} is not signed again.`)
          : problem;
      }
    },
    async clean(before) {
      const removed = await shared.clean(before.getTime());
      stored.forget();
      return [...new Set([...removed, ...(await local.builds.clean(before))])].sort();
    },
  };
}
