import { readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { KeyRing, Signature } from '../trust/key-ring.ts';
import { fileIntegrity, writeWhole } from './files.ts';
import { signatureFile } from './sealed-release.ts';

/** In a build's folder: its time is when the build was last served. */
const servedFile = 'served';
/** What a build of the shell says of its files. */
const filesShape = v.looseObject({ version: v.string(), integrity: v.record(v.string(), v.string()), server: v.object({ path: v.string(), integrity: v.string() }) });

/** Signs a build of the shell. */
export async function signBuild(folder: string, ring: Pick<KeyRing, 'sign'>): Promise<void> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await writeWhole(join(folder, signatureFile), JSON.stringify(ring.sign('shell', manifest)));
}

/** The manifest of a build of the shell whose signature holds. @throws {Error} saying in a line what is wrong with it */
export async function readBuild(folder: string, ring: Pick<KeyRing, 'problem'>): Promise<unknown> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null);
  if (text === null) throw new Error(`There is no build of the shell in ${folder}. npm start makes one.`);
  const signature = JSON.parse(await readFile(join(folder, signatureFile), 'utf8').catch(() => 'null')) as Signature | null;
  const manifest: unknown = JSON.parse(text);
  const problem = ring.problem('shell', manifest, signature);
  if (problem !== null) throw new Error(`The build of the shell in ${folder} can't be trusted: ${problem}. npm start makes another.`);
  return manifest;
}

export const newestBuild = async (releases: string): Promise<string> => (await readFile(join(releases, 'host/newest'), 'utf8').catch(() => '')).trim();

/** Versions of all builds of the shell. */
export async function hostBuilds(releases: string): Promise<string[]> {
  const found: string[] = [];
  for (const version of await readdir(join(releases, 'host')).catch(() => [] as string[])) {
    if (await stat(join(releases, 'host', version, 'manifest.json')).catch(() => null)) found.push(version);
  }
  return found.sort();
}

/** What is wrong with a build: its signature, or a file that is not the one that it names; null when nothing is. */
export async function buildProblem(folder: string, ring: Pick<KeyRing, 'problem'>): Promise<string | null> {
  try {
    const { integrity, server } = v.parse(filesShape, await readBuild(folder, ring));
    for (const [path, hash] of [...Object.entries(integrity), [server.path, server.integrity] as const]) {
      if (await fileIntegrity(join(folder, path)) !== hash) return `${path} in ${folder} is not the file that was built`;
    }
    return null;
  } catch (problem) {
    return (problem as Error).message;
  }
}

/** Notes that a build of the shell is served now. */
export async function markServed(releases: string, version: string, now: Date): Promise<void> {
  const file = join(releases, 'host', version, servedFile);
  await writeFile(file, '');
  await utimes(file, now, now);
}

/** Removes builds of the shell that were last served before a moment; never the newest, which the next start takes. @returns their versions */
export async function cleanHostBuilds(releases: string, before: Date): Promise<string[]> {
  const newest = await newestBuild(releases);
  const removed: string[] = [];
  for (const version of await hostBuilds(releases)) {
    const folder = join(releases, 'host', version);
    const times = await Promise.all(['manifest.json', servedFile].map((name) => stat(join(folder, name)).then(({ mtimeMs }) => mtimeMs, () => 0)));
    if (version === newest || Math.max(...times) >= before.getTime()) continue;
    await rm(folder, { recursive: true, force: true });
    removed.push(version);
  }
  return removed;
}
