import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyRing } from '../trust/key-ring.ts';
import { newestBuild, readBuild } from '../store/host-builds.ts';

/** The version of a package that the host shares with areas; null when it does not share the package. */
export type HostShares = (packageName: string) => string | null;

/** Reads the versions from the host's installed packages. @param hostFolder the folder with the host's node_modules */
export const hostShares =
  (hostFolder: string): HostShares =>
  (name) => {
    try {
      return (
        JSON.parse(readFileSync(join(hostFolder, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }
      ).version;
    } catch {
      return null; // not installed: the host does not share it
    }
  };

/**
 * The versions of the newest build of the shell, which the next start serves: an installation may be newer.
 * @param otherwise used while no build is stored
 */
export async function sharesOfBuild(
  releases: string,
  ring: Pick<KeyRing, 'problem'>,
  otherwise: HostShares,
): Promise<HostShares> {
  const version = await newestBuild(releases);
  // An unsigned or missing build shares nothing.
  const build = version && (await readBuild(join(releases, 'host', version), ring).catch(() => null));
  const shared = (build as { readonly shared?: Readonly<Record<string, string>> } | null | '') || null;
  return shared?.shared ? (name) => shared.shared?.[name] ?? null : otherwise;
}
