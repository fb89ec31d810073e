import files from 'node:fs/promises';
import { relative } from 'node:path';
import { ann, operatedSite, type OperatedSite } from '../test-kit/operated-site.ts';

let site: OperatedSite;
beforeEach(async () => {
  site = await operatedSite();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});

/**
 * Records flushes, renames and registry entries, in their order. All of them are executed.
 * @param broken a file that the disk rejects
 */
function watchDisk(broken?: string): string[] {
  const steps: string[] = [];
  const named = (path: unknown): string =>
    relative(site.store.root, String(path)).replace(/^\.incoming\/[^/]+/, 'workspace');
  const { open, rename } = files;
  jest.spyOn(files, 'open').mockImplementation(async (path, ...rest) => {
    const handle = await open(path, ...rest);
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      if (broken !== undefined && String(path).endsWith(broken))
        throw Object.assign(new Error('a write failed'), { code: 'EIO' });
      await sync();
      steps.push(`on disk: ${named(path)}`);
    };
    return handle;
  });
  jest.spyOn(files, 'rename').mockImplementation(async (from, to) => {
    await rename(from, to);
    steps.push(`named: ${named(to)}`);
  });
  const record = site.client.record.bind(site.client);
  site.client.record = async (release) => {
    steps.push('recorded');
    return record(release);
  };
  return steps;
}

test('[REL-02] a release counts once on the disk: files and folders are flushed before the rename, its name recorded first', async () => {
  const sealed = await site.sealed({ version: '1.0.0' });
  const steps = watchDisk();
  await site.operations.accept(sealed, ann);
  const placed = steps.indexOf('named: search/1.0.0');
  const before = steps.slice(0, placed);
  for (const part of ['manifest.json', 'manifest.sig', 'server.cjs', 'web', 'web/area.css', 'web/entry.js'])
    expect(before).toContain(`on disk: workspace/${part}`);
  expect(before).toContain('on disk: workspace');
  expect(steps.slice(placed)).toEqual(['named: search/1.0.0', 'on disk: search', 'recorded']);
});

test('[REL-02] a release whose files cannot be flushed to the disk is removed and not recorded', async () => {
  const sealed = await site.sealed({ version: '1.0.0' });
  const steps = watchDisk('server.cjs');
  await expect(site.operations.accept(sealed, ann)).rejects.toMatchObject({ reason: 'storage-failed' });
  expect(steps).not.toContain('recorded');
  jest.restoreAllMocks();
  expect(await site.store.versions('search')).toEqual([]);
  expect(await files.readdir(`${site.store.root}/.incoming`)).toEqual([]);
});
