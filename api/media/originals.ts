import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { keep, readKept } from './kept-file.ts';
import { isOriginalKey } from './original.ts';

/** Where originals are kept, each once. Folders do; an object store needs the same three. */
export interface OriginalStore {
  /** Keeps bytes under the key of their content; a second time changes nothing. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** null: there is none. */
  read(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
}

/** Originals below a folder, spread over 256 others. Files appear whole or not at all: several processes may write at once. */
export function folderOfOriginals(folder: string): OriginalStore {
  const path = (key: string): string => join(folder, key.slice(1, 3), key);
  const has = (key: string): Promise<boolean> => (isOriginalKey(key) ? stat(path(key)).then(() => true, () => false) : Promise.resolve(false));
  return {
    has,
    async write(key, bytes) {
      if (!await has(key)) await keep(path(key), bytes);
    },
    read: (key) => (isOriginalKey(key) ? readKept(path(key)) : Promise.resolve(null)),
  };
}
