import sharp, { type Sharp } from 'sharp';
import type { PhotoFormat } from '@verandah/market';
import { BadPicture, mostAvifPixels, pictureLimits, shortestSide, type PicturePurpose } from './picture-limits.ts';
import { sentFormat } from './picture-format.ts';
import type { Crop, Made, Work } from './messages.ts';

// The only file that reads pictures. It is loaded by the decoder's processes alone.

sharp.cache(false);
sharp.concurrency(1);

const white = { background: '#ffffff' } as const;
const nothing = { width: 0, height: 0, colour: '' } as const;

/** Does one piece of work. @throws {BadPicture} */
export async function makePicture(work: Work): Promise<Made> {
  switch (work.kind) {
    case 'master':
      return makeMaster(work.bytes, work.purpose, work.widest);
    case 'square':
      return makeSquare(work.bytes, work.purpose, work.side, work.crop);
    case 'whole':
      return fitWhole(work.bytes, work.purpose, work);
    case 'file':
      return { ...nothing, bytes: await encodeImage(sharp(work.bytes).resize(fitInside(work.width)), work.format) };
  }
}

const fitInside = (width: number) => ({ width, height: width * 3, fit: 'inside', withoutEnlargement: true }) as const;

function encodeImage(image: Sharp, format: PhotoFormat): Promise<Buffer> {
  // Low effort: AVIF at its default takes three seconds a picture and saves little.
  if (format === 'avif') return image.avif({ quality: 52, effort: 1 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 76, effort: 3 }).toBuffer();
  return image.jpeg({ quality: 80, progressive: true }).toBuffer();
}

interface Checked {
  /** Upright as the camera was held, not decoded yet. */
  readonly image: Sharp;
  readonly width: number;
  readonly height: number;
}

/** By the header alone. @throws {BadPicture} */
async function checkPicture(bytes: Uint8Array, purpose: PicturePurpose): Promise<Checked> {
  const format = sentFormat(bytes);
  if (format === null) throw new BadPicture('not-a-picture', purpose);
  const {
    autoOrient: { width, height },
  } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { pixels } = pictureLimits[purpose];
  const most = format === 'avif' ? Math.min(pixels, mostAvifPixels) : pixels;
  const size = `${width} × ${height}`;
  if (width * height > most) throw new BadPicture('too-many-pixels', purpose, size);
  if (Math.min(width, height) < shortestSide) throw new BadPicture('too-small', purpose, size);
  return { image: sharp(bytes, { limitInputPixels: most, failOn: 'error' }).autoOrient(), width, height };
}

async function readPicture<Result>(purpose: PicturePurpose, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof BadPicture ? error : new BadPicture('broken', purpose);
  }
}

/** Decoded once: size, colour and all files come of the same pixels. Without what cameras write into a picture. */
const makeMaster = (bytes: Uint8Array, purpose: PicturePurpose, widest: number): Promise<Made> =>
  readPicture(purpose, async () => {
    const { image, width, height } = await checkPicture(bytes, purpose);
    const { data, info } = await image
      .resize(fitInside(widest))
      .flatten(white)
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    return {
      bytes: await sharp(data, { raw }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(),
      width,
      height,
      colour: await colourOf(sharp(data, { raw })),
    };
  });

const toHex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** The mean of a small copy: calmer behind a photograph than its most frequent colour. */
async function colourOf(image: Sharp): Promise<string> {
  const data = await image.resize(48, 48, { fit: 'inside' }).raw().toBuffer();
  const sums = [0, 0, 0];
  for (let at = 0; at < data.length; at += 1) sums[at % 3] = (sums[at % 3] ?? 0) + (data[at] ?? 0);
  return `#${sums.map((sum) => toHex((sum * 3) / data.length)).join('')}`;
}

const makeSquare = (bytes: Uint8Array, purpose: PicturePurpose, side: number, crop: Crop): Promise<Made> =>
  readPicture(purpose, async () => {
    const { image, ...size } = await checkPicture(bytes, purpose);
    const cropped = typeof crop === 'string' ? image : image.extract(areaOf(crop, size));
    const { data, info } = await cropped
      .resize(side, side, { fit: 'cover', position: crop === 'interesting' ? 'attention' : 'centre' })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, colour: '' };
  });

/** A square within the picture, in whole pixels: what would stick out is moved inwards. */
function areaOf({ x, y, side }: Exclude<Crop, string>, { width, height }: { width: number; height: number }) {
  const shorter = Math.min(width, height);
  const pixels = Math.min(shorter, Math.max(shortestSide, Math.round(side * shorter)));
  const from = (share: number, length: number): number => Math.min(Math.round(share * length), length - pixels);
  return { left: from(x, width), top: from(y, height), width: pixels, height: pixels };
}

const fitWhole = (
  bytes: Uint8Array,
  purpose: PicturePurpose,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Made> =>
  readPicture(purpose, async () => {
    const { image } = await checkPicture(bytes, purpose);
    const { data, info } = await image
      .resize(width, height, { fit: 'inside', withoutEnlargement: true })
      .flatten(white)
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, colour: '' };
  });
