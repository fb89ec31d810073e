/** Listings on a page of results. */
export const pageSize = 25;

export interface Pagination {
  readonly currentPage: number;
  readonly totalPages: number;
  readonly skip: number;
  readonly take: number;
  readonly pageSize: number;
}

/**
 * The page (from 1) of a query. What is no number is ignored; a number of any length is one, so that the
 * pages beyond the last are not taken for the first.
 */
export function pageOf(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : 1;
}

/** The position of a page (from 1) among all results. */
export function paginate(total: number, page: number): Pagination {
  const skip = (Math.max(1, Math.trunc(page)) - 1) * pageSize;
  return {
    currentPage: skip / pageSize + 1,
    totalPages: Math.ceil(Math.max(0, total) / pageSize),
    skip,
    take: pageSize,
    pageSize,
  };
}
