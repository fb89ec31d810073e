/** Posts per page. */
export const pageSize = 12;

/** The API lists no more than the first thousand posts. */
const mostPages = 80;

/** The page that an address names, from 1; null for one that cannot be. */
export function pageOf(url: URL): number | null {
  const text = url.searchParams.get('page') ?? '1';
  const page = /^[1-9]\d?$/.test(text) ? Number(text) : 0;
  return page === 0 || page > mostPages ? null : page;
}

/** The number of pages; where the posts are not counted, those up to the next one. */
export const pagesOf = (page: number, total: number | null, hasMore: boolean): number =>
  Math.min(mostPages, total === null ? page + (hasMore ? 1 : 0) : Math.ceil(total / pageSize));
