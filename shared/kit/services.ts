import type { Bus } from '@verandah/bus';
import type { Graph } from '@verandah/graph';
import { createContext } from 'react';
import type { PageFlags } from './page-flags.ts';
import type { SessionFacts } from './session-facts.ts';

/**
 * What the host provides to every area: through single-spa's custom props in the browser, one set per request on the
 * server.
 */
export interface Services {
  readonly graph: Graph;
  readonly bus: Bus;
  readonly session: SessionFacts;
  readonly flags: PageFlags;
  /** Loads and then shows an address of the site, whichever area owns it. */
  navigate(href: string, options?: NavigateOptions): Promise<void>;
  /**
   * Whether a live release of this visit owns an address of the site ('/agent-finder?location=…'): link only to such
   * addresses. The same on both sides.
   */
  isLive(href: string): boolean;
  /**
   * kind: what failed, in a word: 'map', 'vote'. 'render', 'uncaught' and 'part' are reserved for the area tree: a
   * release that reports them is rolled back. 'load', 'mount', 'navigation' and 'message' are the host's.
   */
  report(error: unknown, kind: string): void;
}

/**
 * `refresh` loads the page that is shown again, unless another navigation has done so or has left it.
 * `replace` adds no entry to the history; `keepScroll` leaves scroll and focus where they are (a filter
 * changed).
 */
export interface NavigateOptions {
  readonly replace?: boolean;
  readonly keepScroll?: boolean;
  readonly refresh?: boolean;
}

/** One context for all areas: it is part of the shared kit, and each area's own tree provides its value. */
export const ServicesContext = createContext<Services | null>(null);

/** When the page was rendered, milliseconds since 1970: the same on both sides. */
export const NowContext = createContext<number>(0);
