/**
 * What a failure does to a page (docs/decisions/0030): a failed primary area fails the response, an essential one is
 * retried and then recorded, a regular one is left out. A page that cannot be rendered always has status 503.
 */
export type AreaClass = 'primary' | 'essential' | 'regular';

/** An area's contract; part of each of its releases. */
export interface AreaContract {
  /** 'search'; the source is in the folder mf-search. */
  readonly name: string;
  /** What its failure does to a page: 'primary', 'essential' or 'regular' (decision 0030). */
  readonly class: AreaClass;
  /** Who owns it: the console, alarms and the release log name them. */
  readonly squad: string;
  /** A mailbox of the squad, which gets what `ops notify add --mail` sends. It is in the area's public scripts. */
  readonly squadEmail?: string;
  /** Path patterns of react-router ('/property/:uri', '/for-sale/*'); the most specific one of all areas wins. */
  readonly routes: readonly string[];
  /**
   * Those of `routes` whose pages are private: rendered with their visitor's session and credentials, never cached or
   * stored (but see `offlineRoutes`). All other pages are rendered as for a visitor.
   */
  readonly privateRoutes?: readonly string[];
  /**
   * Query parameters that the page of a route reads: { '/compare': ['homes'] }; a route that is missing reads none. A
   * page that is the same for everybody sees no other parameters, so that they do not add entries to the page cache.
   */
  readonly query?: Readonly<Record<string, readonly string[]>>;
  /** Those of `privateRoutes` whose pages their member can read offline, until they sign out. */
  readonly offlineRoutes?: readonly string[];
  /**
   * Calls of the REST API that pages and forms make during rendering: 'POST /auth/signin', 'GET
   * /rest/member/:id/settings'.
   */
  readonly calls?: readonly string[];
  /** Entries for the shell's navigation, shown while a live release owns their route. */
  readonly navigation: readonly NavigationEntry[];
  /** Bus topics with the major version of their schema: 'viewed@1'. */
  readonly topics: { readonly publishes: readonly string[]; readonly follows: readonly string[] };
  /**
   * Fragments of src/fragments.tsx, shown beside any area's page and opened when their topic is published: { save: {
   * opens: 'save-asked' } }.
   */
  readonly fragments?: Readonly<Record<string, FragmentRule>>;
  /** Gzip bytes of script that a first page of this area may load from it. */
  readonly budgets: { readonly firstPageScript: number };
  /** Rendered once before a release may be published, promoted, or receive traffic in a new worker. */
  readonly healthPath: string;
}

/** When a fragment is fetched and shown, and what happens when it cannot be loaded. */
export interface FragmentRule {
  /** Topic of the bus whose first message opens it. */
  readonly opens: string;
  /** By default essential when an event opens it, since a visitor has requested it, and regular when a state does. */
  readonly class?: Exclude<AreaClass, 'primary'>;
}

/** An entry of the shell's navigation. */
export interface NavigationEntry {
  /** What visitors read. */
  readonly label: string;
  /** Root-relative. */
  readonly href: string;
  /** Ascending, among the entries of all areas. */
  readonly order: number;
  /** In the footer only: for pages that few visitors look for. */
  readonly footer?: true;
}
