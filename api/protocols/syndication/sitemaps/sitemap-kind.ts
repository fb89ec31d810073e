import type { Database } from '../../../platform/database/public.ts';

/**
 * The most addresses that a sitemap may hold (sitemaps.org); 50 MB are never reached: an address takes less than 500
 * bytes.
 */
export const mostAddresses = 50_000;

/** One file of a kind: from 1, with what distinguishes its states. */
export interface SitemapFile {
  readonly number: number;
  readonly count: number;
  readonly lastModified: Date;
}
/** `path` is root-relative and canonical. */
export interface SitemapEntry {
  readonly path: string;
  readonly lastModified: Date;
}

/** A kind of page that search engines index. Its file is in this folder, and `sitemap-kinds.ts` lists it. */
export interface SitemapKind {
  /** Part of its files' addresses: /sitemaps/{name}/{number}.xml */
  readonly name: string;
  /** The files that hold anything, of at most `mostAddresses` each. */
  files(database: Database): Promise<readonly SitemapFile[]>;
  /** The addresses of a file, some at a time: never all of them in memory. */
  entries(database: Database, file: number): AsyncIterable<readonly SitemapEntry[]>;
}
