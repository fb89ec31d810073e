import { declaredDocuments } from '@verandah/graph';
import type { Graph } from '@verandah/graph';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { AreaContract } from '../area.ts';
import { matchRoute } from '../address/match-route.ts';
import type { Loaded, Page, PageRequest } from '../page.ts';
import { queryNames, withoutUnknownNames } from '../address/query-names.ts';
import type { RenderRequest, RenderResult, ServerArea } from '../server-area.ts';
import { AreaTree } from '../tree/area-tree.tsx';
import { serverServices } from './server-services.ts';

/**
 * What an area's server entry exports: `export const { contract, documents, chunks, load } = createServerArea(area,
 * pages);` Stores nothing between requests.
 */
export function createServerArea(contract: AreaContract, pages: readonly Page<unknown>[]): ServerArea {
  return {
    contract,
    documents: declaredDocuments(),
    chunks: pages.flatMap(({ name, routes, fetch, chunk = `${contract.name}-${name}` }) =>
      fetch ? [{ page: name, routes, chunk }] : [],
    ),
    async load(request, graph, rest) {
      const requested = new URL(request.url);
      const match = matchRoute(pages, requested.pathname);
      if (!match) return { finish: () => emptyResult(404) };
      const { target: page, route, params } = match;
      const url = withoutUnknownNames(requested, queryNames(contract, route));
      const loaded = await loadPage(
        page,
        { url, params, session: request.session, flags: request.flags, now: request.now, graph, ...(rest && { rest }) },
        request,
      );
      const shown = { ...request, url: url.href };
      return {
        finish: () => renderPage(contract, pages, page, params, loaded, shown, graph),
        thrown: () => thrownBy(pages, page, loaded, shown, graph),
      };
    },
  };
}

async function loadPage(
  page: Page<unknown>,
  request: PageRequest,
  { form }: RenderRequest,
): Promise<Loaded<unknown> | { readonly status: 405 }> {
  if (!form) return page.load(request);
  return page.submit ? page.submit(request, form) : { status: 405 };
}

function renderPage(
  contract: AreaContract,
  pages: readonly Page<unknown>[],
  page: Page<unknown>,
  params: PageRequest['params'],
  loaded: Loaded<unknown> | { readonly status: 405 },
  request: RenderRequest,
  graph: Graph,
): RenderResult {
  if ('location' in loaded) return { ...emptyResult(loaded.status), location: loaded.location };
  if (!('data' in loaded)) return emptyResult(loaded.status);
  const services = serverServices(request, graph);
  try {
    const html = renderToString(treeOf(pages, page, loaded.data, request, services), {
      identifierPrefix: `${contract.name}-`,
    });
    if (html.includes(leftToBrowser))
      throw new Error(`A part of the page "${page.name}" could not be rendered on the server.`);
    const given = { page: page.name, params, data: loaded.data };
    return {
      status: loaded.status,
      html,
      // For hosts that do not know `given`.
      get state() {
        return JSON.stringify({ ...given, now: request.now });
      },
      given,
      head: loaded.head,
    };
  } finally {
    services.bus.close();
  }
}

function treeOf(
  pages: readonly Page<unknown>[],
  page: Page<unknown>,
  data: unknown,
  { url, now }: RenderRequest,
  services: ReturnType<typeof serverServices>,
): ReactNode {
  const { pathname, search } = new URL(url);
  return <AreaTree shown={{ href: pathname + search, page: page.name, data, now }} pages={pages} services={services} />;
}

/** What the first part that throws throws; undefined when none does. */
async function thrownBy(
  pages: readonly Page<unknown>[],
  page: Page<unknown>,
  loaded: Loaded<unknown> | { readonly status: 405 },
  request: RenderRequest,
  graph: Graph,
): Promise<unknown> {
  if (!('data' in loaded)) return undefined;
  const services = serverServices(request, graph);
  try {
    return await new Promise((resolve) => {
      renderToPipeableStream(treeOf(pages, page, loaded.data, request, services), {
        onError: resolve,
        onAllReady: () => resolve(undefined),
      });
    });
  } finally {
    services.bus.close();
  }
}

/**
 * React's marker for a part inside a Suspense that threw: React reports nothing and leaves the part to the browser. A
 * release that cannot render must not pass the checks. (In text and attributes "<" is always escaped.)
 */
const leftToBrowser = '<!--$!-->';

const emptyResult = (status: number): RenderResult => ({ status, html: '', state: '' });
