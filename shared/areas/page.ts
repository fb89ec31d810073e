import type { ReactNode } from 'react';
import type { DataName, Graph } from '@verandah/graph';
import type { Bus, PageFlags, SessionFacts, ViewedPage } from '@verandah/kit';
import type { Rest } from './rest.ts';

export type { PageFlags, SessionFacts, ViewedPage };

/** One request for a page, the same on the server and in the browser. */
export interface PageRequest {
  /** With the query parameters that the contract names for its route; all of them on private pages. */
  readonly url: URL;
  /** Parameters of the route pattern that matched. */
  readonly params: Readonly<Record<string, string>>;
  /** The signed-in member, if any; none on pages that are the same for every visitor. */
  readonly session: SessionFacts;
  /** Features that the site switches on or off for this visitor: the same on the server and in the browser. */
  readonly flags: PageFlags;
  /** Milliseconds since 1970, taken once on the server: both sides agree on 'today'. */
  readonly now: number;
  /** Reads and writes by the area's GraphQL operations. */
  readonly graph: Graph;
  /**
   * Only on the server: the calls that the area's contract names, made with the visitor's credentials. Cookies that
   * they set reach the browser with the page.
   */
  readonly rest?: Rest;
  /** Only in the browser: the last values of the bus, as the visitor's earlier pages left them. */
  readonly browser?: { readonly last: Bus['last'] };
}

/** What a page puts into the document's head. Addresses are root-relative; the host makes them absolute. */
export interface Head {
  /** With the site's name: 'Homes for sale in Richmond | Verandah'. */
  readonly title: string;
  /** For search engines and social networks. */
  readonly description?: string;
  /** Root-relative; what links, social networks and robots take for the page's address. */
  readonly canonical?: string;
  /** Robots must not index the page. */
  readonly noIndex?: boolean;
  /** Root-relative address of a picture for social networks. */
  readonly image?: string;
  /** Objects of schema.org. */
  readonly structuredData?: readonly object[];
  /** Atom feeds of the page's content. */
  readonly feeds?: readonly { readonly title: string; readonly href: string }[];
  /**
   * Where entries of the site's navigation lead from this page, by their own addresses: '/for-rent' →
   * '/for-rent/richmond-vic-3121/houses'. Root-relative. An element of the page marked `data-in-header` repeats them: it
   * is hidden where the header shows its entries in a row.
   */
  readonly entryLinks?: Readonly<Record<string, string>>;
  /** Pictures to fetch first. */
  readonly preloadImages?: readonly { readonly srcSet: string; readonly sizes: string; readonly type: string }[];
}

/** Result of loading a page. `data` must survive JSON. */
export type Loaded<Data> =
  | {
      readonly status: 200 | 422;
      readonly data: Data;
      readonly head: Head;
      /**
       * Only in the browser, with `shown` given: the page on the screen shows `data`, and its address, title and
       * history entry stay. For what could not be loaded.
       */
      readonly stays?: true;
    }
  | { readonly status: 301 | 302 | 303; readonly location: string }
  | { readonly status: 404 | 410 };

/** The fields of a posted form; a repeated field has all its values. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

/** A page of an area. Data come first: `load` runs on the server for the first page and in the browser after that. */
export interface Page<Data> {
  /** Identifies the page in reports and budgets: 'results'. */
  readonly name: string;
  /** Route patterns, as in the area's contract. */
  readonly routes: readonly string[];
  /**
   * One instance of the view serves all addresses of the page and preserves its state; without it a new path starts a
   * new instance.
   */
  readonly staysMounted?: boolean;
  /** Data of a member that the page shows: it is loaded again once a write has changed them. */
  readonly reads?: readonly DataName[];
  /**
   * Loads the script of a deferred view: the server's HTML is hydrated only once it is there, or it
   * would be gone in between.
   */
  fetch?(): Promise<void>;
  /**
   * Name of this script's chunk (`webpackChunkName`), when it is not '{area}-{name}'; of several, the last is the
   * page's own. The host preloads them with the area's script.
   */
  readonly chunk?: string | readonly string[];
  /** @param shown only in the browser: the data of the page on the screen, if it is this one at another address */
  load(request: PageRequest, shown?: Data): Promise<Loaded<Data>>;
  /** Renders the page, in the server and the browser alike. */
  View(props: { readonly data: Data }): ReactNode;
  /** What the view of the page reports for the statistics; undefined: nothing. */
  viewed?(data: Data, flags: PageFlags): ViewedPage | undefined;
  /**
   * Handles a form posted to the page's own address (without script). Returns a 303, or a 422 with the same page and
   * its problems.
   */
  submit?(request: PageRequest, form: FormFields): Promise<Loaded<Data>>;
}

/** Declares a page; exists for type inference. */
export const definePage = <Data>(page: Page<Data>): Page<Data> => page;
