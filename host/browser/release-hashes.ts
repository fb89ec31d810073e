import type { BootData, BootRelease } from '../boot.ts';

const page = globalThis as {
  __VERANDAH_INTEGRITY__?: Record<string, string>;
  __VERANDAH_HASHES__?: (address: string) => Promise<void> | undefined;
};
const loading = new Map<string, Promise<void>>();

/** The release folder of a file's path: '/r/search/1.4.0/'. */
const folderOf = (path: string): string => /^\/r\/[^/]+\/[^/]+\//.exec(path)?.[0] ?? '';

async function fetchHashes(folder: string, hash: string): Promise<void> {
  const response = await fetch(`${folder}web/integrity.json`, { integrity: hash });
  if (!response.ok) throw new Error(`${folder}web/integrity.json answers ${response.status}.`);
  const hashes = (await response.json()) as Readonly<Record<string, string>>;
  for (const [path, integrity] of Object.entries(hashes))
    (page.__VERANDAH_INTEGRITY__ ??= {})[folder + path] = integrity;
}

function fetchOnce(folder: string, hash: string): Promise<void> {
  const fetched =
    loading.get(folder) ??
    fetchHashes(folder, hash).catch((error: unknown) => {
      loading.delete(folder);
      throw error;
    });
  loading.set(folder, fetched);
  return fetched;
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
  const maps = new Map(
    Object.values(areas)
      .flatMap(({ live, previous }) => [live, ...(previous ? [previous] : [])])
      .flatMap(({ entry, hashes }) => (hashes ? [[folderOf(entry), hashes] as const] : [])),
  );
  if (shellHashes) maps.set(`/r/host/${hostVersion}/`, shellHashes);
  page.__VERANDAH_HASHES__ = (address) => {
    const { pathname } = new URL(address, window.location.href);
    const hash = maps.get(folderOf(pathname));
    return hash && !page.__VERANDAH_INTEGRITY__?.[pathname] ? fetchOnce(folderOf(pathname), hash) : undefined;
  };
  for (const folder of [`/r/host/${hostVersion}/`, folderOf(areas[shown?.area ?? '']?.live.entry ?? '')]) {
    const hash = maps.get(folder);
    if (hash) fetchOnce(folder, hash).catch(() => undefined); // the load that needs it retries
  }
}

/**
 * Loads the hash of a release's container. The maps of the page's own release are loaded at the start. The map of
 * another release is fetched once and verified by a hash from the boot data.
 * @throws {Error} when the map cannot be fetched or does not match its hash
 */
export async function knowHashes({ entry, hashes }: Pick<BootRelease, 'entry' | 'hashes'>): Promise<void> {
  if (!hashes || page.__VERANDAH_INTEGRITY__?.[entry]) return;
  await fetchOnce(folderOf(entry), hashes);
}
