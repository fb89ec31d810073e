import { fileStorage } from '../../platform/file-storage.ts';
import type { Settings } from '../../platform/settings/public.ts';
import { storeMaster, masterWidth, mediaFolder } from './master-files.ts';
import { originalKey, type Original } from './original.ts';
import { originalsIn, type OriginalStore } from './originals.ts';
import { openPictures, type Pictures } from './picture.ts';
import {
  BadPicture,
  pictureLimits,
  type PictureDecoder,
  type PicturePurpose,
} from '../../platform/picture-decoding/public.ts';

/** Where files are stored. */
type Place = Pick<Settings, 'dataDir' | 'storage'>;

/** What takes a picture in: the API's service has both. */
interface Taking {
  readonly settings: Place;
  readonly decoder: PictureDecoder;
}

/** Where the API stores originals. */
export const originalsOf = (settings: Place): OriginalStore => originalsIn(fileStorage(settings));

/** The served pictures and the generator of their files. */
export const picturesOf = ({ settings, decoder }: Taking): Pictures =>
  openPictures(mediaFolder(settings), { originals: originalsOf(settings), decoder });

/**
 * Takes a picture in: checked by its header, decoded once, then stored under the key of its content. The files that
 * pages show are made in the background, so that its first visitor does not wait for them.
 * @throws {BadPicture}
 * @throws {PicturesBusy}
 */
export async function takePicture(service: Taking, bytes: Uint8Array, purpose: PicturePurpose): Promise<Original> {
  const original = await storeOriginal(service, bytes, purpose);
  void picturesOf(service).prepare(original.key);
  return original;
}

/**
 * Stores a picture that the product has drawn itself, unchecked: all files of it are made at their first request.
 * @param size of the picture, and its dominant colour
 */
export async function storeDrawing(settings: Place, bytes: Uint8Array, size: Omit<Original, 'key'>): Promise<Original> {
  const key = originalKey(bytes);
  await originalsOf(settings).write(key, bytes);
  return { key, ...size };
}

/**
 * The same as `takePicture`, but its files are made at their first request.
 * @throws {BadPicture}
 * @throws {PicturesBusy}
 * @internal for tests
 */
export async function storeOriginal(
  { settings, decoder }: Taking,
  bytes: Uint8Array,
  purpose: PicturePurpose,
): Promise<Original> {
  if (bytes.length > pictureLimits[purpose].bytes) throw new BadPicture('too-many-bytes', purpose);
  const made = await decoder.run(purpose === 'feed' ? 'feed' : 'upload', async () => ({
    kind: 'master',
    bytes,
    purpose,
    widest: masterWidth,
  }));
  if (made === null) throw new BadPicture('broken', purpose);
  const { width, height, colour } = made;
  const key = originalKey(bytes);
  await originalsOf(settings).write(key, bytes);
  await storeMaster(mediaFolder(settings), key, made.bytes);
  return { key, width, height, colour };
}
