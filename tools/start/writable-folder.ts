import { accessSync, constants } from 'node:fs';
import { makeFolder } from '@verandah/api/local-server';

/** @throws {Error} in one line when the folder cannot be created or written */
export function writableFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Error(
      `Can't write to the data folder ${folder}: ${(error as Error).message}. Choose another one with DATA_DIR.`,
    );
  }
}
