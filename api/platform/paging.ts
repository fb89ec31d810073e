/** One page of a list. */
export interface Page<Item> {
  readonly total: number;
  readonly results: readonly Item[];
}

export interface Paging {
  readonly skip: number;
  readonly take: number;
}
