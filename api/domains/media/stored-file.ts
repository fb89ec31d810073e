import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file's bytes; null if it does not exist. */
export const readStoredFile = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** Whether there is a file. */
export const isStored = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false, // there is none
  );

/**
 * Writes a file that appears whole or not at all, so that several processes may make the same. Where there is no room
 * it is not stored, and no part of it stays: what was drawn is sent all the same, and drawn again for the next visitor.
 */
export async function storeFile(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}`;
  try {
    await mkdir(dirname(part), { recursive: true });
    await writeFile(part, bytes);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    if (!noRoom.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
