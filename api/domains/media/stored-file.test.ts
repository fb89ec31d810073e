import promises from 'node:fs/promises';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeFile, readStoredFile } from './stored-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-kept-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test('on a full disk the file is not stored, no part of it remains, and the requester is sent what was made', async () => {
  const write = promises.writeFile;
  const full = jest.spyOn(promises, 'writeFile').mockImplementation(async (path) => {
    await write(path, 'a par');
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  await storeFile(join(folder, 'deep', 'picture.webp'), Buffer.from('a picture'));
  expect([await readStoredFile(join(folder, 'deep', 'picture.webp')), await readdir(join(folder, 'deep'))]).toEqual([
    null,
    [],
  ]);
  full.mockImplementation(async () => {
    throw Object.assign(new Error('EIO: i/o error, write'), { code: 'EIO' });
  });
  await expect(storeFile(join(folder, 'picture.webp'), Buffer.from('a picture'))).rejects.toThrow('EIO');
  full.mockRestore();
  await storeFile(join(folder, 'deep', 'picture.webp'), Buffer.from('a picture'));
  expect(String(await readStoredFile(join(folder, 'deep', 'picture.webp')))).toBe('a picture');
});
