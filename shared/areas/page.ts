import type { ReactNode } from 'react';
import type { Graph } from '@verandah/graph';
import type { Bus, SessionFacts } from '@verandah/kit';
import type { Rest } from './rest.ts';

export type { SessionFacts };

/** One request for a page, the same on the server and in the browser. */
export interface PageRequest {
  readonly url: URL;
  /** Of the route pattern that matched. */
  readonly params: Readonly<Record<string, string>>;
  readonly session: SessionFacts;
  readonly flags: Readonly<Record<string, boolean>>;
  /** Milliseconds since 1970, taken once on the server: both sides say the same of 'today'. */
  readonly now: number;
  readonly graph: Graph;
  /**
   * Present on the server only: the calls that the area's contract names, made with the visitor's credentials. Cookies
   * that they set reach the browser with the page.
   */
  readonly rest?: Rest;
  /** Present in the browser only: the last values of the bus, as this visitor's other pages left them. */
  readonly browser?: { readonly last: Bus['last'] };
}

/** What the document's head says of a page. Addresses are root-relative; the host makes them absolute. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  readonly canonical?: string;
  /** Robots must not index it. */
  readonly noIndex?: boolean;
  readonly image?: string;
  readonly structuredData?: readonly object[];
  /** Feeds of what the page shows, of Atom. */
  readonly feeds?: readonly { readonly title: string; readonly href: string }[];
  /** Pictures to fetch first. */
  readonly preloadImages?: readonly { readonly srcSet: string; readonly sizes: string; readonly type: string }[];
}

/** What loading a page came to. `data` must survive JSON. */
export type Loaded<Data> =
  | { readonly status: 200 | 422; readonly data: Data; readonly head: Head }
  | { readonly status: 301 | 302 | 303; readonly location: string }
  | { readonly status: 404 | 410 };

/** The fields of a posted form; a field sent twice has both values. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

/** A page of an area. It is data first: `load` runs on the server for the first page and in the browser after that. */
export interface Page<Data> {
  /** Names the page in reports and budgets: 'results'. */
  readonly name: string;
  /** Route patterns, as in the area's contract. */
  readonly routes: readonly string[];
  /**
   * One instance of the view serves all addresses of the page and preserves its state; without it a new path starts a
   * new instance.
   */
  readonly staysMounted?: boolean;
  /**
   * Loads the script of a deferred view: the server's HTML is hydrated only once it is there, or it
   * would be gone in between.
   */
  fetch?(): Promise<void>;
  /**
   * Name of the chunk that this script is (`webpackChunkName`), when it is not '{area}-{name}'; of several, the last is
   * the page's own. The host has them fetched with the area's.
   */
  readonly chunk?: string | readonly string[];
  load(request: PageRequest): Promise<Loaded<Data>>;
  View(props: { readonly data: Data }): ReactNode;
  /**
   * A form posted to the page's own address (without script). Answers 303, or 422 with the same page and its problems.
   */
  submit?(request: PageRequest, form: FormFields): Promise<Loaded<Data>>;
}

/** Declares a page; exists for its types. */
export const definePage = <Data>(page: Page<Data>): Page<Data> => page;
