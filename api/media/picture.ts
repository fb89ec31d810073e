import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import type { PhotoFormat, PhotoWidth } from '@verandah/market';
import { drawing } from './drawing.ts';
import { keep, readKept } from './kept-file.ts';
import { isOriginalKey, openPicture } from './original.ts';
import type { OriginalStore } from './originals.ts';
import { sceneOf } from './scenes.ts';

/** Parts of the cache's folders: raise one when drawings, or the ways of making files of originals, change. */
const drawingVersion = 'drawn-4';
const photoVersion = 'photo-1';

/** Making one takes a core for a quarter of a second; more at once would starve requests. */
const renderingsAtOnce = 2;
/** So many may wait; whoever comes then is asked to come again. */
const mostWaiting = 300;

export interface PictureFile {
  readonly key: string;
  readonly width: PhotoWidth;
  readonly format: PhotoFormat;
}

/** Too many pictures are being made at the moment. */
export class PicturesBusy extends Error {
  override readonly name = 'PicturesBusy';
}

/**
 * Pictures in the widths and formats of the site, made of an original or a drawing when first asked for and kept on
 * disk.
 */
export interface Pictures {
  /** The file's bytes, or null when there is no such picture. @throws {PicturesBusy} */
  read(file: PictureFile): Promise<Buffer | null>;
}

function written(image: Sharp, format: PhotoFormat): Promise<Buffer> {
  // Low effort: AVIF at its default takes three seconds a picture and saves little.
  if (format === 'avif') return image.avif({ quality: 52, effort: 1 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 76, effort: 3 }).toBuffer();
  return image.jpeg({ quality: 80, progressive: true }).toBuffer();
}

async function render({ key, width, format }: PictureFile, originals: OriginalStore): Promise<Buffer | null> {
  const svg = drawing(key, width);
  if (svg)
    return written(sharp(Buffer.from(svg), { limitInputPixels: 4_000_000 }).flatten({ background: '#ffffff' }), format);
  const bytes = await originals.read(key);
  // What cameras write into a picture, the place among it, stays behind with the original.
  return (
    bytes &&
    written(
      openPicture(bytes)
        .resize({ width, height: width * 3, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' }),
      format,
    )
  );
}

/** Keeps what it makes below `folder`; safe with several processes, since files appear whole or not at all. */
export function openPictures(folder: string, originals: OriginalStore): Pictures {
  const limit = pLimit(renderingsAtOnce);
  const underWay = new Map<string, Promise<Buffer | null>>();

  async function make(file: PictureFile, path: string): Promise<Buffer | null> {
    if (limit.pendingCount >= mostWaiting) throw new PicturesBusy();
    const bytes = await limit(() => render(file, originals));
    if (bytes) await keep(path, bytes);
    return bytes;
  }

  return {
    async read(file) {
      const folders = isOriginalKey(file.key)
        ? [photoVersion, file.key.slice(1, 3)]
        : sceneOf(file.key)
          ? [drawingVersion]
          : null;
      if (folders === null) return null;
      const path = join(folder, ...folders, file.key, `${file.width}.${file.format}`);
      const kept = await readKept(path);
      if (kept !== null) return kept;
      const started = underWay.get(path) ?? make(file, path).finally(() => underWay.delete(path));
      underWay.set(path, started);
      return started;
    },
  };
}
