import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { Refusal } from './refusal.ts';
import { unpackUpload } from './upload.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-upload-'));
});
afterEach(() => rm(folder, { recursive: true }));

const upload = (...paths: readonly string[]) => ({ files: paths.map((path) => ({ path, base64: 'YQ==' })) });

test.each([
  [['a', 'a/b'], 'a is a file, so that a/b can not be in it.'],
  [['web/x/y/z.js', 'web/x'], 'web/x is a file, so that web/x/y/z.js can not be in it.'],
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
