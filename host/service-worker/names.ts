// Names that the worker and the pages share.

/** Address of the worker's script. It has no version: browsers check it for a newer worker. */
export const workerAddress = '/service-worker.js';
/** Prefix of the names of all our caches. */
export const cachePrefix = 'verandah-kept-';
/** Version of the cache format. After an increase, the new worker waits until no page uses the old one. */
const cacheFormat = 1;
export const ownPrefix = `${cachePrefix}${cacheFormat}-`;
export const cacheNames = {
  /** Public pages. */
  pages: `${ownPrefix}pages`,
  /** Pages of the signed-in member. */
  member: `${ownPrefix}member`,
  /** Scripts and styles of releases. */
  files: `${ownPrefix}files`,
  pictures: `${ownPrefix}pictures`,
} as const;

/** Header by which the host allows a page to be stored: 'page', or 'member 12' for a page of member 12. */
export const storeHeader = 'x-verandah-keep';
/** Header of the worker's own requests for pages: they are stored, and are not shown now. */
export const forStorageHeader = 'x-verandah-for-storage';
/** The page that replaces pages that are not cached. */
export const offlineAddress = '/offline';

/**
 * Headers of cached pages: title (percent-encoded), time of storage (milliseconds since 1970), the releases of their
 * files, the release set, the member.
 */
export const storedHeaders = {
  title: 'x-kept-title',
  at: 'x-kept-at',
  releases: 'x-kept-releases',
  set: 'x-kept-set',
  member: 'x-kept-member',
} as const;

/** Messages from pages to the worker. */
export type WorkerMessage =
  /**
   * A page was shown without a page load, or before there was a worker, with the release files and pictures that it has
   * loaded.
   */
  | {
      readonly kind: 'visited';
      readonly href: string;
      readonly files: readonly string[];
      readonly pictures: readonly string[];
    }
  /** The signed-in member; null: signed out. */
  | { readonly kind: 'member'; readonly memberId: string | null };
