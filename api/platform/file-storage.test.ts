import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startBucketServer, type BucketServer } from '@verandah/storage/test-kit';
import { uploadText } from '../domains/feeds/uploads.ts';
import { fileStorage } from './file-storage.ts';
import { originalsOf, takePicture } from '../domains/media/public.ts';
import { PictureDecoder } from './picture-decoding/public.ts';
import { avatarFiles } from '../domains/members/avatar.ts';
import { readSettings, type Settings } from './settings/settings.ts';

let bucket: BucketServer;
let folder: string;
const decoder = new PictureDecoder();
beforeAll(async () => {
  bucket = await startBucketServer();
  Object.assign(process.env, bucket.environment);
  folder = await mkdtemp(join(tmpdir(), 'verandah-files-'));
});
afterAll(async () => {
  await decoder.close();
  await bucket.close();
  await rm(folder, { recursive: true });
});

test('[LIST-09] processes with data folders of their own share originals, avatars and uploads by a bucket', async () => {
  const [one, other] = ['one', 'other'].map((name) =>
    readSettings({ ...bucket.environment, DATA_DIR: join(folder, name) }),
  ) as [Settings, Settings];
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c08040' } })
    .jpeg()
    .toBuffer();
  const { key } = await takePicture({ settings: one, decoder }, picture, 'listing');
  expect((await originalsOf(other).read(key))?.equals(picture)).toBe(true);
  const avatar = await avatarFiles(one).write(picture);
  expect((await avatarFiles(other).read(avatar))?.equals(picture)).toBe(true);
  await avatarFiles(other).remove(avatar);
  expect(await avatarFiles(one).read(avatar)).toBeNull();
  // Longer than a piece, and with a letter of two bytes across the border of the first one.
  const text = `${'x'.repeat(256 * 1024 - 1)}é${'y'.repeat(1000)}`;
  await fileStorage(one).put('uploads/a.xml', text);
  const pieces: string[] = [];
  for await (const piece of (await uploadText({ settings: other }, { id: 'a', format: 'reaxml' })) ?? [])
    pieces.push(piece);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.join('')).toBe(text);
  expect(await uploadText({ settings: other }, { id: 'b', format: 'reaxml' })).toBeNull();
});

test('[LIST-09] valid settings of a bucket are distinguished from wrong ones', () => {
  expect(readSettings({}).storage).toBeUndefined();
  expect(() => readSettings({ STORAGE_URL: 's3://Homes' })).toThrow('STORAGE_URL must look like s3://bucket');
  expect(() => readSettings({ S3_ENDPOINT: 'http://s3.internal:9000' })).toThrow('STORAGE_URL is missing');
});
