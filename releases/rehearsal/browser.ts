/** A page as a browser shows it. */
export interface VisitedPage {
  /** Uncaught errors and errors of the console, a line each. */
  readonly errors: readonly string[];
  /** PNG. */
  readonly picture: Uint8Array;
}

/** A browser that opens pages of a site, with GET requests only. */
export interface RehearsalBrowser {
  /** @param cookie in whose preview the page is opened: 'name=value' */
  visit(address: string, cookie: string): Promise<VisitedPage>;
  /** The share of pixels in which two pictures differ visibly, 0 to 1. */
  difference(one: Uint8Array, other: Uint8Array): Promise<number>;
  close(): Promise<void>;
}

/** Starts a browser for a site. Rejects with a line that says why there is none. */
export type OpenBrowser = (site: string) => Promise<RehearsalBrowser>;
