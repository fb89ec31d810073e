import type { Database } from '../../../platform/database/public.ts';
import { sitemapKinds } from './sitemap-kinds.ts';
import type { SitemapFile, SitemapKind } from './sitemap-kind.ts';

export interface ListedFile extends SitemapFile {
  readonly kind: SitemapKind;
  readonly path: string;
}

/** Milliseconds that the list is cached: counting a million listings is not done for every robot. */
const cacheMs = 5 * 60_000;

/** The list of all files, counted once at a time and cached for five minutes. @param clock milliseconds since 1970 */
export function fileList(database: Database, clock: () => number = Date.now): () => Promise<readonly ListedFile[]> {
  let cached: { readonly at: number; readonly files: Promise<readonly ListedFile[]> } | undefined;
  return () => {
    if (!cached || clock() - cached.at >= cacheMs) {
      const files = countFiles(database);
      cached = { at: clock(), files };
      // A failed count is tried again by the next request.
      files.catch(() => {
        cached = undefined;
      });
    }
    return cached.files;
  };
}

async function countFiles(database: Database): Promise<readonly ListedFile[]> {
  const found: ListedFile[] = [];
  for (const kind of sitemapKinds) {
    for (const file of await kind.files(database))
      found.push({ ...file, kind, path: `/sitemaps/${kind.name}/${file.number}.xml` });
  }
  return found;
}
