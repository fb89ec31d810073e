import { LRUCache } from 'lru-cache';
import type { Rendered } from '@verandah/releases';
import type { SetRelease } from './release-set.ts';

/**
 * The last page that rendered successfully at an address, for anonymous visitors, with the release whose code fits it.
 */
export interface GoodPage {
  readonly release: SetRelease;
  readonly rendered: Rendered;
}
/** Milliseconds before a stored page is replaced, so that a popular page is not stored at each visit. */
const renewedAfter = 60_000;
export interface LastGood {
  store(address: string, page: GoodPage): void;
  find(address: string): GoodPage | undefined;
}

/** @param maxBytes of HTML and data; the least recently used pages are evicted */
export function lastGoodPages(maxBytes: number): LastGood {
  const pages = new LRUCache<string, GoodPage & { readonly storedSince: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ rendered }) => rendered.html.byteLength + rendered.page.byteLength + 1,
  });
  return {
    store(address, page) {
      const now = performance.now();
      const stored = pages.get(address);
      if (!stored || stored.release !== page.release || now - stored.storedSince >= renewedAfter)
        pages.set(address, { ...page, storedSince: now });
    },
    find: (address) => pages.get(address),
  };
}
