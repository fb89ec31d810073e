import sharp, { type Sharp } from 'sharp';

/** A picture, a pixel for each of CSS: three bytes each, red, green and blue. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Reads a picture, brought to a width. */
export async function readPixels(file: Buffer | string, width?: number): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .resize(width === undefined ? null : { width, kernel: 'linear' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Puts pictures of one width below each other. */
export function stackPixels(parts: readonly Pixels[]): Pixels {
  return {
    width: parts[0]?.width ?? 0,
    height: parts.reduce((sum, { height }) => sum + height, 0),
    data: Buffer.concat(parts.map(({ data }) => data)),
  };
}

const toSharp = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } });

/** A file for the tree: of what would be noise in a comparison, the preset for drawings leaves the least in text. */
export const encodePixels = (pixels: Pixels): Promise<Buffer> =>
  toSharp(pixels).webp({ preset: 'drawing', quality: 40, smartSubsample: true, effort: 6 }).toBuffer();

/** Pictures beside each other, as PNG. */
export async function placeBeside(pictures: readonly Pixels[]): Promise<Buffer> {
  const gap = 16;
  const width = pictures.reduce((sum, each) => sum + each.width + gap, -gap);
  const height = Math.max(...pictures.map((each) => each.height));
  let left = 0;
  const layers = [];
  for (const each of pictures) {
    layers.push({ input: await toSharp(each).png().toBuffer(), left, top: 0 });
    left += each.width + gap;
  }
  return sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite(layers)
    .png()
    .toBuffer();
}
