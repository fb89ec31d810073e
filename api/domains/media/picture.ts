import { join } from 'node:path';
import type { PhotoFormat, PhotoWidth } from '@verandah/market';
import type { PictureDecoder } from '../../platform/picture-decoding/public.ts';
import type { Work } from '../../platform/picture-decoding/public.ts';
import { drawing } from './drawing.ts';
import { keep, readStoredFile } from './stored-file.ts';
import { storeMaster, masterWidth, photoFolder, readMaster } from './master-files.ts';
import { isOriginalKey } from './original.ts';
import type { OriginalStore } from './originals.ts';
import { BadPicture } from '../../platform/picture-decoding/public.ts';
import { sceneOf } from './scenes.ts';

/** Part of the cache's folders: raise it when drawings change. */
const drawingVersion = 'drawn-4';

/** Where pictures come from, and what makes their files. */
interface Sources {
  readonly originals: OriginalStore;
  readonly decoder: PictureDecoder;
}

export interface PictureFile {
  readonly key: string;
  readonly width: PhotoWidth;
  readonly format: PhotoFormat;
}

/**
 * Pictures in the widths and formats of the site, made from an original or a drawing at the first request and stored on
 * disk.
 */
export interface Pictures {
  /** The file's bytes, or null when there is no such picture. @throws {PicturesBusy} */
  read(file: PictureFile): Promise<Uint8Array | null>;
}

/**
 * Of an original that was uploaded to another instance, or whose cached files are gone: decoded once for all requests.
 */
async function masterOf(folder: string, key: string, { originals, decoder }: Sources): Promise<Uint8Array | null> {
  const master = await readMaster(folder, key);
  if (master) return master;
  const made = await decoder.run('page', async () => {
    const bytes = await originals.read(key);
    return bytes && { kind: 'master', bytes, purpose: 'listing', widest: masterWidth };
  });
  if (made) await storeMaster(folder, key, made.bytes);
  return made && made.bytes;
}

/** Stores what it makes below `folder`; safe with several processes, since files appear whole or not at all. */
export function openPictures(folder: string, sources: Sources): Pictures {
  const underWay = new Map<string, Promise<Uint8Array | null>>();
  const once = (path: string, make: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> => {
    const started = underWay.get(path) ?? make().finally(() => underWay.delete(path));
    underWay.set(path, started);
    return started;
  };

  async function workOf({ key, width, format }: PictureFile): Promise<Work | null> {
    const svg = drawing(key, width);
    if (svg) return { kind: 'drawing', svg, format, see: 'white' };
    const bytes = await once(photoFolder(folder, key), () => masterOf(folder, key, sources));
    return bytes && { kind: 'file', bytes, width, format };
  }

  async function make(file: PictureFile, path: string): Promise<Uint8Array | null> {
    try {
      const work = await workOf(file);
      const made = work && (await sources.decoder.run('page', async () => work));
      if (made) await keep(path, made.bytes);
      return made && made.bytes;
    } catch (error) {
      // An original of the time before these limits: it is there, and can not be shown.
      if (error instanceof BadPicture) return null;
      throw error;
    }
  }

  return {
    async read(file) {
      const own = isOriginalKey(file.key)
        ? photoFolder(folder, file.key)
        : sceneOf(file.key)
          ? join(folder, drawingVersion, file.key)
          : null;
      if (own === null) return null;
      const path = join(own, `${file.width}.${file.format}`);
      return (await readStoredFile(path)) ?? once(path, () => make(file, path));
    },
  };
}
