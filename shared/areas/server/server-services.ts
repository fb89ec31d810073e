import { createBus } from '@verandah/bus';
import type { Graph } from '@verandah/graph';
import type { Services } from '@verandah/kit';
import { ownsAddress } from '../owns-address.ts';
import type { RenderRequest } from '../server-area.ts';

/** Of the site's routes at the latest request: they change with a release only, and compiling them takes long. */
let site: { readonly routes: readonly string[]; isLive(href: string): boolean } | undefined;

function isLiveAmong(routes: readonly string[]): (href: string) => boolean {
  const known = site?.routes;
  if (!site || known?.length !== routes.length || routes.some((route, at) => route !== known[at]))
    site = { routes, isLive: ownsAddress([{ routes }]) };
  return site.isLive;
}

/**
 * The services of one request: none of them outlives it. An error during rendering is thrown, so there is nothing to
 * report.
 */
export const serverServices = (request: RenderRequest, graph: Graph): Services => ({
  graph,
  bus: createBus({
    report: (error) => {
      throw error;
    },
  }),
  session: request.session,
  flags: request.flags,
  navigate: () =>
    Promise.reject(
      new Error('A page cannot navigate while it is rendered on the server: return a location from load().'),
    ),
  isLive: isLiveAmong(request.routes),
  report: () => undefined,
});
