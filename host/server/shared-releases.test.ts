import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf, openReleases, signBuild } from '@verandah/releases';
import { readStorage } from '@verandah/storage';
import { startBucketServer, type BucketServer } from '@verandah/storage/test-kit';
import type { RunningHost } from './start-host.ts';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';

let bucket: BucketServer;
let site: Site;
let folder: string;
let second: RunningHost | undefined;
beforeEach(async () => {
  bucket = await startBucketServer();
  Object.assign(process.env, bucket.environment);
  site = await openSite({ ...bucket.environment });
  folder = await mkdtemp(join(tmpdir(), 'verandah-second-'));
});
afterEach(async () => {
  await second?.close();
  second = undefined;
  await site.close();
  await bucket.close();
  await rm(folder, { recursive: true });
});

/** Publishes a release from a third machine. */
async function publish(area: string, version: string): Promise<void> {
  const store = openReleases(join(folder, 'publisher'), site.ring, readStorage(bucket.environment));
  const workspace = await store.workspace();
  const made = await site.store(area, version, bundleSource(`return page("${area} ${version}");`));
  await cp(made, workspace, { recursive: true, filter: (file) => !file.endsWith('.sig') });
  await rm(made, { recursive: true });
  await store.adopt(workspace);
}
/** A host on a data folder of its own, with the site's keys and the same build of the shell. */
async function ownFolder(): Promise<RunningHost> {
  await cp(join(site.dataDir, 'releases/host'), join(folder, 'data/releases/host'), { recursive: true });
  await cp(join(site.dataDir, 'internal-token'), join(folder, 'data/internal-token'));
  return (second = await site.another({ DATA_DIR: join(folder, 'data'), SECRETS_DIR: join(site.dataDir, 'secrets') }));
}
const shown = async (host: { readonly address: string }): Promise<string> =>
  /search [\d.]+/.exec(await (await fetch(`${host.address}/search/a`)).text())?.[0] ?? '';
async function reaches(host: { readonly address: string }, wanted: string): Promise<void> {
  while ((await shown(host)) !== wanted)
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
}

test("[REL-04] hosts that share only a bucket and the keys follow each other's releases, and serve the files of both", async () => {
  for (const version of ['1.0.0', '1.0.1']) await publish('search', version);
  await site.operate('search/promote', { version: '1.0.0' });
  const other = await ownFolder();
  expect([await shown(site), await shown(other)]).toEqual(['search 1.0.0', 'search 1.0.0']);
  // Of a release that this host never served: pages that are open elsewhere still need its files.
  const file = await fetch(`${other.address}/r/search/1.0.1/web/entry.js`);
  expect([file.status, await file.text()]).toEqual([200, "self.entry = 'search 1.0.1';"]);
  expect((await fetch(`${other.address}/r/search/1.0.2/web/entry.js`)).status).toBe(404);
  await site.operate('search/promote', { version: '1.0.1' });
  await reaches(other, 'search 1.0.1');
  await site.operate('search/rollback', { to: '1.0.0' });
  await reaches(other, 'search 1.0.0');
});

test('[REL-08] a host works from its own copies while the bucket is unavailable, and loads a missed release once it is back', async () => {
  for (const version of ['1.0.0', '1.0.1']) await publish('search', version);
  await site.operate('search/promote', { version: '1.0.0' });
  const other = await ownFolder();
  // The first host has its copy of both; the second needs one that it can't fetch.
  expect((await site.get('/r/search/1.0.1/web/entry.js')).status).toBe(200);
  await bucket.setUnavailable(true);
  expect((await site.operate('search/promote', { version: '1.0.1' })).status).toBe(200);
  expect([await shown(site), await shown(other)]).toEqual(['search 1.0.1', 'search 1.0.0']);
  await bucket.setUnavailable(false);
  await reaches(other, 'search 1.0.1');
});

test("[REL-04] during an update to another build of the shell, each host has the other's files for pages and open tabs", async () => {
  // The second machine has a newer build, and never had the first one's.
  const host = join(folder, 'data/releases/host');
  await cp(join(site.dataDir, 'releases/host'), host, { recursive: true });
  await rename(join(host, '1.0.0-test'), join(host, '1.0.1-test'));
  const buildFolder = join(host, '1.0.1-test');
  const script = 'self.shell = 2;';
  await writeFile(join(buildFolder, 'web/js/shell.js'), script);
  const manifest = JSON.parse(await readFile(join(buildFolder, 'manifest.json'), 'utf8')) as {
    integrity: Record<string, string>;
  };
  await writeFile(
    join(buildFolder, 'manifest.json'),
    JSON.stringify({
      ...manifest,
      version: '1.0.1-test',
      integrity: { ...manifest.integrity, 'web/js/shell.js': integrityOf(script) },
    }),
  );
  await signBuild(buildFolder, site.ring);
  await writeFile(join(host, 'newest'), '1.0.1-test');
  await cp(join(site.dataDir, 'internal-token'), join(folder, 'data/internal-token'));
  // A browser requests a file of a new page from a host that did not have it a moment before.
  const fileOf = async (from: { readonly address: string }, version: string) =>
    (await fetch(`${from.address}/r/host/${version}/web/js/shell.js`)).text();
  expect(await fileOf(site, '1.0.1-test')).toContain('no such file');
  const other = (second = await site.another({
    DATA_DIR: join(folder, 'data'),
    SECRETS_DIR: join(site.dataDir, 'secrets'),
  }));
  expect([await fileOf(site, '1.0.1-test'), await fileOf(other, '1.0.0-test')]).toEqual([script, 'self.shell = 1;']);
  // Back to the previous build, on a machine that never built it.
  await second.close();
  second = await site.another({
    DATA_DIR: join(folder, 'data'),
    SECRETS_DIR: join(site.dataDir, 'secrets'),
    HOST_VERSION: '1.0.0-test',
  });
  await bucket.setUnavailable(true);
  expect([
    await fileOf(second, '1.0.0-test'),
    await fileOf(second, '1.0.1-test'),
    await (await fetch(`${second.address}/about/terms`)).text(),
  ]).toEqual(['self.shell = 1;', script, expect.stringContaining('/r/host/1.0.0-test/')]);
});
