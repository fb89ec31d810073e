// What the worker and the pages must call by the same name.

/** The address of the worker's script. It has no version: browsers look there for a newer one. */
export const workerAddress = '/service-worker.js';
/** Begins the names of all our caches. */
export const cachePrefix = 'verandah-kept-';
/** Raised when stored data take another form: the newer worker then waits until no page uses the older one. */
const form = 1;
export const ownPrefix = `${cachePrefix}${form}-`;
export const cacheNames = {
  /** Pages that anybody may see. */
  pages: `${ownPrefix}pages`,
  /** Pages of the one member who is signed in. */
  member: `${ownPrefix}member`,
  /** Scripts and styles of releases. */
  files: `${ownPrefix}files`,
  pictures: `${ownPrefix}pictures`,
} as const;

/** Header by which the host allows a page to be stored: 'page', or 'member 12' for a page of member 12. */
export const storeHeader = 'x-verandah-keep';
/** The page that replaces those that are not stored. */
export const offlineAddress = '/offline';

/**
 * Headers of stored pages: their titles (percent-encoded), their times (milliseconds), the releases that they
 * name, the release set, whose they are.
 */
export const storedHeaders = {
  title: 'x-kept-title',
  at: 'x-kept-at',
  releases: 'x-kept-releases',
  set: 'x-kept-set',
  member: 'x-kept-member',
} as const;

/** Messages of pages to the worker. */
export type WorkerMessage =
  /**
   * A page was shown without a page load, or before there was a worker; with the release files and pictures that it has
   * loaded.
   */
  | {
      readonly kind: 'visited';
      readonly href: string;
      readonly files: readonly string[];
      readonly pictures: readonly string[];
    }
  /** Who is signed in; null: nobody. */
  | { readonly kind: 'member'; readonly memberId: string | null };
