import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { readOriginal, type Original } from './original.ts';
import { folderOfOriginals, type OriginalStore } from './originals.ts';

/** Where the service keeps originals. */
export const originalsOf = ({ dataDir }: Pick<Settings, 'dataDir'>): OriginalStore => folderOfOriginals(join(dataDir, 'originals'));

/** Takes a picture in: read whole, then stored under the key of its content. @throws {BadPicture} */
export async function takePicture(store: OriginalStore, bytes: Uint8Array): Promise<Original> {
  const original = await readOriginal(bytes);
  await store.write(original.key, bytes);
  return original;
}
