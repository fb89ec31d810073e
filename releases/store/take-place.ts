import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toDisk } from './files.ts';

/**
 * Moves a folder to a path that may exist. An existing folder is moved away first, so that the path never has a mixture
 * of both.
 */
export async function takePlace(root: string, from: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  try {
    await rename(from, target);
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw problem;
    const old = join(root, '.incoming', randomUUID());
    await rename(target, old);
    await rename(from, target);
    await rm(old, { recursive: true, force: true });
  }
  await toDisk(dirname(target));
}
