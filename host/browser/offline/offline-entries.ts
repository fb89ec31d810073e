import { cacheNames, storedHeaders, offlineAddress } from '../../service-worker/names.ts';

/** A page that can be read offline. */
export interface OfflineEntry {
  readonly href: string;
  readonly title: string;
  readonly at: number;
}

/** The cached pages, newest first: public pages and the member's own collections. */
export async function offlineEntries(
  caches: Pick<CacheStorage, 'has' | 'open'>,
): Promise<{ readonly visited: OfflineEntry[]; readonly collections: OfflineEntry[] }> {
  const [visited, collections] = await Promise.all([
    entriesOf(caches, cacheNames.pages),
    entriesOf(caches, cacheNames.member),
  ]);
  return { visited: visited.filter(({ href }) => href !== offlineAddress), collections };
}

async function entriesOf(caches: Pick<CacheStorage, 'has' | 'open'>, name: string): Promise<OfflineEntry[]> {
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const headers = (await cache.match(request, { ignoreVary: true }))?.headers;
      const { pathname, search } = new URL(request.url);
      return {
        href: pathname + search,
        title: decodeURIComponent(headers?.get(storedHeaders.title) ?? '') || pathname,
        at: Number(headers?.get(storedHeaders.at)),
      };
    }),
  );
  return found.sort((a, b) => b.at - a.at);
}
