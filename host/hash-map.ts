import type { BootRelease } from './boot.ts';

/** Where the hashes of a release's files are, with the hash of that file itself. Root-relative. */
export interface HashMap {
  readonly address: string;
  readonly integrity: string;
}

/** The release folder of a file's path: '/r/search/1.4.0/'. */
export const folderOf = (path: string): string => /^\/r\/[^/]+\/[^/]+\//.exec(path)?.[0] ?? '';

/** The map of the shell's build, or of a release without hashes in its federation manifest. */
export const integrityAddress = (folder: string): string => `${folder}web/integrity.json`;

/** Undefined for a release from before hash maps: the boot data contain its hashes. */
export function hashMapOf({
  entry,
  hashes,
  manifest,
}: Pick<BootRelease, 'entry' | 'hashes' | 'manifest'>): HashMap | undefined {
  return hashes === undefined
    ? undefined
    : { address: manifest ?? integrityAddress(folderOf(entry)), integrity: hashes };
}

/** The hashes in a map's text. @returns root-relative address → sha384-… */
export function hashesIn(address: string, text: string): [string, string][] {
  const map = JSON.parse(text) as { readonly integrity?: Readonly<Record<string, string>> };
  // A federation manifest names files below its own folder, an integrity.json below the release's.
  return map.integrity
    ? Object.entries(map.integrity).map(([path, hash]) => [new URL(path, `http://_${address}`).pathname, hash])
    : Object.entries(map as Readonly<Record<string, string>>).map(([path, hash]) => [folderOf(address) + path, hash]);
}
