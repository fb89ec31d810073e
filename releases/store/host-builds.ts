import { readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Signature } from '@verandah/release-registry';
import * as v from 'valibot';
import type { KeyRing } from '../trust/key-ring.ts';
import { integrityOf, writeWhole } from './files.ts';
import { formNames, formPath, isFormOf } from './forms.ts';
import { signatureFile } from './sealed-release.ts';
import type { NamedFile } from './stored-files.ts';

/** In a build's folder: its modification time is when the build was last served. */
const servedFile = 'served';
const file = v.object({ path: v.string(), integrity: v.string() });
/** What a build of the shell names of its files. */
const filesShape = v.looseObject({
  version: v.string(),
  integrity: v.record(v.string(), v.string()),
  server: file,
  worker: v.optional(file),
  maps: v.optional(file),
});

/** A build of the shell with a valid signature. `document`: what is signed. */
export interface SignedBuild {
  readonly version: string;
  readonly document: unknown;
  readonly signature: Signature;
  readonly files: readonly NamedFile[];
  /** The one of them that contains the source maps; null for older builds. */
  readonly maps: NamedFile | null;
}

/** Reads a build's manifest. @throws {Error} saying in a few words what is wrong with it */
export function readSignedBuild(
  document: unknown,
  signature: Signature | null,
  ring: Pick<KeyRing, 'problem'>,
  named: string,
): SignedBuild {
  const problem = ring.problem('shell', document, signature);
  if (problem !== null || !signature) throw new Error(problem ?? 'it is not signed');
  const { version, integrity, server, worker, maps } = v.parse(filesShape, document);
  if (version !== named) throw new Error(`its manifest is that of ${version}`);
  return {
    version,
    document,
    signature,
    files: [
      ...Object.entries(integrity).map(([path, hash]) => ({ path, integrity: hash })),
      server,
      ...(worker ? [worker] : []),
      ...(maps ? [maps] : []),
    ],
    maps: maps ?? null,
  };
}

/** Signs a build of the shell. */
export async function signBuild(folder: string, ring: Pick<KeyRing, 'sign'>): Promise<void> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await writeWhole(join(folder, signatureFile), JSON.stringify(ring.sign('shell', manifest)));
}

/** A build of the shell with a valid signature. @throws {Error} saying in a line what is wrong with it */
export async function signedBuild(folder: string, ring: Pick<KeyRing, 'problem'>): Promise<SignedBuild> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null); // thrown on the next line
  if (text === null) throw new Error(`There is no build of the shell in ${folder}. npm start makes one.`);
  const signature = JSON.parse(
    await readFile(join(folder, signatureFile), 'utf8').catch(() => 'null'), // an unsigned build: rejected below
  ) as Signature | null;
  try {
    const document: unknown = JSON.parse(text);
    return readSignedBuild(document, signature, ring, basename(folder));
  } catch (problem) {
    throw new Error(
      `The build of the shell in ${folder} can't be trusted: ${(problem as Error).message}. npm start makes another.`,
    );
  }
}

/**
 * The manifest of a build of the shell with a valid signature.
 * @throws {Error} saying in a line what is wrong with it
 */
export const readBuild = async (folder: string, ring: Pick<KeyRing, 'problem'>): Promise<unknown> =>
  (await signedBuild(folder, ring)).document;

export const newestBuild = async (releases: string): Promise<string> =>
  (await readFile(join(releases, 'host/newest'), 'utf8').catch(() => '')).trim(); // there is none yet

/** Versions of all builds of the shell. */
export async function hostBuilds(releases: string): Promise<string[]> {
  const found: string[] = [];
  const versions = await readdir(join(releases, 'host')).catch(() => [] as string[]); // there is none yet
  for (const version of versions) {
    // A build that is being written.
    if (!version.startsWith('.') && (await stat(join(releases, 'host', version, 'manifest.json')).catch(() => null)))
      found.push(version);
  }
  return found.sort();
}

/**
 * What is wrong with a build: its signature, or each file that does not match its hash and each form that decompresses
 * to something else; null when nothing is.
 */
export async function buildProblem(folder: string, ring: Pick<KeyRing, 'problem'>): Promise<string | null> {
  try {
    const { files } = await signedBuild(folder, ring);
    const problems: string[] = [];
    for (const { path, integrity } of files) {
      // Reported below as not the file that was built.
      const bytes = await readFile(join(folder, path)).catch(() => null);
      if (bytes === null || integrityOf(bytes) !== integrity) {
        problems.push(`${path} in ${folder} is not the file that was built`);
        continue;
      }
      for (const form of formNames) {
        // Not stored in this encoding.
        const made = await readFile(join(folder, formPath(path, form))).catch(() => null);
        if (made && !(await isFormOf(made, form, { integrity, bytes: bytes.length })))
          problems.push(`${formPath(path, form)} in ${folder} opens to something else than ${path}`);
      }
    }
    return problems.length > 0 ? problems.join('; ') : null;
  } catch (problem) {
    return (problem as Error).message;
  }
}

/** Records that a build of the shell is served now. */
export async function markServed(releases: string, version: string, now: Date): Promise<void> {
  const file = join(releases, 'host', version, servedFile);
  await writeFile(file, '');
  await utimes(file, now, now);
}

/**
 * Removes builds of the shell that were last served before a given time; never the newest, which the next start uses.
 * @returns their versions
 */
export async function cleanHostBuilds(releases: string, before: Date): Promise<string[]> {
  const newest = await newestBuild(releases);
  const removed: string[] = [];
  for (const version of await hostBuilds(releases)) {
    const folder = join(releases, 'host', version);
    const times = await Promise.all(
      ['manifest.json', servedFile].map((name) =>
        stat(join(folder, name)).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0, // never served
        ),
      ),
    );
    if (version === newest || Math.max(...times) >= before.getTime()) continue;
    await rm(folder, { recursive: true, force: true });
    removed.push(version);
  }
  return removed;
}

/** Builds of the shell on this machine or, with a storage, of all machines. */
export interface HostBuilds {
  versions(): Promise<string[]>;
  /** What is wrong with one; null when nothing is. */
  damage(version: string): Promise<string | null>;
  /**
   * Stores a build of this machine for all hosts, and records that it is served.
   * @returns a line when that has to wait: `shareMissed` does it then
   */
  share(version: string): Promise<string | null>;
  /** Retries what could not be shared because the storage was unavailable. */
  shareMissed(): Promise<void>;
  /**
   * Downloads a build that other hosts have stored; does nothing when it exists here. Cheap for versions that do not
   * exist.
   */
  bring(version: string): Promise<void>;
  /** The source maps of a build with a valid signature on this machine; null without them. */
  maps(version: string): Promise<NamedFile | null>;
  /** Records that it is served now. */
  served(version: string, now: Date): Promise<void>;
  /** Signs a build with the current key. @returns whether it was valid, and so was signed */
  signAgain(version: string): Promise<boolean>;
  /** Removes builds that were last served before a given time; never this machine's newest. @returns their versions */
  clean(before: Date): Promise<string[]>;
}

/** Builds of the shell in the folder of releases. */
export function localBuilds(releases: string, ring: Pick<KeyRing, 'sign' | 'problem'>): HostBuilds {
  const folder = (version: string): string => join(releases, 'host', version);
  return {
    versions: () => hostBuilds(releases),
    damage: (version) => buildProblem(folder(version), ring),
    share: async () => null,
    shareMissed: async () => {},
    bring: async () => {},
    maps: (version) =>
      signedBuild(folder(version), ring).then(
        ({ maps }) => maps,
        () => null, // whoever serves the build names what is wrong with it
      ),
    served: (version, now) => markServed(releases, version, now),
    async signAgain(version) {
      if ((await buildProblem(folder(version), ring)) !== null) return false;
      await signBuild(folder(version), ring);
      return true;
    },
    clean: (before) => cleanHostBuilds(releases, before),
  };
}
