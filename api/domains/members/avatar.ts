import { randomUUID } from 'node:crypto';
import { fileStorage } from '../../platform/file-storage.ts';
import {
  BadPicture,
  pictureLimits,
  type Crop,
  type PictureDecoder,
  type Work,
} from '../../platform/picture-decoding/public.ts';
import { invalidInput } from '../../platform/problems/public.ts';
import type { Settings } from '../../platform/settings/public.ts';

/** What a picture may be when it is sent. */
export const avatarLimits = {
  bytes: pictureLimits.avatar.bytes,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
} as const;
/** How wide and high it is served. */
export const avatarSize = 256;

/** The most that a logo is served wide and high. */
const logoSize = { width: 480, height: 240 } as const;

/**
 * Crops a picture to a square and removes its metadata.
 * @throws {Refusal} invalid; unavailable when too many pictures wait
 */
export const drawAvatar = (decoder: PictureDecoder, bytes: Uint8Array): Promise<Uint8Array> =>
  drawSquare(decoder, { kind: 'square', bytes, purpose: 'avatar', side: avatarSize, crop: 'interesting' });

/** The same for the portrait of an agent, who chooses the square. @throws {Refusal} as `drawAvatar` */
export const drawPortrait = (decoder: PictureDecoder, bytes: Uint8Array, crop: Crop): Promise<Uint8Array> =>
  drawSquare(decoder, { kind: 'square', bytes, purpose: 'portrait', side: avatarSize, crop });

/**
 * The whole of a picture on white, without its metadata.
 * @throws {Refusal} invalid; unavailable when too many pictures wait
 */
export const drawLogo = (decoder: PictureDecoder, bytes: Uint8Array): Promise<Uint8Array> =>
  drawSquare(decoder, { kind: 'whole', bytes, purpose: 'logo', ...logoSize });

async function drawSquare(
  decoder: PictureDecoder,
  work: Extract<Work, { readonly kind: 'square' | 'whole' }>,
): Promise<Uint8Array> {
  try {
    if (work.bytes.length > pictureLimits[work.purpose].bytes) throw new BadPicture('too-many-bytes', work.purpose);
    const made = await decoder.run('upload', async () => work);
    if (made === null) throw new BadPicture('broken', work.purpose);
    return made.bytes;
  } catch (error) {
    if (!(error instanceof BadPicture)) throw error;
    throw invalidInput({
      field: work.purpose,
      message:
        error.code === 'not-a-picture' || error.code === 'broken'
          ? `We can’t read this image. Choose a JPEG, PNG, WebP, AVIF or GIF up to ${pictureLimits[work.purpose].bytes / 1_000_000} MB.`
          : error.message,
    });
  }
}

/** The store of avatars, one file each. A new picture has a new key, so files are immutable. */
export interface AvatarFiles {
  write(bytes: Uint8Array): Promise<string>;
  read(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
}

const isKey = (key: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key);

export function avatarFiles(settings: Pick<Settings, 'dataDir' | 'storage'>): AvatarFiles {
  const storage = fileStorage(settings);
  const path = (key: string): string => `avatars/${key}.webp`;
  return {
    async write(bytes) {
      const key = randomUUID();
      await storage.put(path(key), bytes);
      return key;
    },
    read: async (key) => (isKey(key) ? storage.get(path(key)) : null),
    async remove(key) {
      if (isKey(key)) await storage.remove(path(key));
    },
  };
}
