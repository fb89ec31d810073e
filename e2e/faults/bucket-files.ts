import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openKeyRing, openReleases, secretsFolder } from '@verandah/releases';
import { bucketStorage, folderStorage, readStorage, severalAtOnce } from '@verandah/storage';

/** Folders of files that are in a bucket under the same names. */
const folders = ['originals', 'avatars', 'uploads'] as const;

/** Copies a site's files to a bucket and publishes releases there. */
export async function uploadFiles(
  dataDir: string,
  releases: readonly { readonly area: string; readonly version: string }[],
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  // The client reads its keys there.
  Object.assign(process.env, environment);
  const settings = readStorage(environment);
  if (settings === undefined) throw new Error('The environment names no bucket.');
  const [files, bucket] = [folderStorage(dataDir), bucketStorage(settings)];
  for (const folder of folders)
    await severalAtOnce(await files.list(folder), async ({ path }) => {
      const bytes = await files.get(path);
      if (bytes) await bucket.put(path, bytes);
    });
  await bucket.close();
  const copies = mkdtempSync(join(tmpdir(), 'verandah-faults-releases-'));
  try {
    const store = openReleases(copies, openKeyRing(secretsFolder(dataDir, undefined)), settings);
    for (const { area, version } of releases) {
      const workspace = await store.workspace();
      await cp(join(dataDir, 'releases', area, version), workspace, {
        recursive: true,
        filter: (file) => !basename(file).endsWith('.sig'),
      });
      await store.adopt(workspace);
    }
  } finally {
    rmSync(copies, { recursive: true, force: true });
  }
}

/** Gives a host a folder of its own for copies of releases; only the build of the shell is in it. */
export function ownReleases(hostFolder: string, dataDir: string): void {
  const releases = join(hostFolder, 'releases');
  rmSync(releases);
  mkdirSync(releases);
  cpSync(join(dataDir, 'releases/host'), join(releases, 'host'), { recursive: true });
}

/** Points a host to the site's folder of releases. */
export function sharedReleases(hostFolder: string, dataDir: string): void {
  const releases = join(hostFolder, 'releases');
  rmSync(releases, { recursive: true, force: true });
  symlinkSync(join(dataDir, 'releases'), releases);
}
