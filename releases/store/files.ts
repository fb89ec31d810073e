import { createHash, randomUUID } from 'node:crypto';
import { open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** The sha384 of bytes in the format of subresource integrity. */
export const integrityOf = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** All files below a folder as paths with '/', sorted. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** The integrity of a file; null when it does not exist. */
export async function fileIntegrity(file: string): Promise<string | null> {
  try {
    return integrityOf(await readFile(file));
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw problem;
  }
}

/**
 * Writes a file atomically: after a kill or a power cut there is the old file or the new one.
 * @param beside the path that the file is written to first begins with: of the same file system
 */
export async function writeWhole(file: string, content: string | Uint8Array, beside = file): Promise<void> {
  const made = `${beside}.${randomUUID()}`;
  try {
    await writeFile(made, content, { flush: true });
    await rename(made, file);
  } catch (problem) {
    await rm(made, { force: true });
    throw problem;
  }
  await toDisk(dirname(file));
}

/** Flushes the content of a file, or the names in a folder, to the disk. */
export async function toDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The same for every file and folder below one. */
export async function allToDisk(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await toDisk(join(entry.parentPath, entry.name));
  await toDisk(folder);
}
