import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { longestDelay, mostDelay } from '@verandah/parsing/test-kit';
import fc from 'fast-check';
import { Refusal } from './refusal.ts';
import { fileProblems } from './store/sealed-release.ts';
import { writeRelease } from './test-kit/hand-written-release.ts';
import { unpackUpload } from './unpack-upload.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-upload-'));
});
afterEach(() => rm(folder, { recursive: true }));

const bytesOf = (body: unknown) => Buffer.from(JSON.stringify(body));
const upload = (...paths: readonly string[]) => bytesOf({ files: paths.map((path) => ({ path, base64: 'YQ==' })) });

test.each([
  [['a', 'a/b'], 'a is a file, so that a/b cannot be in it.'],
  [['web/x/y/z.js', 'web/x'], 'web/x is a file, so that web/x/y/z.js cannot be in it.'],
  [['a', 'b', 'a'], 'There are two files named a.'],
  [['web/A.js', 'web/a.js'], 'There are two files named web/a.js.'],
])('[REL-72] files %j, which no folder can have, are refused by name', async (paths, words) => {
  const refused = await unpackUpload(upload(...paths), folder).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect((refused as Refusal).message).toContain(words);
});

test('[REL-72] whatever the paths, an upload is written whole or refused', async () => {
  const name = fc.constantFrom('a', 'b', 'A', 'a.js', 'web');
  const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
  await fc.assert(
    fc.asyncProperty(fc.array(path, { minLength: 1, maxLength: 6 }), async (paths) => {
      const own = await mkdtemp(join(folder, 'one-'));
      const refused: unknown = await unpackUpload(upload(...paths), own).catch((error: unknown) => error);
      if (refused === undefined) for (const each of paths) expect(await readFile(join(own, each), 'utf8')).toBe('a');
      else expect(refused).toBeInstanceOf(Refusal);
    }),
    { numRuns: 60 },
  );
});

/** Bytes of the largest body that is accepted; where the time of a parser is linear, fewer are enough. */
const largest = 64 << 20;
const large = largest / 8;
const filled = (start: string, unit: string, end = '', size = large): Buffer =>
  Buffer.from(start + unit.repeat(Math.floor((size - start.length - end.length) / unit.length)) + end);
const hostile: readonly (readonly [name: string, document: () => Buffer, words: string])[] = [
  ['nested lists', () => filled('', '[', '', largest), 'nested more than 4 deep'],
  ['nested objects', () => filled('', '{"files":'), 'nested more than 4 deep'],
  ['very many values', () => filled('{"files":[', '0,', '0]}', largest), 'more than 20,000 values'],
  ['very many files', () => filled('{"files":[', '{"path":"a","base64":""},', '{}]}'), 'more than 20,000 values'],
  ['an endless text', () => filled('{"files":["', 'a'), 'not JSON'],
  ['an endless name', () => filled('{"', 'a', '":1}'), 'at files'],
  ['a path of megabytes', () => filled('{"files":[{"base64":"","path":"', 'a/', '"}]}'), 'at files.0.path'],
  [
    'a path that leads up again and again',
    () => filled('{"files":[{"base64":"","path":"', '../', '"}]}'),
    'at files.0.path',
  ],
  ['base64 that ends wrongly', () => filled('{"files":[{"path":"a","base64":"', 'A', '=A"}]}'), 'A file is base64'],
  [
    'a manifest of megabytes',
    () => filled('{"files":[{"path":"manifest.json","base64":"', 'A', '"}]}'),
    'manifest.json has more',
  ],
  ['bytes that are no text', () => Buffer.alloc(large, 0xff), 'not JSON'],
];

test.each(hostile)(
  '[SEC-96] an upload of %s is refused in words, and the host goes on',
  async (_name, document, words) => {
    const bytes = document();
    let refused: unknown;
    const delay = await longestDelay(async () => {
      refused = await unpackUpload(bytes, folder).catch((error: unknown) => error);
    });
    expect(refused).toBeInstanceOf(Refusal);
    expect((refused as Refusal).message).toContain(words);
    expect(delay).toBeLessThan(mostDelay);
  },
);

test('[SEC-96] a compressed form is opened to the size of its file, whatever the manifest claims', async () => {
  const manifest = await writeRelease(folder, {});
  const [file] = manifest.files;
  if (file === undefined) throw new Error('The release has no file.');
  await writeFile(
    join(folder, `${file.path}.br`),
    brotliCompressSync(Buffer.alloc(256 << 20), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  );
  const claimed = {
    ...manifest,
    files: manifest.files.map((each) => (each === file ? { ...each, bytes: 2 ** 40 } : each)),
  };
  const before = process.memoryUsage().rss;
  expect(await fileProblems(folder, claimed)).toEqual([
    expect.stringMatching(/ bytes, not the 1099511627776 of the manifest\.$/),
    `${file.path}.br is not a compressed form of ${file.path}: it opens to something else.`,
  ]);
  expect(process.memoryUsage().rss - before).toBeLessThan(128 << 20);
});
