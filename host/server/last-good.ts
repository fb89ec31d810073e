import { LRUCache } from 'lru-cache';
import type { Rendered } from '@verandah/releases';
import type { SetRelease } from './release-set.ts';

/** The last page that was rendered well at an address, for anonymous visitors; with its release, whose code fits it. */
export interface GoodPage {
  readonly release: SetRelease;
  readonly rendered: Rendered;
}
/**
 * How long a page may be older than the one just rendered, milliseconds: a popular page is not stored anew at each
 * visit.
 */
const renewedAfter = 60_000;
export interface LastGood {
  keep(address: string, page: GoodPage): void;
  find(address: string): GoodPage | undefined;
}

/** @param maxBytes of stored HTML and data; the least recently used pages are dropped first */
export function lastGoodPages(maxBytes: number): LastGood {
  const pages = new LRUCache<string, GoodPage & { readonly storedSince: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ rendered }) => rendered.html.byteLength + rendered.page.byteLength + 1,
  });
  return {
    keep(address, page) {
      const now = performance.now();
      const kept = pages.get(address);
      if (!kept || kept.release !== page.release || now - kept.storedSince >= renewedAfter)
        pages.set(address, { ...page, storedSince: now });
    },
    find: (address) => pages.get(address),
  };
}
