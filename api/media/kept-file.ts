import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file's bytes; null when there is none. */
export const readKept = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => { if (error.code === 'ENOENT') return null; throw error; });

/** Writes a file that appears whole or not at all, so that several processes may make the same. */
export async function keep(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}`;
  await mkdir(dirname(part), { recursive: true });
  await writeFile(part, bytes);
  await rename(part, path);
}
