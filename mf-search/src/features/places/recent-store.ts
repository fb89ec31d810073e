/** A recent search: its address and the name of its location. */
export interface RecentSearch {
  readonly address: string;
  readonly place: string;
}

const key = 'verandah.recent-searches';
export const mostRecent = 8;

const isRecent = (value: unknown): value is RecentSearch => {
  const { address, place } = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    typeof address === 'string' &&
    /^\/[a-z][^\\]{0,2000}$/.test(address) &&
    typeof place === 'string' &&
    place.length <= 200
  );
};

/** The recent searches stored in this browser, newest first. Invalid entries are ignored. */
export function readRecent(): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored
          .filter(isRecent)
          .map(({ address, place }) => ({ address, place }))
          .slice(0, mostRecent)
      : [];
  } catch {
    return []; // storage is forbidden, or not a list of ours
  }
}

/** Without storage only the recent searches are lost. */
export function writeRecent(searches: readonly RecentSearch[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches.slice(0, mostRecent)));
    else localStorage.removeItem(key);
  } catch {
    /* Storage is full or blocked. */
  }
}

/** Puts a search first in the list. */
export const rememberSearch = (search: RecentSearch): void =>
  writeRecent([search, ...readRecent().filter(({ address }) => address !== search.address)]);
