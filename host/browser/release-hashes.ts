import type { BootData, BootRelease } from '../boot.ts';
import { LoadFailure } from './load-failure.ts';
import { retryLoad } from './retry.ts';
import { folderOf, hashesIn, hashMapOf, integrityAddress, type HashMap } from '../hash-map.ts';

const page = globalThis as {
  __VERANDAH_INTEGRITY__?: Record<string, string>;
  __VERANDAH_HASHES__?: (address: string) => Promise<void> | undefined;
};
/** Address of a hash map → its text. */
const maps = new Map<string, Promise<string>>();
/** Addresses of the hash maps that are being fetched. */
const arriving = new Set<string>();

/** The address of a hash map below a folder that is being fetched: '/r/search/1.0.4/'. */
export const arrivingMap = (folder: string): string | undefined =>
  [...arriving].find((address) => address.startsWith(folder));

async function fetchMap({ address, integrity }: HashMap): Promise<string> {
  let text: string;
  try {
    const response = await fetch(address, { integrity });
    if (!response.ok) throw new Error(`${address} responded ${response.status}.`);
    text = await response.text();
  } catch (error) {
    throw new LoadFailure(address, error instanceof Error ? error.message : String(error));
  }
  for (const [path, hash] of hashesIn(address, text)) (page.__VERANDAH_INTEGRITY__ ??= {})[path] = hash;
  return text;
}

function fetchOnce(map: HashMap): Promise<string> {
  const { address } = map;
  const fetched = maps.get(address) ?? fetchAgain(map);
  maps.set(address, fetched);
  return fetched;
}

async function fetchAgain(map: HashMap): Promise<string> {
  const { address } = map;
  arriving.add(address);
  try {
    return await retryLoad(() => fetchMap(map));
  } catch (error) {
    maps.delete(address);
    throw error;
  } finally {
    arriving.delete(address);
  }
}

/** The hashes in the tags of the page's head. */
const inHead = (): [string, string][] =>
  [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[integrity],link[integrity]')].map(
    (tag) => [
      new URL('src' in tag ? tag.src : tag.href, window.location.href).pathname,
      tag.getAttribute('integrity') ?? '',
    ],
  );

/**
 * Reads the hashes of the first files from the page's head, and fetches the hash maps of the shell and the page's
 * release. Later loads wait for these maps. They are fetched in advance because every page loads more files.
 */
export function knowFirstHashes({
  hostVersion,
  shellHashes,
  areas,
  page: shown,
  integrity,
}: Pick<BootData, 'hostVersion' | 'shellHashes' | 'areas' | 'page' | 'integrity'>): void {
  page.__VERANDAH_INTEGRITY__ = { ...integrity, ...Object.fromEntries(inHead()) };
  const shell = `/r/host/${hostVersion}/`;
  const byFolder = new Map(
    Object.values(areas)
      .flatMap(({ live, previous }) => (previous ? [live, previous] : [live]))
      .map((release) => [folderOf(release.entry), hashMapOf(release)] as const),
  );
  if (shellHashes) byFolder.set(shell, { address: integrityAddress(shell), integrity: shellHashes });
  page.__VERANDAH_HASHES__ = (address) => {
    const { pathname } = new URL(address, window.location.href);
    const map = byFolder.get(folderOf(pathname));
    return map && !page.__VERANDAH_INTEGRITY__?.[pathname] ? fetchOnce(map).then(() => undefined) : undefined;
  };
  for (const folder of [shell, folderOf(areas[shown?.area ?? '']?.live.entry ?? '')]) {
    const map = byFolder.get(folder);
    if (map) fetchOnce(map).catch(() => undefined); // the load that needs it retries
  }
}

/**
 * Loads the hash of a release's container. The maps of the page's own release are loaded at the start. The map of
 * another release is fetched once and verified by a hash from the boot data.
 * @throws {Error} when the map cannot be fetched or does not match its hash
 */
export async function knowHashes(release: Pick<BootRelease, 'entry' | 'hashes' | 'manifest'>): Promise<void> {
  const map = hashMapOf(release);
  if (map && !page.__VERANDAH_INTEGRITY__?.[release.entry]) await fetchOnce(map);
}

/**
 * The text of a release's federation manifest, verified and fetched once: it is the map of its hashes.
 * @throws {Error} when it cannot be fetched or does not match its hash
 */
export async function federationManifest(release: Pick<BootRelease, 'entry' | 'hashes' | 'manifest'>): Promise<string> {
  const map = hashMapOf(release);
  if (!map || map.address !== release.manifest)
    throw new TypeError(`${release.entry} has no manifest with its hashes.`);
  return fetchOnce(map);
}
