import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { BadPicture, isOriginalKey, pictureLimits, readOriginal } from './original.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c08040' } });
const codeOf = (bytes: Uint8Array): Promise<string> =>
  readOriginal(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof BadPicture ? error.code : String(error)),
  );

/** A sound PNG of so many pixels of one colour: a few kilobytes that decode to gigabytes. */
function bomb(side: number): Buffer {
  const table = Array.from(
    { length: 256 },
    (_, n) => Array.from({ length: 8 }).reduce<number>((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n) >>> 0,
  );
  const crc = (bytes: Buffer): number =>
    (bytes.reduce((c, byte) => ((table[(c ^ byte) & 255] ?? 0) ^ (c >>> 8)) >>> 0, 0xffffffff) ^ 0xffffffff) >>> 0;
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((side / 8 + 1) * side);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('[LIST-09] an original is known by its content, upright size and dominant colour', async () => {
  const bytes = await picture(60, 40).jpeg().toBuffer();
  const original = await readOriginal(bytes);
  expect(original).toMatchObject({
    width: 60,
    height: 40,
    colour: expect.stringMatching(/^#(bf|c0|c1)(7f|80|81)(3e|3f|40|41)$/),
  });
  expect(isOriginalKey(original.key)).toBe(true);
  expect(await readOriginal(Buffer.from(bytes))).toEqual(original);
  // Cameras turn the picture by a note beside it.
  const turned = await readOriginal(await picture(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect(turned).toMatchObject({ width: 40, height: 60 });
  expect(turned.key).not.toBe(original.key);
});

test.each(['png', 'webp', 'avif', 'gif'] as const)('[LIST-09] %s is taken', async (format) => {
  expect(await codeOf(await picture(32, 32)[format]().toBuffer())).toBe('taken');
});

test('[LIST-09] what is no picture, or one that would take the machine, is refused with its reason', async () => {
  const jpeg = await picture(400, 300).jpeg().toBuffer();
  expect(
    await codeOf(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><image href="file:///etc/passwd"/></svg>',
      ),
    ),
  ).toBe('not-a-picture');
  expect(await codeOf(Buffer.from('%PDF-1.7 and so on, and so on'))).toBe('not-a-picture');
  expect(await codeOf(Buffer.alloc(0))).toBe('not-a-picture');
  expect(await codeOf(await picture(32, 32).tiff().toBuffer())).toBe('not-a-picture');
  expect(await codeOf(jpeg.subarray(0, jpeg.length / 2))).toBe('broken');
  expect(await codeOf(Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(500, 7)]))).toBe('broken');
  expect(await codeOf(await picture(400, 8).png().toBuffer())).toBe('too-small');
  expect(await codeOf(Buffer.concat([jpeg, Buffer.alloc(pictureLimits.bytes)]))).toBe('too-many-bytes');
  const explosive = bomb(16_000);
  expect(explosive.length).toBeLessThan(100_000);
  expect(await codeOf(explosive)).toBe('too-many-pixels');
});
