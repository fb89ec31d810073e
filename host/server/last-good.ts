import { LRUCache } from 'lru-cache';
import type { Rendered } from '@verandah/releases';
import type { SetRelease } from './release-set.ts';

/** The last page that was rendered well at an address, for anonymous visitors; with its release, whose code fits it. */
export interface GoodPage { readonly release: SetRelease; readonly rendered: Rendered }
export interface LastGood { keep(address: string, page: GoodPage): void; find(address: string): GoodPage | undefined }

/** @param maxBytes of HTML and data kept; the pages that were not seen for longest go first */
export function lastGoodPages(maxBytes: number): LastGood {
  const pages = new LRUCache<string, GoodPage>({ maxSize: maxBytes, sizeCalculation: ({ rendered }) => rendered.html.byteLength + rendered.page.byteLength + 1 });
  return { keep: (address, page) => void pages.set(address, page), find: (address) => pages.get(address) };
}
