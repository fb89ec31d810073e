import type { BootData, BootRelease } from '../boot.ts';

const page = globalThis as {
  __VERANDAH_INTEGRITY__?: Record<string, string>;
  __VERANDAH_HASHES__?: (address: string) => Promise<void> | undefined;
};
const coming = new Map<string, Promise<void>>();

/** '/r/search/1.4.0/' of the address of one of its files. */
const folderOf = (path: string): string => /^\/r\/[^/]+\/[^/]+\//.exec(path)?.[0] ?? '';

async function fetchHashes(folder: string, hash: string): Promise<void> {
  const answer = await fetch(`${folder}web/integrity.json`, { integrity: hash });
  if (!answer.ok) throw new Error(`${folder}web/integrity.json answers ${answer.status}.`);
  const hashes = (await answer.json()) as Readonly<Record<string, string>>;
  for (const [path, integrity] of Object.entries(hashes))
    (page.__VERANDAH_INTEGRITY__ ??= {})[folder + path] = integrity;
}

function fetchOnce(folder: string, hash: string): Promise<void> {
  const fetched =
    coming.get(folder) ??
    fetchHashes(folder, hash).catch((error: unknown) => {
      coming.delete(folder);
      throw error;
    });
  coming.set(folder, fetched);
  return fetched;
}

/** The hashes of the files that the page's head names. */
const inHead = (): [string, string][] =>
  [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[integrity],link[integrity]')].map(
    (tag) => [
      new URL('src' in tag ? tag.src : tag.href, window.location.href).pathname,
      tag.getAttribute('integrity') ?? '',
    ],
  );

/**
 * Takes the hashes of what the page begins with from its head, and has those of the shell's and its release's other
 * files fetched: whatever is loaded later waits for them. They come beside the page's own work, since something always
 * follows.
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
    if (hash) fetchOnce(folder, hash).catch(() => undefined); // its user requests it again
  }
}

/**
 * Has the hash of a release's container at hand. The page's own release brings it; those of another are fetched once,
 * by a hash from the boot data themselves.
 * @throws {Error} when they can't be had or are not the ones of the release set
 */
export async function knowHashes({ entry, hashes }: Pick<BootRelease, 'entry' | 'hashes'>): Promise<void> {
  if (!hashes || page.__VERANDAH_INTEGRITY__?.[entry]) return;
  await fetchOnce(folderOf(entry), hashes);
}
