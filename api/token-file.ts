import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A secret that processes on this machine share through the data folder: made on first use, readable by its owner only.
 * @throws {Error} with one line for the operator when the folder can't be written
 */
export function tokenFile(dataDir: string, name: 'ops-token' | 'internal-token' | 'session-key'): string {
  const file = join(dataDir, name);
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw new Error(`Can't write ${file} (DATA_DIR): ${(error as Error).message}`, { cause: error });
  }
  return readFileSync(file, 'utf8').trim();
}
