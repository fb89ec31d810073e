import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ENOENT') throw problem;
    return '';
  }
}

/**
 * A secret that processes on this machine share: created on first use, 256 bits, readable by its owner only. It is
 * written atomically. An empty file, as left by a full disk, is not a secret and is replaced, since everybody could
 * guess it.
 * @throws {Error} of the file system
 */
export function secretFile(file: string): string {
  const found = readSecret(file);
  if (found !== '') return found;
  mkdirSync(dirname(file), { recursive: true });
  const made = `${file}.${randomUUID()}`;
  try {
    writeFileSync(made, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
    try {
      linkSync(made, file);
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
      // Another process was faster, or the file is empty.
      if (readSecret(file) === '') renameSync(made, file);
    }
  } finally {
    rmSync(made, { force: true });
  }
  return readSecret(file);
}
