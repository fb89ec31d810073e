/** Listings on a page of results. */
export const pageSize = 25;

export interface Pagination {
  readonly currentPage: number;
  readonly totalPages: number;
  readonly skip: number;
  readonly take: number;
  readonly pageSize: number;
}

/** Where a page (from 1) stands among all results. */
export function pagination(total: number, page: number): Pagination {
  const skip = (Math.max(1, Math.trunc(page)) - 1) * pageSize;
  return {
    currentPage: skip / pageSize + 1,
    totalPages: Math.ceil(Math.max(0, total) / pageSize),
    skip,
    take: pageSize,
    pageSize,
  };
}
