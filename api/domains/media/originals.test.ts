import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStorage } from '@verandah/storage';
import { originalsIn } from './originals.ts';

test('[LIST-09] originals are stored once, read back whole, and nothing else can be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-originals-'));
  const store = originalsIn(folderStorage(folder));
  const key = `p${'0f'.repeat(20)}`;
  expect(await store.read(key)).toBeNull();
  await Promise.all([1, 2, 3].map(() => store.write(key, Buffer.from('picture'))));
  await store.write(key, Buffer.from('picture'));
  expect((await store.read(key))?.toString()).toBe('picture');
  expect(await readdir(join(folder, 'originals/0f'))).toEqual([key]);
  await writeFile(join(folder, 'secret'), 'x');
  for (const other of ['../secret', 'secret', 'p../../secret', '']) {
    expect(await store.read(other)).toBeNull();
    expect(await store.has(other)).toBe(false);
  }
  await rm(folder, { recursive: true });
});
