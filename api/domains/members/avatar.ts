import { randomUUID } from 'node:crypto';
import { fileStorage } from '../../platform/file-storage.ts';
import { BadPicture, pictureLimits, type PictureDecoder } from '../../platform/picture-decoding/public.ts';
import { invalid } from '../../platform/problems/public.ts';
import type { Settings } from '../../platform/settings/public.ts';

/** What a picture may be when it is sent. */
export const avatarLimits = {
  bytes: pictureLimits.avatar.bytes,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
} as const;
/** How wide and high it is served. */
export const avatarSize = 256;

/**
 * Crops a picture to a square and removes its metadata.
 * @throws {Refusal} invalid; away when too many pictures wait
 */
export async function drawAvatar(decoder: PictureDecoder, bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const work = { kind: 'square', bytes, purpose: 'avatar', side: avatarSize } as const;
    const made = await decoder.run('upload', async () => work);
    if (made === null) throw new BadPicture('broken', 'avatar');
    return made.bytes;
  } catch (error) {
    if (!(error instanceof BadPicture)) throw error;
    throw invalid({
      field: 'avatar',
      message:
        error.code === 'not-a-picture' || error.code === 'broken'
          ? 'We can’t read this image. Choose a JPEG, PNG, WebP, AVIF or GIF up to 5 MB.'
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
