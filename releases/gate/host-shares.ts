import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
      return null;
    }
  };
