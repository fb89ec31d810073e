/**
 * A browser's caches in memory: the part of the Cache API that the worker uses, including that a body can be read once.
 */
export class MemoryCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  /** Makes the next writes throw, as browsers do when the disk is full. */
  full = false;

  open(name: string): Promise<Cache> {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    const key = (request: RequestInfo | URL): string =>
      new URL(request instanceof Request ? request.url : String(request), site).href;
    return Promise.resolve({
      match: (request: RequestInfo) => Promise.resolve(store.get(key(request))?.clone()),
      put: async (request: RequestInfo, response: Response) => {
        if (this.full) throw new DOMException('full', 'QuotaExceededError');
        store.set(key(request), new Response(await response.arrayBuffer(), response));
      },
      delete: (request: RequestInfo) => Promise.resolve(store.delete(key(request))),
      keys: () => Promise.resolve([...store.keys()].map((url) => new Request(url))),
    } as unknown as Cache);
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.stores.has(name));
  }
  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.stores.delete(name));
  }
  keys(): Promise<string[]> {
    return Promise.resolve([...this.stores.keys()]);
  }

  /** Paths in a cache. */
  paths(name: string): string[] {
    return [...(this.stores.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname).toSorted();
  }
}

export const site = 'https://verandah.example';

interface Made {
  readonly host?: string;
  readonly search?: string;
  readonly before?: string;
  readonly title?: string;
  /** Whether the hashes are in the head and in maps; otherwise all are in the boot data, as older hosts wrote them. */
  readonly maps?: boolean;
}

/** A page as the host renders it: of one release of the host and one of search, with the previous one. */
export function pageOf({ host = '1.0.0', search = '1.0.0', before, title = 'Homes', maps = false }: Made = {}): string {
  const files = (release: string, ...names: string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [`/r/${release}/web/${name}`, `sha384-${name}`]));
  const integrity = {
    ...files(`host/${host}`, 'shell.js', 'shell.css', 'later.js'),
    ...files(`search/${search}`, 'entry.js', 'app.js', 'app.css', 'map.js'),
  };
  const boot = {
    hostVersion: host,
    areas: {
      search: {
        routes: ['/*'],
        live: {
          version: search,
          entry: `/r/search/${search}/web/entry.js`,
          ...(maps && { hashes: 'sha384-search-map' }),
        },
        ...(before && { previous: { version: before, entry: `/r/search/${before}/web/entry.js` } }),
      },
    },
    integrity: maps ? {} : integrity,
    ...(maps && { shellHashes: 'sha384-shell-map', page: { area: 'search' } }),
  };
  return (
    `<!doctype html><html lang="en-AU"><head><title>${title}</title>` +
    `<link rel="stylesheet" href="/r/host/${host}/web/shell.css" data-href="x"><link rel="stylesheet" href="/r/search/${search}/web/app.css">` +
    `<script src="/r/host/${host}/web/shell.js" integrity="sha384-shell.js" defer></script><link rel="preload" as="script" href="/r/search/${search}/web/entry.js">` +
    `<link rel="preload" as="script" href="/r/search/${search}/web/app.js"></head><body><img src="/r/search/${search}/web/no-head.svg">` +
    `<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script></body></html>`
  );
}
