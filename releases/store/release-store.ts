import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import semver from 'semver';
import type { ReleaseManifest } from '@verandah/areas';
import type { Signature } from '@verandah/release-registry';
import * as v from 'valibot';
import { Refusal } from '../refusal.ts';
import type { KeyRing } from '../trust/key-ring.ts';
import { allToDisk, toDisk, writeWhole } from './files.ts';
import { writeForms, type Effort, type FormedFiles } from './forms.ts';
import { localBuilds, type HostBuilds } from './host-builds.ts';
import { areaName, readManifest } from './manifest-schema.ts';
import {
  checkFiles,
  fileProblems,
  markOf,
  readDocument,
  readSealed,
  signatureFile,
  storageProblem,
} from './sealed-release.ts';
import { takePlace } from './take-place.ts';

/** A stored release with a valid signature, or the reason for its absence: 'absent', or what is wrong with it. */
export type StoredRelease = SignedManifest | { readonly problem: string; readonly absent: boolean };
/** `document`: what is signed, the manifest as it was written. */
export interface SignedManifest {
  readonly manifest: ReleaseManifest;
  readonly document: unknown;
  readonly signature: Signature;
}

/**
 * Files of releases on disk. `{root}/{area}/{version}/` contains `web/…`, with compressed forms beside the files,
 * `server.cjs`, `manifest.json` and its signature, and never changes. A manifest with an invalid signature, or of
 * another release, counts as missing.
 */
export interface ReleaseStore {
  /** The folder of all releases. */
  readonly root: string;
  /** Builds of the shell, stored beside the areas' releases. */
  readonly builds: HostBuilds;
  folder(area: string, version: string): string;
  /** A new folder beside the releases, for files before `adopt`. */
  workspace(): Promise<string>;
  /**
   * Begins to write the compressed forms of a workspace's files, which `adopt` completes, and takes those of unchanged
   * files from the area's newest release here. It reports no problem of the files: `adopt` does.
   * @param signal ends it early
   */
  compress(workspace: string, signal: AbortSignal): Promise<void>;
  /**
   * Signs a workspace and stores it as a release, or removes it: there is no third result, even on a full disk.
   * @param mends whether it replaces the same release when that one has become invalid
   * @throws {Refusal} 'manifest-invalid', 'files-differ', 'version-taken', 'key-unusable' or 'storage-failed'
   */
  adopt(workspace: string, mends?: boolean): Promise<SignedManifest & { readonly existed: boolean }>;
  discard(workspace: string): Promise<void>;
  /** The manifest in a workspace. @throws {Refusal} 'manifest-invalid' */
  sealed(workspace: string): Promise<ReleaseManifest>;
  /** Reads a release and checks its signature. */
  read(area: string, version: string): Promise<StoredRelease>;
  /** null when the release is not stored, unreadable or has an invalid signature. */
  manifest(area: string, version: string): Promise<ReleaseManifest | null>;
  /** What is wrong with the files of a release with a valid signature; null when they match its manifest. */
  damage(manifest: ReleaseManifest): Promise<string | null>;
  /** The same for this machine's files only, which it serves: without a bucket that may be unavailable. */
  damageHere(manifest: ReleaseManifest): Promise<string | null>;
  /** Signs a valid release with the current key. */
  signAgain(area: string, version: string): Promise<SignedManifest>;
  /** Removes a release's files. */
  remove(area: string, version: string): Promise<void>;
  areas(): Promise<string[]>;
  /** Oldest first. */
  versions(area: string): Promise<string[]>;
  /** When a release was stored, milliseconds since 1970; null when it is not. */
  storedAt(area: string, version: string): Promise<number | null>;
  /**
   * Fetches the files of a release that others have stored; does nothing when all of them are here. Cheap for versions
   * that do not exist.
   */
  bring(area: string, version: string): Promise<void>;
  /** Retries what could not be fetched because its storage was unavailable. @returns whether something arrived */
  bringMissed(): Promise<boolean>;
  /** Removes copies of releases that are no longer stored, except those in `needed`: area → versions. */
  dropCopies(needed: Readonly<Record<string, readonly string[]>>): Promise<void>;
}

/**
 * Opens the store in a folder (created on first use).
 * @param effort of the compressed forms of what it adopts
 */
export function openStore(root: string, ring: Pick<KeyRing, 'sign' | 'problem'>, effort?: Effort): ReleaseStore {
  const folder = (area: string, version: string): string => join(root, area, version);
  /** Folders of releases that were requested and could not be read: a network disk may be unavailable. */
  const missed = new Map<string, readonly [area: string, version: string]>();

  async function read(area: string, version: string): Promise<StoredRelease> {
    const stored = await readStored(area, version);
    if ('manifest' in stored) missed.delete(folder(area, version));
    else missed.set(folder(area, version), [area, version]);
    return stored;
  }
  async function readStored(area: string, version: string): Promise<StoredRelease> {
    const wrong = (problem: string, absent = false): StoredRelease => ({ problem, absent });
    const found = folder(area, version);
    try {
      const document: unknown = JSON.parse(await readFile(join(found, 'manifest.json'), 'utf8'));
      const signature = JSON.parse(
        await readFile(join(found, signatureFile), 'utf8').catch(() => 'null'), // an unsigned release: rejected below
      ) as Signature | null;
      const problem = ring.problem('release', document, signature);
      if (problem !== null || !signature) return wrong(problem ?? 'it is not signed');
      const manifest = readManifest(document);
      if (manifest.area !== area || manifest.version !== version)
        return wrong(`its manifest is that of ${manifest.area} ${manifest.version}`);
      return { manifest, document, signature };
    } catch (problem) {
      const absent = (problem as NodeJS.ErrnoException).code === 'ENOENT';
      return wrong(absent ? 'it is not stored here' : (problem as Error).message, absent);
    }
  }
  async function manifest(area: string, version: string): Promise<ReleaseManifest | null> {
    const found = await read(area, version);
    return 'manifest' in found ? found.manifest : null;
  }

  const versions = async (area: string): Promise<string[]> =>
    (await readdir(join(root, area)).catch(() => [] as string[])) // the area has no release yet
      .filter((name) => semver.valid(name))
      .sort(semver.compare);

  async function workspace(): Promise<string> {
    const made = join(root, '.incoming', randomUUID());
    try {
      await mkdir(made, { recursive: true });
    } catch (problem) {
      throw storageProblem(problem, root);
    }
    return made;
  }

  const sign = async (at: string, document: unknown): Promise<Signature> => {
    const signature = ring.sign('release', document);
    await writeWhole(join(at, signatureFile), JSON.stringify(signature));
    return signature;
  };

  /** The files of the area's newest release; undefined when it has none that is valid. */
  async function newest(area: string): Promise<FormedFiles | undefined> {
    const version = (await versions(area)).at(-1);
    const found = version === undefined ? null : await manifest(area, version);
    return found === null
      ? undefined
      : {
          folder: folder(area, found.version),
          paths: new Map(found.files.map(({ path, integrity }) => [integrity, path])),
        };
  }

  async function compress(from: string, signal: AbortSignal): Promise<void> {
    try {
      const { area, files } = await readSealed(from);
      await writeForms(
        from,
        files.map(({ path }) => path),
        { earlier: await newest(area), signal, ...(effort && { effort }) },
      );
    } catch {
      // What prevents it is found again, and reported, when the release is adopted.
    }
  }

  async function adopt(from: string, mends = false): Promise<SignedManifest & { existed: boolean }> {
    try {
      const made = await readSealed(from);
      await checkFiles(from, made);
      await writeForms(
        from,
        made.files.map(({ path }) => path),
        { ...(effort && { effort }) },
      );
      const document = await readDocument(from);
      const signature = await sign(from, document);
      await allToDisk(from);
      const target = folder(made.area, made.version);
      await mkdir(dirname(target), { recursive: true });
      try {
        await rename(from, target);
      } catch (problem) {
        const code = (problem as NodeJS.ErrnoException).code;
        if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw problem;
        const existing = await read(made.area, made.version);
        if (
          'manifest' in existing &&
          markOf(existing.manifest) === markOf(made) &&
          (await damage(existing.manifest)) === null
        )
          return { ...existing, existed: true };
        if (!mends || ('manifest' in existing && markOf(existing.manifest) !== markOf(made))) {
          throw new Refusal(
            'version-taken',
            `${made.area} ${made.version} is already published with other files. A release never changes: publish under a new version.`,
          );
        }
        await takePlace(root, from, target);
      }
      await toDisk(dirname(target));
      return { manifest: made, document, signature, existed: false };
    } catch (problem) {
      throw storageProblem(problem, root);
    } finally {
      await rm(from, { recursive: true, force: true });
    }
  }

  async function damage(stored: ReleaseManifest): Promise<string | null> {
    try {
      const problems = await fileProblems(folder(stored.area, stored.version), stored);
      return problems.length > 0 ? problems.join(' ') : null;
    } catch (problem) {
      return (problem as Error).message;
    }
  }

  return {
    root,
    folder,
    builds: localBuilds(root, ring),
    workspace,
    compress,
    adopt,
    sealed: readSealed,
    discard: (from) => rm(from, { recursive: true, force: true }),
    read,
    manifest,
    damage,
    damageHere: damage,
    async signAgain(area, version) {
      const found = await read(area, version);
      if (!('manifest' in found))
        throw new Refusal('untrusted-release', `${area} ${version} can't be signed again: ${found.problem}.`);
      return { ...found, signature: await sign(folder(area, version), found.document) };
    },
    remove: (area, version) => rm(folder(area, version), { recursive: true, force: true }),
    areas: async () =>
      (await readdir(root).catch(() => [] as string[])) // nothing has been released yet
        .filter((name) => name !== 'host' && v.is(areaName, name))
        .sort(),
    versions,
    storedAt: (area, version) =>
      stat(join(folder(area, version), 'manifest.json')).then(
        ({ mtimeMs }) => mtimeMs,
        () => null, // it is not stored
      ),
    bring: async () => {},
    async bringMissed() {
      const before = missed.size;
      for (const [area, version] of [...missed.values()]) await read(area, version);
      return missed.size < before;
    },
    dropCopies: async () => {},
  };
}
