import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Settings } from '../settings/settings.ts';
import { takePicture } from '../../domains/media/media-store.ts';
import { BadPicture, mostAvifPixels, pictureLimits, type PicturePurpose } from './picture-limits.ts';
import { PictureDecoder, PicturesBusy, type DecoderOptions } from './decoder.ts';
import type { Work } from './messages.ts';
import { claimedPicture, plainPicture, testFormats } from './test-pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'verandah-decoder-'));
const decoders: PictureDecoder[] = [];
const open = (options: Partial<DecoderOptions> = {}): PictureDecoder => {
  const decoder = new PictureDecoder(options);
  decoders.push(decoder);
  return decoder;
};
afterAll(async () => {
  await Promise.all(decoders.map((decoder) => decoder.close()));
  rmSync(dataDir, { recursive: true });
});

const take = (decoder: PictureDecoder, bytes: Uint8Array, purpose: PicturePurpose) =>
  takePicture({ settings: { dataDir } as Settings, decoder }, bytes, purpose);
const problemOf = (taken: Promise<unknown>): Promise<string> =>
  taken.then(
    () => 'taken',
    (error: unknown) => (error instanceof BadPicture ? `${error.code}: ${error.message}` : String(error)),
  );
const square = (bytes: Uint8Array): Work => ({
  kind: 'square',
  bytes,
  purpose: 'avatar',
  side: 64,
  crop: 'interesting',
});

test('[SEC-10] a bomb of any format is rejected by its header, for any purpose, with the reason', async () => {
  const decoder = open();
  const claimed = await Promise.all(testFormats.map((format) => claimedPicture(7700, format)));
  // Kilobytes that decode to hundreds of megabytes.
  for (const bomb of [await plainPicture(7700, 'png'), ...claimed]) {
    expect(bomb.length).toBeLessThan(1_000_000);
    for (const purpose of Object.keys(pictureLimits) as PicturePurpose[]) {
      const { title, pixels } = pictureLimits[purpose];
      const problem = await problemOf(take(decoder, bomb, purpose));
      expect(problem).toContain(`too-many-pixels: ${title} has at most ${pixels / 1_000_000} million pixels`);
      expect(problem).toContain('this one has 7700 × 7700');
    }
  }
});

test('[SEC-10] each purpose has a limit of its own, and AVIF another one', async () => {
  const decoder = open();
  const large = await plainPicture(4500, 'png');
  expect(await problemOf(take(decoder, large, 'avatar'))).toContain('16 million pixels');
  expect(await problemOf(take(decoder, large, 'listing'))).toBe('taken');
  expect(4500 ** 2).toBeGreaterThan(mostAvifPixels);
  expect(await problemOf(take(decoder, await claimedPicture(4500, 'avif'), 'listing'))).toContain('(as AVIF 20)');
});

test('[SEC-10] of many frames only the first is opened; SVG is not opened at all', async () => {
  const decoder = open({ memory: 200 * 1024 * 1024 });
  const [frames, side] = [200, 400];
  const pixels = Buffer.alloc(frames * side * side * 3);
  for (let frame = 0; frame < frames; frame += 1)
    pixels.fill(
      Buffer.from([(frame * 97) % 256, (frame * 61) % 256, (frame * 151) % 256]),
      frame * side * side * 3,
      (frame + 1) * side * side * 3,
    );
  const moving = await sharp(pixels, { raw: { width: side, height: frames * side, channels: 3, pageHeight: side } })
    .gif({ effort: 1 })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(200);
  expect(await take(decoder, moving, 'cover')).toMatchObject({ width: 400, height: 400 });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>');
  expect(await problemOf(take(decoder, svg, 'cover'))).toContain('not-a-picture');
});

/** Within the limits of pixels. */
const hungry = plainPicture(3900, 'avif');

test('[SEC-11] what passes the cap of memory ends its process and is reported; the pictures beside and behind it are made', async () => {
  const decoder = open({ processes: 1, memory: 160 * 1024 * 1024 });
  const [small, large] = [await plainPicture(300, 'png'), await hungry];
  expect(await decoder.run('upload', async () => square(small))).toMatchObject({ width: 64 });
  const [pid] = decoder.pids;
  const [bad, good] = await Promise.all([
    problemOf(decoder.run('upload', async () => square(large))),
    decoder.run('page', async () => square(small)),
  ]);
  expect(bad).toMatch(/^too-much-memory: .* takes more memory than we allow/);
  expect(good).toMatchObject({ width: 64, height: 64 });
  expect(decoder.pids).not.toContain(pid);
});

test('[SEC-11] what passes the cap of time ends its process and is reported', async () => {
  const decoder = open({ processes: 1, time: 1 });
  expect(await problemOf(take(decoder, await hungry, 'avatar'))).toMatch(
    /^too-much-time: .* takes more time than we allow/,
  );
});

test('[SEC-12] the queue is bounded in each lane: further callers are requested to retry, and others are not held up', async () => {
  const decoder = open({ processes: 1, waiting: { upload: 2, page: 2, feed: 1, ahead: 1 } });
  const small = await plainPicture(300, 'png');
  const gate = Promise.withResolvers<void>();
  const first = decoder.run('upload', async () => {
    await gate.promise;
    return square(small);
  });
  const waiting = [1, 2].map(() => decoder.run('upload', async () => square(small)));
  const rejected = await decoder.run('upload', async () => square(small)).catch((error: unknown) => error);
  expect(rejected).toBeInstanceOf(PicturesBusy);
  expect(rejected).toMatchObject({ kind: 'unavailable', retryAfter: 2 });
  const page = decoder.run('page', async () => square(small));
  gate.resolve();
  expect(await Promise.all([first, ...waiting, page])).toHaveLength(4);
});

test('[LIST-33] pictures in advance are made one by one with low priority, and takes no process from those who wait', async () => {
  const decoder = open({ processes: 1 });
  const small = await plainPicture(300, 'png');
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const work = (name: string, wait?: Promise<void>) => async () => {
    order.push(name);
    await wait;
    return square(small);
  };
  const all = [
    decoder.run('ahead', work('first ahead', gate.promise)),
    decoder.run('ahead', work('second ahead')),
    decoder.run('page', work('page')),
  ];
  await all[2];
  expect(order).toEqual(['first ahead', 'page']);
  gate.resolve();
  await all[0];
  expect(decoder.pids.map((pid) => getPriority(pid)).toSorted((a, b) => a - b)).toEqual([
    getPriority(),
    constants.priority.PRIORITY_LOW,
  ]);
  await Promise.all(all);
  expect(order).toEqual(['first ahead', 'page', 'second ahead']);
});

test('[REL-82] a picture whose process is stopped is made by another one, without an error', async () => {
  const decoder = open({ processes: 1, silence: 2000 });
  const small = await plainPicture(300, 'png');
  const make = () => decoder.run('upload', async () => square(small));
  await make();
  const [pid = 0] = decoder.pids;
  process.kill(pid, 'SIGSTOP');
  expect(await make()).toMatchObject({ width: 64, height: 64 });
  expect(decoder.pids).not.toContain(pid);
  expect(decoder.problems).toEqual([]);
});

test('[SEC-12] a closed decoder has no processes, and accepts nothing', async () => {
  const decoder = open();
  const small = await plainPicture(300, 'png');
  await decoder.run('upload', async () => square(small));
  const [pid = 0] = decoder.pids;
  await decoder.close();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await expect(decoder.run('upload', async () => square(small))).rejects.toBeInstanceOf(PicturesBusy);
});

test('[SEC-11] nothing but the decoder’s processes loads what opens pictures', async () => {
  const root = join(import.meta.dirname, '../../..');
  const loading: string[] = [];
  const folders = '{api,host,releases,shared,scripts}/**/*.ts';
  for await (const file of glob(folders, { cwd: root, exclude: ['**/node_modules/**'] })) {
    if (/(?:\.test|\/test-pictures)\.ts$/.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    if (/from '(?:sharp|\.[^']*decoding\/draw\.ts|\.\/draw\.ts)'/.test(text) && !file.includes('approximate'))
      loading.push(file);
  }
  expect(loading.toSorted()).toEqual([
    'api/platform/picture-decoding/draw.ts',
    'api/platform/picture-decoding/process.ts',
  ]);
});
