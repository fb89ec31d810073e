import { currentFacts } from '@verandah/kit';
import type { AreaContract } from '../area.ts';
import type { AreaServices, Preparation, PreparedPage } from '../browser-area.ts';
import { matchRoute } from '../address/match-route.ts';
import type { Page } from '../page.ts';
import { changesSoFar } from '../changes.ts';
import { queryNames, withoutUnknownNames } from '../address/query-names.ts';

/**
 * Loads the data of a page without showing it. The host handles any status but 200.
 * @param onScreen the area's page that is shown meanwhile
 */
export async function preparePage(
  contract: Pick<AreaContract, 'query' | 'privateRoutes'>,
  pages: readonly Page<unknown>[],
  href: string,
  services: AreaServices,
  onScreen?: PreparedPage,
): Promise<Preparation> {
  const requested = new URL(href, window.location.href);
  const match = matchRoute(pages, requested.pathname);
  if (!match) return { status: 404 };
  const { target, route, params } = match;
  const url = withoutUnknownNames(requested, queryNames(contract, route));
  const now = Date.now();
  const { flags, graph, bus } = services;
  const session = currentFacts(bus, services.session);
  const shown = onScreen?.page === target.name ? onScreen : undefined;
  const request = { url, params, session, flags, now, graph, browser: { last: bus.last } };
  const changes = changesSoFar(bus);
  const loaded = await target.load(request, shown?.data);
  if ('location' in loaded) return { status: loaded.status, location: loaded.location };
  if (!('data' in loaded)) return { status: loaded.status };
  const { data, head } = loaded;
  if (loaded.stays && shown) return { status: 200, page: { ...shown, data, changes }, stays: true };
  return {
    status: 200,
    page: { page: target.name, href: url.pathname + url.search, head, data, params, now, changes },
  };
}
