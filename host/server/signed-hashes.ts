import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { readBuild, type KeyRing, type ReleaseStore } from '@verandah/releases';
import type { HostManifest } from '../build/host-manifest.ts';
import type { ReleaseFileSources } from './release-files.ts';

type Hashes = ReadonlyMap<string, string>;
/** Releases and builds whose hashes are remembered. */
const mostReleases = 50;

/** The hashes of browser files by the signed manifests of releases and of builds of the shell. */
export function signedHashes(
  releases: string,
  store: Pick<ReleaseStore, 'read'>,
  ring: Pick<KeyRing, 'problem'>,
): ReleaseFileSources['hashOf'] {
  const known = new LRUCache<string, Hashes>({ max: mostReleases });
  async function load(area: string, version: string): Promise<Hashes | null> {
    if (area !== 'host') {
      const found = await store.read(area, version);
      return 'manifest' in found ? new Map(found.manifest.files.map(({ path, integrity }) => [path, integrity])) : null;
    }
    // An unsigned or missing build has no hashes.
    const build = (await readBuild(join(releases, 'host', version), ring).catch(() => null)) as HostManifest | null;
    return build && new Map(Object.entries(build.integrity));
  }
  return async (area, version, path) => {
    const key = `${area} ${version}`;
    const hashes = known.get(key) ?? (await load(area, version));
    if (hashes) known.set(key, hashes);
    return hashes?.get(path) ?? null;
  };
}
