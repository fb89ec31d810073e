import { join } from 'node:path';
import { photoFormats, photoWidths, type PhotoFormat, type PhotoWidth } from '@verandah/market';
import { BadPicture } from '../../platform/picture-decoding/public.ts';
import type { PictureDecoder, Work } from '../../platform/picture-decoding/public.ts';
import { forEveryone } from '../../platform/turns/public.ts';
import { isStored, storeFile, readStoredFile } from './stored-file.ts';
import { storeMaster, masterWidth, photoFolder, readMaster } from './master-files.ts';
import { isOriginalKey } from './original.ts';
import type { OriginalStore } from './originals.ts';

/** Source of pictures and generator of their files. */
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
 * Pictures in the widths and formats of the site, made from an original at the first request and stored on disk.
 */
export interface Pictures {
  /** The file's bytes, or null if the picture does not exist. @throws {PicturesBusy} */
  read(file: PictureFile): Promise<Uint8Array | null>;
  /**
   * Makes and stores the files that most browsers request (AVIF, in every width), with low priority. What can't be made
   * now is made, or refused, at its first request.
   */
  prepare(key: string): Promise<void>;
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

/** Stores generated files below `folder`; safe with several processes, since files appear atomically. */
export function openPictures(folder: string, sources: Sources): Pictures {
  const underWay = new Map<string, Promise<Uint8Array | null>>();
  const once = (path: string, make: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> => {
    const started = underWay.get(path) ?? forEveryone(make)().finally(() => underWay.delete(path));
    underWay.set(path, started);
    return started;
  };

  const workOf = async (
    { key, width, format }: PictureFile,
    readSource: (key: string) => Promise<Uint8Array | null>,
  ): Promise<Work | null> => {
    const bytes = await readSource(key);
    return bytes && { kind: 'file', bytes, width, format };
  };
  const masterOnce = (key: string): Promise<Uint8Array | null> =>
    once(photoFolder(folder, key), () => masterOf(folder, key, sources));

  async function make(file: PictureFile, path: string): Promise<Uint8Array | null> {
    try {
      const work = await workOf(file, masterOnce);
      const made = work && (await sources.decoder.run('page', async () => work));
      if (made) await storeFile(path, made.bytes);
      return made && made.bytes;
    } catch (error) {
      // An original from before these limits: it exists, but cannot be shown.
      if (error instanceof BadPicture) return null;
      throw error;
    }
  }

  /** Not among the files under way: a page that requests it meanwhile does not wait for this lane. */
  async function makeAhead(file: PictureFile, path: string): Promise<void> {
    const made = await sources.decoder.run('ahead', async () =>
      (await isStored(path)) ? null : workOf(file, (key) => readMaster(folder, key)),
    );
    if (made) await storeFile(path, made.bytes);
  }

  const pathOf = ({ key, width, format }: PictureFile): string | null =>
    isOriginalKey(key) ? join(photoFolder(folder, key), `${width}.${format}`) : null;

  return {
    async read(file) {
      const path = pathOf(file);
      if (path === null) return null;
      return (await readStoredFile(path)) ?? once(path, () => make(file, path));
    },
    async prepare(key) {
      for (const width of photoWidths) {
        const file = { key, width, format: photoFormats[0] };
        const path = pathOf(file);
        // Its first request finds out why.
        if (path !== null) await makeAhead(file, path).catch(() => undefined);
      }
    },
  };
}
