import type { BootRelease } from '../boot.ts';

const page = globalThis as { __VERANDAH_INTEGRITY__?: Record<string, string> };
const coming = new Map<string, Promise<void>>();

async function fetchHashes(folder: string, hash: string): Promise<void> {
  const answer = await fetch(`${folder}web/integrity.json`, { integrity: hash });
  if (!answer.ok) throw new Error(`${folder}web/integrity.json answers ${answer.status}.`);
  const hashes = await answer.json() as Readonly<Record<string, string>>;
  for (const [path, integrity] of Object.entries(hashes)) (page.__VERANDAH_INTEGRITY__ ??= {})[folder + path] = integrity;
}

/**
 * Has the hashes of a release's files at hand. The page's own release brings them; those of another are fetched once, by a hash from the
 * boot data themselves.
 * @throws {Error} when they can't be had or are not the ones of the release set
 */
export async function knowHashes({ entry, hashes }: Pick<BootRelease, 'entry' | 'hashes'>): Promise<void> {
  if (!hashes || page.__VERANDAH_INTEGRITY__?.[entry]) return;
  const folder = entry.slice(0, entry.indexOf('/web/') + 1);
  const fetched = coming.get(folder) ?? fetchHashes(folder, hashes).catch((error: unknown) => { coming.delete(folder); throw error; });
  coming.set(folder, fetched);
  await fetched;
}
