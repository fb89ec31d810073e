import type { Storage } from '@verandah/storage';
import { isOriginalKey } from './original.ts';

/** Stores originals, each once. */
export interface OriginalStore {
  /** Stores bytes under the key of their content; a second time changes nothing. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** null without one. */
  read(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
}

/** Originals in the folder `originals` of a storage, spread over 256 others. */
export function originalsIn(storage: Storage): OriginalStore {
  const path = (key: string): string => `originals/${key.slice(1, 3)}/${key}`;
  const has = async (key: string): Promise<boolean> => isOriginalKey(key) && storage.has(path(key));
  return {
    has,
    async write(key, bytes) {
      if (!(await has(key))) await storage.put(path(key), bytes);
    },
    read: async (key) => (isOriginalKey(key) ? storage.get(path(key)) : null),
  };
}
