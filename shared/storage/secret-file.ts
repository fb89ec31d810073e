import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function known(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ENOENT') throw problem;
    return '';
  }
}

/**
 * A secret that processes on this machine share: made on first use, 256 bits, readable by its owner only. It appears
 * whole or not at all: an empty file, such as a full disk leaves behind, is no secret and is replaced, since everybody
 * would know it.
 * @throws {Error} what the file system says
 */
export function secretFile(file: string): string {
  const found = known(file);
  if (found !== '') return found;
  mkdirSync(dirname(file), { recursive: true });
  const made = `${file}.${randomUUID()}`;
  try {
    writeFileSync(made, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
    try {
      linkSync(made, file);
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
      // Another process was faster, or it is empty.
      if (known(file) === '') renameSync(made, file);
    }
  } finally {
    rmSync(made, { force: true });
  }
  return known(file);
}
