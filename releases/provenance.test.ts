import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './command/run.ts';
import { readCommand } from './command/usage.ts';
import { ann, operatedSite, opsToken, type OperatedSite } from './test-kit/operated-site.ts';

let site: OperatedSite;
beforeEach(async () => {
  site = await operatedSite({ cleanOnly: true });
});
afterEach(() => site.close());

const clean = {
  commit: '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567',
  unclean: false,
  who: 'ann',
  where: 'machine:laptop',
};
const accept = async (version: string, origin: typeof clean, allowUnclean = false) =>
  site.as(opsToken).accept(await site.sealed({ version, entry: version, origin }), { ...ann, allowUnclean });
const run = async (...line: string[]): Promise<string> =>
  (
    await runCommand(readCommand(line), site.as(opsToken), site.root, 'ann', () =>
      Promise.reject(new Error('no build')),
    )
  ).text;

test('[REL-30] in production a release from an unclean tree, or from outside of a repository, is rejected unless it is allowed', async () => {
  await expect(accept('1.0.0', { ...clean, unclean: true })).rejects.toMatchObject({
    reason: 'unclean-source',
    message: expect.stringContaining('changes that commit 0a1b2c3d4e5f does not contain'),
  });
  await expect(accept('1.0.0', { ...clean, commit: '', unclean: true })).rejects.toMatchObject({
    message: expect.stringContaining('outside of a git repository'),
  });
  expect(await accept('1.0.0', clean)).toMatchObject({ version: '1.0.0' });
  expect(await accept('1.0.1', { ...clean, unclean: true }, true)).toMatchObject({ version: '1.0.1' });
  await site.close();
  site = await operatedSite();
  expect(await accept('1.0.0', { ...clean, unclean: true })).toMatchObject({ version: '1.0.0' });
});

test('[REL-30] history, verify and the list of releases show who built a release, where and from what', async () => {
  await accept('1.0.0', { ...clean, unclean: true }, true);
  await site.operations.promote('search', '1.0.0', ann);
  const text = 'built from 0a1b2c3d4e5f with uncommitted changes by ann on machine:laptop';
  expect(await run('history', 'search')).toContain(text);
  expect(await run('verify')).toContain(`search 1.0.0: ${text}`);
  const [release] = await site.as(opsToken).releases('search');
  expect(release?.origin).toEqual({ ...clean, unclean: true });
});

test('[REL-30] the provenance is part of what is signed, and is of these files', async () => {
  const folder = await site.sealed({ origin: clean });
  const file = join(folder, 'manifest.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"name":"search@1.0.0"', '"name":"search@9.9.9"'));
  await expect(site.operations.accept(folder, ann)).rejects.toMatchObject({
    reason: 'manifest-invalid',
    message: 'The provenance is of search@9.9.9, not of these files.',
  });
  await writeFile(file, text);
  await site.operations.accept(folder, ann);
  const stored = join(site.store.folder('search', '1.0.0'), 'manifest.json');
  await writeFile(stored, (await readFile(stored, 'utf8')).replace(/"user":\s*"ann"/, '"user":"ben"'));
  expect(await site.store.read('search', '1.0.0')).toMatchObject({ problem: expect.any(String) });
});
