import { fileStorage } from '../../platform/file-storage.ts';
import type { Service } from '../../platform/service.ts';
import type { Settings } from '../../platform/settings/public.ts';
import { storeMaster, masterWidth, mediaFolder } from './master-files.ts';
import { originalKey, type Original } from './original.ts';
import { originalsIn, type OriginalStore } from './originals.ts';
import { openPictures, type Pictures } from './picture.ts';
import { BadPicture, pictureLimits, type PicturePurpose } from '../../platform/picture-decoding/public.ts';

/** Where the API stores originals. */
export const originalsOf = (settings: Pick<Settings, 'dataDir' | 'storage'>): OriginalStore =>
  originalsIn(fileStorage(settings));

/** The pictures that are served, and what makes their files. */
export const picturesOf = ({ settings, decoder }: Pick<Service, 'settings' | 'decoder'>): Pictures =>
  openPictures(mediaFolder(settings), { originals: originalsOf(settings), decoder });

/**
 * Takes a picture in: checked by its header, decoded once, then stored under the key of its content. The files that
 * pages show are made in the background, so that its first visitor does not wait for them.
 * @throws {BadPicture}
 * @throws {PicturesBusy}
 */
export async function takePicture(
  service: Pick<Service, 'settings' | 'decoder'>,
  bytes: Uint8Array,
  purpose: PicturePurpose,
): Promise<Original> {
  const { settings, decoder } = service;
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
  void picturesOf(service).prepare(key);
  return { key, width, height, colour };
}
