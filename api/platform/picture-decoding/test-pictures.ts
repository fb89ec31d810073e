import { crc32 } from 'node:zlib';
import sharp from 'sharp';

export const testFormats = ['avif', 'png', 'webp', 'jpeg', 'gif'] as const;
export type TestFormat = (typeof testFormats)[number];

/** A square of one colour. */
export const plainPicture = (side: number, format: TestFormat): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#abc' }, limitInputPixels: false })
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();

/** A small square whose header says that it is larger: making one that is so takes seconds. */
export async function claimedPicture(side: number, format: TestFormat): Promise<Buffer> {
  const bytes = await plainPicture(64, format);
  switch (format) {
    case 'avif': {
      const at = bytes.indexOf('ispe') + 8;
      bytes.writeUInt32BE(side, at);
      bytes.writeUInt32BE(side, at + 4);
      break;
    }
    case 'png':
      bytes.writeUInt32BE(side, 16);
      bytes.writeUInt32BE(side, 20);
      bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
      break;
    case 'webp':
      bytes.writeUInt16LE(side, 26);
      bytes.writeUInt16LE(side, 28);
      break;
    case 'jpeg': {
      const at = bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5;
      bytes.writeUInt16BE(side, at);
      bytes.writeUInt16BE(side, at + 2);
      break;
    }
    case 'gif': {
      // The screen, and the first frame on it.
      const frame = bytes.indexOf(Buffer.from([0x2c, 0, 0, 0, 0])) + 5;
      for (const at of [6, frame]) {
        bytes.writeUInt16LE(side, at);
        bytes.writeUInt16LE(side, at + 2);
      }
    }
  }
  return bytes;
}
