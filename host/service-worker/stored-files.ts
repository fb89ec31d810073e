import { cacheNames } from './names.ts';
import { folderOf, hashesIn } from '../hash-map.ts';

const atOnce = 6;

/**
 * The cached scripts and styles of releases. The content at an address never changes, so a cached file is never fetched
 * again.
 */
export class StoredFiles {
  readonly #caches: CacheStorage;
  readonly #fetch: typeof fetch;

  constructor(caches: CacheStorage, fetching: typeof fetch) {
    this.#caches = caches;
    this.#fetch = fetching;
  }

  /**
   * Caches files, by address → hash ('' without one).
   * @throws {Error} when a file cannot be fetched or does not match its hash
   */
  async add(files: ReadonlyMap<string, string>): Promise<void> {
    const cache = await this.#open();
    const missing: [string, string][] = [];
    for (const file of files) if (!(await cache.match(file[0], { ignoreVary: true }))) missing.push(file);
    const next = async (): Promise<void> => {
      for (let file = missing.pop(); file; file = missing.pop()) {
        const [address, integrity] = file;
        const response = await this.#fetch(address, { ...(integrity && { integrity }), credentials: 'same-origin' });
        if (response.status !== 200) throw new Error(`${address} responded ${response.status}.`);
        await cache.put(address, response);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, next));
  }

  /** The files of a release by its cached hash map: address → hash. */
  async listed(map: string): Promise<ReadonlyMap<string, string>> {
    const text = await (await (await this.#open()).match(map, { ignoreVary: true }))?.text();
    return new Map(hashesIn(map, text ?? '{}'));
  }

  /** Deletes the files of all other releases. */
  async tidy(releases: ReadonlySet<string>): Promise<void> {
    const cache = await this.#open();
    for (const request of await cache.keys()) {
      if (!releases.has(folderOf(new URL(request.url).pathname))) await cache.delete(request, { ignoreVary: true });
    }
  }

  #open(): Promise<Cache> {
    return this.#caches.open(cacheNames.files);
  }
}
