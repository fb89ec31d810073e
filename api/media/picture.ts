import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { PhotoFormat, PhotoWidth } from '@verandah/market';
import { drawing } from './drawing.ts';
import { sceneOf } from './scenes.ts';

/** Part of the cache's folder: raise it when drawings change. */
const drawingVersion = 'drawn-3';

/** Drawing takes a core for a quarter of a second; more at once would starve requests. */
const renderingsAtOnce = 2;

export interface PictureFile { readonly key: string; readonly width: PhotoWidth; readonly format: PhotoFormat }

/** The pictures of the sample listings, drawn when first asked for and kept on disk. */
export interface Pictures {
  /** The file's bytes, or null when there is no such picture. */
  read(file: PictureFile): Promise<Buffer | null>;
}

async function render({ key, width, format }: PictureFile): Promise<Buffer | null> {
  const svg = drawing(key, width);
  if (!svg) return null;
  const image = sharp(Buffer.from(svg), { limitInputPixels: 4_000_000 }).flatten({ background: '#ffffff' });
  // Low effort: AVIF at its default takes three seconds a picture and saves little.
  if (format === 'avif') return image.avif({ quality: 52, effort: 1 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 76, effort: 3 }).toBuffer();
  return image.jpeg({ quality: 80, progressive: true }).toBuffer();
}

/** Keeps pictures below `folder`; safe with several processes, since files appear whole or not at all. */
export function openPictures(folder: string): Pictures {
  const limit = pLimit(renderingsAtOnce);
  const underWay = new Map<string, Promise<Buffer | null>>();

  async function make(file: PictureFile, path: string): Promise<Buffer | null> {
    const bytes = await limit(() => render(file));
    if (!bytes) return null;
    const draft = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, path);
    return bytes;
  }

  return {
    async read(file) {
      if (!sceneOf(file.key)) return null;
      const path = join(folder, drawingVersion, file.key, `${file.width}.${file.format}`);
      try {
        return await readFile(path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
      const started = underWay.get(path) ?? make(file, path).finally(() => underWay.delete(path));
      underWay.set(path, started);
      return started;
    },
  };
}
