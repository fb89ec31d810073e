/** What visitors request, by kind, the most popular first. */
export interface Addresses {
  readonly results: readonly string[];
  readonly listings: readonly string[];
  readonly others: readonly string[];
  /** Static files of a page. */
  readonly files: readonly string[];
  /** Bodies of GraphQL requests. */
  readonly calls: readonly string[];
}

/** Who requests a page: a visitor's first and further ones, a browser in advance, a program. */
export const requesters = ['arriving', 'staying', 'prefetch', 'crawler'] as const;
export type Requester = (typeof requesters)[number];

/** What became of the pages of a second, by who requested them. */
export interface Second {
  readonly served: Readonly<Record<Requester, number>>;
  /** Responses 503 with Retry-After. */
  readonly refused: Readonly<Record<Requester, number>>;
  /** Others, by status; 0 without a response. */
  readonly failed: Readonly<Record<number, number>>;
  /** Milliseconds of the pages that people waited for. */
  readonly times: readonly number[];
}

/** Sent to the process of the visitors. */
export interface Rate {
  /** Visits that start in a second. */
  readonly visits: number;
}
