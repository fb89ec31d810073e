import promises, { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import { endpoints } from './endpoints.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('[REL-02] a release that does not fit on the disk is rejected with one clear line, and no part of it stays', async () => {
  jest
    .spyOn(promises, 'writeFile')
    .mockRejectedValue(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
  const made = jest.spyOn(promises, 'mkdtemp');
  const publish = endpoints.find(({ id }) => id === 'publish');
  const body = Buffer.from(JSON.stringify({ files: [{ path: 'manifest.json', base64: 'e30=' }] }));
  await expect(
    publish?.run({} as never, { params: { area: 'search' }, query: { who: 'ann' }, body }),
  ).rejects.toMatchObject({
    reason: 'storage-failed',
    message: `The disk that holds ${tmpdir()} is full; nothing was stored. Free some space, then publish again.`,
  });
  const folder = (await made.mock.results[0]?.value) as string;
  expect(await readdir(tmpdir())).not.toContain(basename(folder));
});
