import { buildArea, sealRelease } from '@verandah/areas/build';
import { openKeyRing, openStore } from '@verandah/releases';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An area that is built quickly, and a version that is never published. */
const [area, version] = ['listing', '99.0.0'];
const path = 'web/page.txt';

/**
 * Stores a signed release of an area with one more file, since a host serves only what a signed manifest names.
 * @param site the folders of a site's releases and secrets
 * @param bytes of the file
 * @returns the file's address on the site, and what removes the release
 */
export async function storeFileRelease(
  site: { readonly releases: string; readonly secrets: string },
  bytes: Buffer,
): Promise<{ readonly address: string; remove(): Promise<void> }> {
  const built = await mkdtemp(join(site.releases, '.file-release-'));
  try {
    await buildArea({ folder: join(import.meta.dirname, `../../../mf-${area}`), outDir: built });
    await writeFile(join(built, path), bytes);
    const description = join(built, 'build.json');
    const build = JSON.parse(await readFile(description, 'utf8')) as { readonly files: readonly string[] };
    await writeFile(description, JSON.stringify({ ...build, files: [...build.files, path] }));
    await sealRelease(built, version);
    const store = openStore(site.releases, openKeyRing(site.secrets));
    const workspace = await store.workspace();
    await cp(built, workspace, { recursive: true });
    await store.adopt(workspace);
    return { address: `/r/${area}/${version}/${path}`, remove: () => store.remove(area, version) };
  } finally {
    await rm(built, { recursive: true, force: true });
  }
}
