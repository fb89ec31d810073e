import { createReadStream } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../failure.ts';

/**
 * Folders of the data folder that hold what can't be made again; each is in `originals` and the like under its own
 * name.
 */
export const dataFolders = ['originals', 'avatars', 'media', 'uploads', 'feeds', 'releases'] as const;
/** The public keys that releases are trusted by: without them a restored site serves none of its releases. */
export const trustFolder = 'secrets/release-trust';
/** Secrets, when requested. */
export const secretFiles = ['secrets', 'ops-token', 'internal-token', 'session-key'] as const;

/** Being written, or of a process that runs. */
const passing = /\.(?:part|lock|pid)(?:\.|$)|^built-from$/;

/** All files below a path of the data folder, by their paths within it. */
export async function* filesBelow(dataDir: string, path: string): AsyncGenerator<string> {
  let entries;
  try {
    entries = await readdir(join(dataDir, path), { withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') yield path;
    else if (codeOf(error) !== 'ENOENT') throw error;
    return;
  }
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory()) yield* filesBelow(dataDir, `${path}/${entry.name}`);
    else if (entry.isFile() && !passing.test(entry.name)) yield `${path}/${entry.name}`;
  }
}

/** A file's current size and bytes; undefined if it was deleted meanwhile. */
export async function openFile(
  path: string,
): Promise<{ readonly size: number; readonly parts: AsyncIterable<Uint8Array> } | undefined> {
  try {
    const file = await open(path);
    const { size } = await file.stat();
    if (size === 0) {
      await file.close();
      return {
        size,
        parts: (async function* none() {
          /* Nothing. */
        })(),
      };
    }
    return { size, parts: createReadStream('', { fd: file, end: size - 1 }) as AsyncIterable<Uint8Array> };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
