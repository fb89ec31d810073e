import { join } from 'node:path';
import sharp from 'sharp';
import { keep, readKept } from './kept-file.ts';
import { portrait } from './portraits.ts';

/** Part of the cache's folder: raise it when portraits change. */
const version = 'faces-1';

/** Drawn portraits as WebP, square, made when first asked for and kept below `folder`. */
export function openPortraits(folder: string, pixels: number): { read(key: string): Promise<Buffer | null> } {
  return {
    async read(key) {
      const svg = portrait(key, pixels);
      if (svg === null) return null;
      const path = join(folder, version, `${key}.webp`);
      const kept = await readKept(path);
      if (kept !== null) return kept;
      const bytes = await sharp(Buffer.from(svg)).webp({ quality: 84 }).toBuffer();
      await keep(path, bytes);
      return bytes;
    },
  };
}
