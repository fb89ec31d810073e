import * as v from 'valibot';
import type { ReleaseManifest } from '@verandah/areas';
import { severalAtOnce, type Storage } from '@verandah/storage';
import type { KeyRing } from '../trust/key-ring.ts';
import { areaName, readManifest, versionText } from './manifest-schema.ts';
import type { SignedManifest, StoredRelease } from './release-store.ts';
import { getFiles, into, putFiles, storedDamage, type NamedFile } from './stored-files.ts';

/** Manifest and signature are one file, written last: a release exists, or is signed again, in one step. */
const sealShape = v.object({ document: v.unknown(), signature: v.object({ keyId: v.string(), value: v.string() }) });
const sealOf = (area: string, version: string): string => `release-seals/${area}/${version}.json`;
const folderOf = (area: string, version: string): string => `releases/${area}/${version}`;

/** A stored release, and when it was sealed, milliseconds since 1970. */
export interface Entry {
  readonly area: string;
  readonly version: string;
  readonly at: number;
}

/** All files of a release besides its manifest. */
const filesOf = (manifest: ReleaseManifest): readonly NamedFile[] => [
  ...manifest.files,
  manifest.server,
  ...(manifest.maps ? [manifest.maps] : []),
];

/** Releases in a storage. Every call throws `StorageProblem` when the storage is unavailable. */
export interface ReleaseStorage {
  list(): Promise<readonly Entry[]>;
  /** A stored release, if its signature is valid. */
  sealed(area: string, version: string): Promise<StoredRelease>;
  /**
   * Downloads a release's files and their compressed forms into a folder.
   * @throws {Refusal} 'files-differ' when a file is missing or does not match its hash
   */
  download(of: ReleaseManifest, folder: string): Promise<void>;
  /** What is wrong with its files; null when nothing is. */
  damage(of: ReleaseManifest): Promise<string | null>;
  /** Uploads a release's files with their compressed forms and then, when all of them are stored, its seal. */
  upload(release: SignedManifest, folder: string): Promise<void>;
  seal(release: SignedManifest): Promise<void>;
  /** Removes the seal first: an incomplete release is unusable. */
  remove(area: string, version: string): Promise<void>;
}

export function releaseStorage(storage: Storage, ring: Pick<KeyRing, 'problem'>): ReleaseStorage {
  const seal = ({ manifest: { area, version }, document, signature }: SignedManifest): Promise<void> =>
    storage.put(sealOf(area, version), JSON.stringify({ document, signature }));
  return {
    async list() {
      const files = await storage.list('release-seals');
      return files.flatMap(({ path, at }) => {
        const [, area, version] = /^release-seals\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
        return v.is(areaName, area) && v.is(versionText, version) ? [{ area, version, at }] : [];
      });
    },
    async sealed(area, version) {
      const text = await storage.get(sealOf(area, version));
      if (text === null) return { problem: 'it is not stored', absent: true };
      try {
        const { document, signature } = v.parse(sealShape, JSON.parse(text.toString()));
        const problem = ring.problem('release', document, signature);
        if (problem !== null) return { problem, absent: false };
        const manifest = readManifest(document);
        return manifest.area === area && manifest.version === version
          ? { manifest, document, signature }
          : { problem: `its manifest is that of ${manifest.area} ${manifest.version}`, absent: false };
      } catch (problem) {
        return { problem: (problem as Error).message, absent: false };
      }
    },
    download: (manifest, folder) =>
      getFiles(storage, folderOf(manifest.area, manifest.version), filesOf(manifest), into(folder)),
    damage: (manifest) => storedDamage(storage, folderOf(manifest.area, manifest.version), filesOf(manifest)),
    async upload(release, folder) {
      const { area, version } = release.manifest;
      await putFiles(storage, folderOf(area, version), folder, filesOf(release.manifest));
      await seal(release);
    },
    seal,
    async remove(area, version) {
      await storage.remove(sealOf(area, version));
      await severalAtOnce(await storage.list(folderOf(area, version)), ({ path }) => storage.remove(path));
    },
  };
}
