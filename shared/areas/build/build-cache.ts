import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Configuration } from 'webpack';

/** Milliseconds after which webpack drops what no build has used. */
const week = 7 * 24 * 60 * 60 * 1000;

/** What a package manager writes about the packages that it has installed: pnpm, npm. */
const installedRecords = ['node_modules/.pnpm/lock.yaml', 'node_modules/.package-lock.json'];

/** The record of the packages that are installed for this folder; null when no package manager left one. */
function installedRecord(): string | null {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = installedRecords.map((file) => join(folder, file)).find((file) => existsSync(file));
    if (found !== undefined) return found;
    if (folder === dirname(folder)) return null;
  }
}

const addFile = (hash: Hash, file: string): Hash => hash.update(`\0${file}\0`).update(readFileSync(file));

/**
 * Lets webpack cache what it has read, compiled and minimized in a folder, so that the next build repeats this for
 * changed files only. Those are compared by content. With another Node, other packages, another version of this folder
 * or other settings the cache is empty; without known packages there is no cache.
 * @param name of the bundle
 * @param settings what its configuration takes from the area
 */
export function buildCache(
  cacheDir: string,
  name: string,
  settings: object,
): Pick<Configuration, 'cache' | 'snapshot'> {
  const installed = installedRecord();
  if (installed === null) return {};
  const version = createHash('sha256').update(JSON.stringify([process.version, settings]));
  addFile(version, installed);
  for (const entry of readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) addFile(version, join(entry.parentPath, entry.name));
  return {
    cache: { type: 'filesystem', name, cacheDirectory: cacheDir, version: version.digest('hex'), maxAge: week },
    snapshot: { module: { hash: true }, resolve: { hash: true } },
  };
}
