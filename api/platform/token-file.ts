import { join } from 'node:path';
import { secretFile } from '@verandah/storage';

/**
 * A secret shared by the processes of this machine through the data folder: created on first use, readable by its owner
 * only.
 * @throws {Error} with one line for the operator when the folder can't be written
 */
export function tokenFile(dataDir: string, name: 'ops-token' | 'internal-token' | 'session-key'): string {
  const file = join(dataDir, name);
  try {
    return secretFile(file);
  } catch (error) {
    throw new Error(`Can't make or read ${file} (DATA_DIR): ${(error as Error).message}`, { cause: error });
  }
}
