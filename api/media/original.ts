import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { sentFormat } from './picture-format.ts';

/** What a picture may be when it is sent or fetched. */
export const pictureLimits = { bytes: 25_000_000, pixels: 60_000_000, shortest: 16 } as const;

/** Why a picture is not taken. Each has its sentence in `badPictureMessages`. */
export type BadPictureCode = 'not-a-picture' | 'too-many-bytes' | 'too-many-pixels' | 'too-small' | 'broken';

export const badPictureMessages: Readonly<Record<BadPictureCode, string>> = {
  'not-a-picture': 'This is no picture that we can read: send a JPEG, PNG, WebP, AVIF or GIF.',
  'too-many-bytes': `A picture has at most ${pictureLimits.bytes / 1_000_000} MB.`,
  'too-many-pixels': `A picture has at most ${pictureLimits.pixels / 1_000_000} million pixels.`,
  'too-small': `A picture is at least ${pictureLimits.shortest} pixels wide and high.`,
  broken: 'The picture is damaged or cut off.',
};

/** Thrown for a picture that is not taken; the message is for who sent it. */
export class BadPicture extends Error {
  override readonly name = 'BadPicture';
  readonly code: BadPictureCode;

  constructor(code: BadPictureCode) {
    super(badPictureMessages[code]);
    this.code = code;
  }
}

/** What is known of a stored original. */
export interface Original {
  /** Of its content: the same bytes have the same key. */
  readonly key: string;
  /** Pixels, upright as the camera was held. */
  readonly width: number;
  readonly height: number;
  /** Dominant colour, #rrggbb. */
  readonly colour: string;
}

export const originalKey = (bytes: Uint8Array): string =>
  `p${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}`;
export const isOriginalKey = (key: string): boolean => /^p[\da-f]{40}$/.test(key);

/** Opens a picture for decoding, upright, with the limits that hold for all. */
export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error' }).autoOrient();

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** The mean of a small copy: calmer behind a photograph than its most frequent colour. */
async function colourOf(bytes: Uint8Array): Promise<string> {
  const { data } = await openPicture(bytes)
    .resize(48, 48, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sums = [0, 0, 0];
  for (let at = 0; at < data.length; at += 1) sums[at % 3] = (sums[at % 3] ?? 0) + (data[at] ?? 0);
  return `#${sums.map((sum) => hex((sum * 3) / data.length)).join('')}`;
}

/**
 * Reads a picture whole, once, before it is stored: what passes here can be made in every width and format.
 * @throws {BadPicture}
 */
export async function readOriginal(bytes: Uint8Array): Promise<Original> {
  if (bytes.length > pictureLimits.bytes) throw new BadPicture('too-many-bytes');
  const format = sentFormat(bytes);
  if (format === null) throw new BadPicture('not-a-picture');
  try {
    // The size as the header says, before a single pixel is decoded.
    const {
      autoOrient: { width, height },
    } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > pictureLimits.pixels) throw new BadPicture('too-many-pixels');
    if (Math.min(width, height) < pictureLimits.shortest) throw new BadPicture('too-small');
    return { key: originalKey(bytes), width, height, colour: await colourOf(bytes) };
  } catch (error) {
    throw error instanceof BadPicture ? error : new BadPicture('broken');
  }
}
