import { createElement, Suspense, type ReactNode } from 'react';
import { laterView } from './later-view.ts';
import { definePage, type FormFields, type Loaded, type Page, type PageRequest } from './page.ts';

/** A page's script: what it shows, where its data come from, and what its forms do. */
export interface PageScript<Data> {
  View(props: { readonly data: Data }): ReactNode;
  load(request: PageRequest): Promise<Loaded<Data>>;
  submit?(request: PageRequest, form: FormFields): Promise<Loaded<Data>>;
}

interface LaterPage<Data> {
  readonly name: string;
  readonly routes: readonly string[];
  /** A form is posted to its addresses. */
  readonly takesForms?: boolean;
  readonly staysMounted?: boolean;
  script(): Promise<PageScript<Data>>;
}

/** A page whose script is fetched when it is visited: visitors of the area's other pages pay nothing for it. Its styles must be imported by what comes with the area. */
export function laterPage<Data>({ name, routes, takesForms = false, staysMounted = false, script }: LaterPage<Data>): Page<Data> {
  const later = laterView<{ readonly data: Data }>(async () => (await script()).View);
  const ready = async (): Promise<PageScript<Data>> => (await Promise.all([script(), later.fetch()]))[0];
  return definePage<Data>({
    name, routes, ...(staysMounted && { staysMounted }),
    View: ({ data }) => createElement(Suspense, null, createElement(later.View as (props: { readonly data: Data }) => ReactNode, { data })),
    fetch: () => later.fetch(),
    load: async (request) => (await ready()).load(request),
    ...(takesForms && {
      async submit(request: PageRequest, form: FormFields) {
        const { submit, load } = await ready();
        return submit ? submit(request, form) : load(request);
      },
    }),
  });
}
