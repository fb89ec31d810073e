import { fileStorage } from '../file-storage.ts';
import type { Settings } from '../settings.ts';
import { readOriginal, type Original } from './original.ts';
import { originalsIn, type OriginalStore } from './originals.ts';

/** Where the service keeps originals. */
export const originalsOf = (settings: Pick<Settings, 'dataDir' | 'storage'>): OriginalStore =>
  originalsIn(fileStorage(settings));

/** Takes a picture in: read whole, then stored under the key of its content. @throws {BadPicture} */
export async function takePicture(store: OriginalStore, bytes: Uint8Array): Promise<Original> {
  const original = await readOriginal(bytes);
  await store.write(original.key, bytes);
  return original;
}
