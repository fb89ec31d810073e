import { randomBytes } from 'node:crypto';
import { watch } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { integrityOf } from './files.ts';
import { isFormOf, shrinkForms, writeForms } from './forms.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-forms-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('compressible files get both forms; pictures, tiny files and incompressible ones get none', async () => {
  const script = 'export const homes = [];\n'.repeat(40);
  const files: Readonly<Record<string, string | Buffer>> = {
    'a.js': script,
    'b.css': 'p{margin:0}'.repeat(30),
    'c.png': script,
    'd.woff2': script,
    'e.js': 'self.x = 1;',
    'f.json': randomBytes(400),
    'g.txt': '',
  };
  for (const [path, content] of Object.entries(files)) await writeFile(join(folder, path), content);
  await writeForms(folder, Object.keys(files));
  expect((await readdir(folder)).filter((name) => !(name in files)).toSorted()).toEqual([
    'a.js.br',
    'a.js.gz',
    'b.css.br',
    'b.css.gz',
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, 'a.js.br'))).toString()).toBe(script);
  expect(gunzipSync(await readFile(join(folder, 'a.js.gz'))).toString()).toBe(script);
});

test('a file of the release with the name of a form is not changed', async () => {
  const script = 'x;\n'.repeat(100);
  await writeFile(join(folder, 'a.js'), script);
  await writeFile(join(folder, 'a.js.br'), 'mine');
  await writeForms(folder, ['a.js', 'a.js.br']);
  expect([await readFile(join(folder, 'a.js.br'), 'utf8'), (await readdir(folder)).toSorted()]).toEqual([
    'mine',
    ['a.js', 'a.js.br', 'a.js.gz'],
  ]);
});

test('[REL-61] a file that an earlier release has takes its forms from there, unless they are damaged', async () => {
  const [script, other] = ['x;\n'.repeat(100), 'y;\n'.repeat(100)];
  const earlier = join(folder, 'earlier');
  await mkdir(earlier);
  // Compressed less than it would be here: taken, and recognisable.
  const quick = gzipSync(script, { level: 1 });
  await writeFile(join(earlier, 'old.js.gz'), quick);
  await writeFile(join(earlier, 'old.js.br'), brotliCompressSync(other));
  for (const [path, content] of Object.entries({ 'new.js': script, 'other.js': other }))
    await writeFile(join(folder, path), content);
  await writeForms(folder, ['new.js', 'other.js'], {
    earlier: { folder: earlier, paths: new Map([[integrityOf(script), 'old.js']]) },
  });
  expect(await readFile(join(folder, 'new.js.gz'))).toEqual(quick);
  expect(brotliDecompressSync(await readFile(join(folder, 'new.js.br'))).toString()).toBe(script);
  expect(gunzipSync(await readFile(join(folder, 'other.js.gz'))).toString()).toBe(other);
});

test('bytes are a form only of the file that they decompress to, and decompression stops at its size', async () => {
  const script = Buffer.from('self.x = 1;\n'.repeat(50));
  const file = { integrity: integrityOf(script), bytes: script.length };
  expect([
    await isFormOf(brotliCompressSync(script), 'br', file),
    await isFormOf(gzipSync(script), 'gzip', file),
  ]).toEqual([true, true]);
  const bomb = Buffer.alloc(20 << 20);
  for (const wrong of [
    gzipSync('evil()'),
    Buffer.from('no gzip'),
    gzipSync(script).subarray(0, -9),
    brotliCompressSync(script),
    gzipSync(bomb),
  ])
    expect(await isFormOf(wrong, 'gzip', file)).toBe(false);
  expect([
    await isFormOf(brotliCompressSync(bomb), 'br', file),
    await isFormOf(gzipSync(''), 'gzip', { integrity: integrityOf(''), bytes: 0 }),
  ]).toEqual([false, false]);
});

test('[REL-139] forms that were made in a hurry are shrunk to those of a published release', async () => {
  // Repetition that only the thorough search finds, in a file that is worth a form.
  const script = Array.from({ length: 400 }, (_, at) => `home${(at * 7919) % 101}(${(at * 104729) % 9973});`).join(
    '\n',
  );
  const names = ['a.js', 'b.js', 'b.js.br', 'c.js', 'd.js'];
  for (const name of names) await writeFile(join(folder, name), name === 'b.js.br' ? 'mine' : script);
  await writeForms(folder, ['a.js', 'c.js'], { effort: 'quick' });
  const quick = await readFile(join(folder, 'a.js.br'));
  await writeFile(join(folder, 'c.js'), 'damaged');
  // A release is checked at any time: a file that its manifest does not name would make it a damaged one.
  const seen = new Set<string | null>();
  const watching = watch(folder, (_event, name) => seen.add(name));
  await shrinkForms(
    folder,
    names.map((path) => ({ path, integrity: integrityOf(path === 'b.js.br' ? 'mine' : script) })),
  );

  while (seen.size === 0) await new Promise(setImmediate);
  watching.close();
  expect([...seen]).toEqual(['a.js.br']);
  const shrunk = await readFile(join(folder, 'a.js.br'));
  expect(shrunk.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(shrunk).toString()).toBe(script);
  // Neither a file of the release with such a name, nor the form of a damaged file, nor one that was not there.
  expect(await readFile(join(folder, 'b.js.br'), 'utf8')).toBe('mine');
  expect(brotliDecompressSync(await readFile(join(folder, 'c.js.br'))).toString()).toBe(script);
  expect(await readdir(folder)).not.toContain('d.js.br');
});
