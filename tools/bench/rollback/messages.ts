/** The hosts, addresses and rate of a load. */
export interface LoadPlan {
  /** Addresses by name. */
  readonly hosts: Readonly<Record<string, string>>;
  readonly paths: readonly string[];
  /** Requests per second to each host, whether or not earlier ones have a response. */
  readonly perSecond: number;
}
/** One request of a load; times in milliseconds since 1970. */
export interface Sample {
  readonly host: string;
  readonly from: number;
  readonly until: number;
  /** The release of the page, null when the request failed. */
  readonly release: string | null;
  /** Why it failed. */
  readonly problem?: string;
}
