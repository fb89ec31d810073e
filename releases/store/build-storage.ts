import type { Signature } from '@verandah/release-registry';
import * as v from 'valibot';
import { severalAtOnce, type Storage } from '@verandah/storage';
import type { KeyRing } from '../trust/key-ring.ts';
import { readSignedBuild, type SignedBuild } from './host-builds.ts';
import { getFiles, into, putFiles, storedDamage } from './stored-files.ts';

const sealShape = v.object({ document: v.unknown(), signature: v.object({ keyId: v.string(), value: v.string() }) });
const sealOf = (version: string): string => `shell-seals/${version}.json`;
const placeOf = (version: string): string => `shells/${version}`;
/** Its modification time is when any host last served a build. */
const servedOf = (version: string): string => `shell-served/${version}`;
const versionIn = (path: string): string => /^shell-(?:seals|served)\/(.+?)(?:\.json)?$/.exec(path)?.[1] ?? '';

/**
 * Builds of the shell in a storage: each has its files and, written last, its seal. Every call throws `StorageProblem`
 * when the storage is unavailable.
 */
export interface BuildStorage {
  versions(): Promise<string[]>;
  /** null without one. @throws {Error} with what is wrong with an invalid one */
  sealed(version: string): Promise<SignedBuild | null>;
  /**
   * Downloads a build's files and their compressed forms into a folder.
   * @throws {Refusal} 'files-differ' when a file is missing or does not match its hash
   */
  download(build: SignedBuild, folder: string): Promise<void>;
  damage(build: SignedBuild): Promise<string | null>;
  upload(build: SignedBuild, folder: string): Promise<void>;
  seal(build: SignedBuild): Promise<void>;
  served(version: string): Promise<void>;
  /**
   * Removes builds that were neither sealed nor served since a time, milliseconds since 1970. An incomplete build is
   * unusable.
   */
  clean(before: number): Promise<string[]>;
}

export function buildStorage(storage: Storage, ring: Pick<KeyRing, 'problem'>): BuildStorage {
  const seal = ({ document, signature, version }: SignedBuild): Promise<void> =>
    storage.put(sealOf(version), JSON.stringify({ document, signature }));
  return {
    versions: async () => (await storage.list('shell-seals')).map(({ path }) => versionIn(path)),
    async sealed(version) {
      const text = await storage.get(sealOf(version));
      if (text === null) return null;
      const { document, signature } = v.parse(sealShape, JSON.parse(text.toString()));
      return readSignedBuild(document, signature as Signature, ring, version);
    },
    download: (build, folder) => getFiles(storage, placeOf(build.version), build.files, into(folder)),
    damage: (build) => storedDamage(storage, placeOf(build.version), build.files),
    async upload(build, folder) {
      await putFiles(storage, placeOf(build.version), folder, build.files);
      await seal(build);
    },
    seal,
    served: (version) => storage.put(servedOf(version), ''),
    async clean(before) {
      const newest = new Map<string, number>();
      for (const { path, at } of [...(await storage.list('shell-seals')), ...(await storage.list('shell-served'))])
        newest.set(versionIn(path), Math.max(at, newest.get(versionIn(path)) ?? 0));
      const old = [...newest].filter(([, at]) => at < before).map(([version]) => version);
      for (const version of old) {
        await storage.remove(sealOf(version));
        await severalAtOnce(await storage.list(placeOf(version)), ({ path }) => storage.remove(path));
        await storage.remove(servedOf(version));
      }
      return old;
    },
  };
}
