import { join } from 'node:path';
import type { PictureDecoder } from '../../platform/picture-decoding/public.ts';
import { keep, readStoredFile } from './stored-file.ts';
import { portrait } from './portraits.ts';

/** Part of the cache's folder: raise it when portraits change. */
const version = 'faces-1';

/** Drawn portraits as WebP, square, made at the first request and stored below `folder`. */
export function openPortraits(
  folder: string,
  pixels: number,
  decoder: PictureDecoder,
): { read(key: string): Promise<Uint8Array | null> } {
  return {
    async read(key) {
      const svg = portrait(key, pixels);
      if (svg === null) return null;
      const path = join(folder, version, `${key}.webp`);
      const kept = await readStoredFile(path);
      if (kept !== null) return kept;
      const made = await decoder.run('page', async () => ({ kind: 'drawing', svg, format: 'webp', see: 'through' }));
      if (made) await keep(path, made.bytes);
      return made && made.bytes;
    },
  };
}
