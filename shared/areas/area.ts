/**
 * What a failure does to a page (docs/decisions/0030): the one of a primary area answers it, essential is tried again
 * and then noted, regular is left out. Pages that can't be made are answered with 503 in any case.
 */
export type AreaClass = 'primary' | 'essential' | 'regular';

/** An area's contract: travels in each of its releases. */
export interface AreaContract {
  /** 'search'; its folder is mf-search. */
  readonly name: string;
  readonly class: AreaClass;
  readonly squad: string;
  /** Path patterns of react-router ('/property/:uri', '/for-sale/*'); the most specific of all areas wins. */
  readonly routes: readonly string[];
  /**
   * Those of `routes` whose pages are private: rendered with their visitor's session and credentials, never cached or
   * cached (but see `offlineRoutes`). All other pages are rendered as for a visitor.
   */
  readonly privateRoutes?: readonly string[];
  /**
   * Names of the query that the page of a route reads: { '/compare': ['homes'] }; a route that is not there reads none.
   * A page that is the same for everybody sees no other names, so that they make no page of their own.
   */
  readonly query?: Readonly<Record<string, readonly string[]>>;
  /** Those of `privateRoutes` whose pages stay readable offline for their member, until they sign out. */
  readonly offlineRoutes?: readonly string[];
  /**
   * Calls of the REST API that pages and forms make while they are rendered: 'POST /auth/signin', 'GET
   * /rest/member/:id/settings'.
   */
  readonly calls?: readonly string[];
  /** Entries for the shell's navigation, shown while a live release owns their route. */
  readonly navigation: readonly NavigationEntry[];
  /** Bus topics with the major version of their schema: 'viewed@1'. */
  readonly topics: { readonly publishes: readonly string[]; readonly follows: readonly string[] };
  /**
   * Small parts of src/fragments.tsx that stand beside any area's page, each opened when its topic is published: {
   * save: { opens: 'save-asked' } }.
   */
  readonly fragments?: Readonly<Record<string, FragmentRule>>;
  /** Gzip bytes of script that a first page of this area may load from it. */
  readonly budgets: { readonly firstPageScript: number };
  /** Rendered once before a release may be published, promoted, or take traffic in a new worker. */
  readonly healthPath: string;
}

/** When a fragment is fetched and shown, and what becomes of it when it can't be. */
export interface FragmentRule {
  /** Topic of the bus whose first message opens it. */
  readonly opens: string;
  /** Of itself essential when an event opens it, since somebody has pressed for it, and regular when a state does. */
  readonly class?: Exclude<AreaClass, 'primary'>;
}

export interface NavigationEntry {
  readonly label: string;
  readonly href: string;
  readonly order: number;
}
