import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Service } from '../../platform/service.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { PictureDecoder } from '../../platform/picture-decoding/decoder.ts';
import { photoFolder } from './master-files.ts';
import { storeOriginal, takePicture } from './media-store.ts';
import { mediaRoutes } from './routes.ts';

let dataDir: string;
let app: FastifyInstance;
const decoder = new PictureDecoder();
/** The key of a picture that was never sent. */
const absent = `p${'0'.repeat(40)}`;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'verandah-media-'));
  app = fastify();
  await mediaRoutes(app, { settings: { dataDir }, decoder } as Service);
});
afterAll(async () => {
  await app.close();
  await decoder.close();
  await rm(dataDir, { recursive: true });
});

/** Takes a picture in whose files nothing makes ahead. @returns its key */
async function storedKey(background: string): Promise<string> {
  const create = { width: 1500, height: 1000, channels: 3, background } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return (await storeOriginal({ settings: { dataDir } as Settings, decoder }, bytes, 'listing')).key;
}

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpg', 'jpeg'],
])('[LIST-09] serves %s that decodes to the width in the address', async (ending, format) => {
  const response = await app.inject(`/media/${await storedKey('#c04040')}/320.${ending}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe(`image/${ending === 'jpg' ? 'jpeg' : ending}`);
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format, width: 320, height: 213 });
});

test('[LIST-09] concurrent requests for one picture make its file once and leave one', async () => {
  const key = await storedKey('#40c040');
  const responses = await Promise.all([1, 2, 3, 4].map(() => app.inject(`/media/${key}/320.webp`)));
  expect(new Set(responses.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  expect((await readdir(photoFolder(join(dataDir, 'media'), key))).toSorted()).toEqual(['320.webp', 'master.jpg']);
});

test('[LIST-33] the files that pages show are made in advance, of every stored picture', async () => {
  const avifFiles = ['1440.avif', '320.avif', '640.avif', '960.avif'];
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#963' } })
    .png()
    .toBuffer();
  const { key } = await takePicture({ settings: { dataDir } as Settings, decoder }, bytes, 'listing');
  const folder = photoFolder(join(dataDir, 'media'), key);
  const made = async (): Promise<string[]> => (await readdir(folder)).filter((file) => file.endsWith('.avif'));
  // Each turn of this lane comes after a file that is made in it.
  while ((await made()).length < avifFiles.length) await decoder.run('ahead', async () => null);
  expect((await made()).toSorted()).toEqual(avifFiles);
});

test.each([
  ['drawn-house-01/320.avif', 'no picture with this key'],
  [`${absent}/320.avif`, 'no picture with this key'],
  [`${absent}/321.avif`, 'widths 320'],
  [`${absent}/320.gif`, 'formats avif'],
  ['..%2F..%2Fsettings/320.avif', 'no picture with this key'],
  [`${absent}/320.avif.bak`, 'widths 320'],
])('[LIST-09] %s is a 404 that gives the reason', async (address, reason) => {
  const response = await app.inject(`/media/${address}`);
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json<{ detail: string }>().detail).toContain(reason);
});

test('[LIST-09] an original is served in every width up to its own, upright and without what the camera wrote into it', async () => {
  const bytes = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { key, width, height } = await takePicture({ settings: { dataDir } as Settings, decoder }, bytes, 'listing');
  expect({ width, height }).toEqual({ width: 1000, height: 800 });
  for (const [file, served] of [
    ['320.avif', 320],
    ['640.webp', 640],
    ['960.jpg', 960],
    ['1440.jpg', 1000],
  ] as const) {
    const response = await app.inject(`/media/${key}/${file}`);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const found = await sharp(response.rawPayload).metadata();
    expect(found).toMatchObject({ width: served, height: served * 0.8 });
    expect([found.exif, found.orientation ?? 1]).toEqual([undefined, 1]);
  }
  expect((await app.inject(`/media/${absent}/320.avif`)).statusCode).toBe(404);
});
