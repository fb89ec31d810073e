import { cacheNames, keptHeaders, offlineAddress } from '../../service-worker/names.ts';

/** A page that can be read offline. */
export interface KeptEntry {
  readonly href: string;
  readonly title: string;
  readonly at: number;
}

/** What is kept, the newest first: pages that anybody may see, and the member's own. */
export async function keptEntries(
  caches: Pick<CacheStorage, 'has' | 'open'>,
): Promise<{ readonly visited: KeptEntry[]; readonly collections: KeptEntry[] }> {
  const [visited, collections] = await Promise.all([
    entriesOf(caches, cacheNames.pages),
    entriesOf(caches, cacheNames.member),
  ]);
  return { visited: visited.filter(({ href }) => href !== offlineAddress), collections };
}

async function entriesOf(caches: Pick<CacheStorage, 'has' | 'open'>, name: string): Promise<KeptEntry[]> {
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const headers = (await cache.match(request, { ignoreVary: true }))?.headers;
      const { pathname, search } = new URL(request.url);
      return {
        href: pathname + search,
        title: decodeURIComponent(headers?.get(keptHeaders.title) ?? '') || pathname,
        at: Number(headers?.get(keptHeaders.at)),
      };
    }),
  );
  return found.sort((a, b) => b.at - a.at);
}
