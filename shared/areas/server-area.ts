import type { Head, FormFields, PageFlags, SessionFacts } from './page.ts';
import type { Graph } from '@verandah/graph';
import type { Rest } from './rest.ts';

/** The interface of a release's server bundle. */
export interface RenderRequest {
  /** Absolute. */
  readonly url: string;
  readonly session: SessionFacts;
  readonly flags: PageFlags;
  readonly now: number;
  /** Route patterns of all live releases of the visit; `isLive` reads them. */
  readonly routes: readonly string[];
  /** A posted form; absent for a GET request. */
  readonly form?: FormFields;
}

/** What the browser needs to hydrate a page, besides its head. */
export interface PageState {
  readonly page: string;
  readonly params: Readonly<Record<string, string>>;
  readonly data: unknown;
}

/** `html` and `state` are empty unless the status is 200 or 422. */
export interface RenderResult {
  readonly status: number;
  readonly location?: string;
  readonly html: string;
  /** JSON of what the browser needs to hydrate: {page, params, data, now}. */
  readonly state: string;
  /** The same before it is serialized, which a host that knows it prefers; absent in earlier releases. */
  readonly given?: PageState;
  readonly head?: Head;
}

/** A page with its data: loading and rendering are two steps, since each has its own deadline. */
export interface LoadedPage {
  /** Renders it. @throws {Error} what the page throws */
  readonly finish: () => RenderResult;
  /**
   * What a part inside a Suspense threw, which React leaves out of the HTML: renders the page again. Undefined when
   * nothing throws; absent in earlier releases.
   */
  readonly thrown?: () => Promise<unknown>;
}

/** The exports of a release's server.cjs. */
export interface ServerArea {
  readonly contract: import('./area.ts').AreaContract;
  readonly documents: readonly { readonly name: string; readonly kind: 'query' | 'mutation'; readonly text: string }[];
  /** Deferred pages and the chunks of their scripts. */
  readonly chunks: readonly {
    readonly page: string;
    readonly routes: readonly string[];
    readonly chunk: string | readonly string[];
  }[];
  /** Fetches all data of the page. */
  load(request: RenderRequest, graph: Graph, rest?: Rest): Promise<LoadedPage>;
}
