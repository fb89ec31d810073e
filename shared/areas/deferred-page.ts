import { createElement, Suspense, type ReactNode } from 'react';
import { lazyView } from './lazy-view.ts';
import { definePage, type FormFields, type Loaded, type Page, type PageRequest } from './page.ts';

/** A page's view. */
type PageView<Data> = (props: { readonly data: Data }) => ReactNode;

/** Loads a page's data and submits its forms. The first page is server-rendered and needs neither in the browser. */
export interface PageSource<Data> {
  load(request: PageRequest, shown?: Data): Promise<Loaded<Data>>;
  submit?(request: PageRequest, form: FormFields): Promise<Loaded<Data>>;
}

/** A page's view and source. */
export interface PageScript<Data> extends PageSource<Data> {
  View(props: { readonly data: Data }): ReactNode;
}

interface Known<Data> {
  readonly name: string;
  readonly routes: readonly string[];
  /** Name of the view's chunk, when it is not '{area}-{name}'. */
  readonly chunk?: string;
  /** Whether a form is posted to its addresses. */
  readonly takesForms?: boolean;
  readonly staysMounted?: boolean;
  readonly reads?: Page<unknown>['reads'];
  /** What the view of the page reports for the statistics. */
  viewed?: NonNullable<Page<Data>['viewed']>;
}

/**
 * One script, or two of which the first page loads the view's only. The view's names its chunk: `import(/*
 * webpackChunkName: "search-results" *\/ './view.tsx')`.
 */
type Fetched<Data> =
  | { script(): Promise<PageScript<Data>> }
  | { view(): Promise<PageView<Data>>; source(): Promise<PageSource<Data>> };

/** A page whose script is fetched when it is visited: the area's other pages load neither it nor its styles. */
export function deferredPage<Data>({
  name,
  routes,
  chunk,
  takesForms = false,
  staysMounted = false,
  reads,
  viewed,
  ...fetched
}: Known<Data> & Fetched<Data>): Page<Data> {
  const { view, source } =
    'script' in fetched ? { view: async () => (await fetched.script()).View, source: fetched.script } : fetched;
  const later = lazyView<{ readonly data: Data }>(view);
  const ready = async (): Promise<PageSource<Data>> => (await Promise.all([source(), later.fetch()]))[0];
  return definePage<Data>({
    name,
    routes,
    ...(chunk !== undefined && { chunk }),
    ...(staysMounted && { staysMounted }),
    ...(reads && { reads }),
    ...(viewed && { viewed }),
    View: ({ data }) =>
      createElement(
        Suspense,
        null,
        createElement(later.View as (props: { readonly data: Data }) => ReactNode, { data }),
      ),
    fetch: () => later.fetch(),
    load: async (request, shown) => (await ready()).load(request, shown),
    ...(takesForms && {
      async submit(request: PageRequest, form: FormFields) {
        const { submit, load } = await ready();
        return submit ? submit(request, form) : load(request);
      },
    }),
  });
}
