import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Settings } from '../../platform/settings/settings.ts';
import { PictureDecoder } from '../../platform/picture-decoding/decoder.ts';
import { takePicture } from './media-store.ts';
import { isOriginalKey, type Original } from './original.ts';
import { BadPicture, pictureLimits } from '../../platform/picture-decoding/picture-limits.ts';

let dataDir: string;
const decoder = new PictureDecoder();
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'verandah-originals-'));
});
afterAll(async () => {
  await decoder.close();
  await rm(dataDir, { recursive: true });
});
const readOriginal = (bytes: Uint8Array): Promise<Original> =>
  takePicture({ settings: { dataDir } as Settings, decoder }, bytes, 'listing');

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c08040' } });
const codeOf = (bytes: Uint8Array): Promise<string> =>
  readOriginal(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof BadPicture ? error.code : String(error)),
  );

test('[LIST-09] an original is identified by its content, upright size and dominant colour', async () => {
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

test('[LIST-09] a file that is not a picture, or is too large, is rejected with the reason', async () => {
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
  expect(await codeOf(Buffer.concat([jpeg, Buffer.alloc(pictureLimits.listing.bytes)]))).toBe('too-many-bytes');
});
