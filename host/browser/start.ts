import { matchRoute, ownsAddress } from '@verandah/areas';
import type { AreaServices, Preparation, PreparedPage } from '@verandah/areas';
import { createBus } from '@verandah/bus';
import { addErrorHandler } from 'single-spa';
import type { BootData } from '../boot.ts';
import { areaElement, mainElement } from '../shell/shell.tsx';
import { createShellStore } from '../shell/shell-state.ts';
import { AreaRunner } from './area-runner.ts';
import { firstPage } from './first-page.ts';
import { followFragments } from './fragments.ts';
import { hydrateShell } from './hydrate-shell.tsx';
import { intercept } from './intercept.ts';
import { lazyGraph } from './lazy-graph.ts';
import { loadFragments, loadRelease } from './load-remote.ts';
import { Navigation } from './navigation.ts';
import { report } from './report.ts';
import { Stage } from './stage.ts';

/** Starts the page: shell, areas, navigation. */
export async function startPage(boot: BootData): Promise<void> {
  (globalThis as { __VERANDAH_INTEGRITY__?: BootData['integrity'] }).__VERANDAH_INTEGRITY__ = boot.integrity;
  const shell = byId('shell');
  const store = createShellStore({ path: boot.shell.path, page: boot.shell.page });
  const bus = createBus({
    report: (error, topic) => report(error, `bus ${topic}`),
    ...('BroadcastChannel' in window && { channel: new BroadcastChannel('verandah') }),
    stores: { browser: () => window.localStorage, tab: () => window.sessionStorage },
  });
  bus.publish('flags', { ...boot.flags });

  const routes = Object.entries(boot.areas).map(([area, { routes: patterns }]) => ({ area, routes: patterns }));
  const areaOf = (pathname: string): string | null => matchRoute(routes, pathname)?.target.area ?? null;
  const services: AreaServices = {
    graph: lazyGraph(), bus, session: boot.session, flags: boot.flags,
    navigate: (href, options) => navigation.navigate(href, options), isLive: ownsAddress(routes), report: (error, kind) => report(error, kind),
  };
  const parts = new Map(Object.entries(boot.areas).map(([area, { live, previous }]) => {
    const container = (): HTMLElement => byId(areaElement(area));
    const runner = new AreaRunner({
      area, container, services, load: loadRelease, releases: previous ? [live, previous] : [live],
      report: (error, kind, version) => report(error, `${area}@${version} ${kind}`),
    });
    return [area, { runner, container }] as const;
  }));
  const stage = new Stage(parts);
  const prepare = (area: string, href: string): Promise<Preparation> => parts.get(area)?.runner.prepare(href) ?? Promise.reject(new Error(`There is no area ${area}.`));
  const navigation = new Navigation({
    store, areaOf, main: () => byId(mainElement), show: stage.show,
    prepare,
    load: (href, replace) => (replace ? window.location.replace(href) : window.location.assign(href)),
    shown: (area, { page, href }) => bus.publish('navigation', { area, page, href }),
  });

  hydrateShell(shell, boot.shell, store);
  intercept(navigation);
  addErrorHandler((error) => report(error, 'single-spa'));
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>();
  followFragments({ areas: boot.areas, services, load: loadFragments, report, settled });
  const { page } = boot;
  const first: PreparedPage | undefined = page && { page: page.name, href: boot.shell.path, head: page.head, data: page.data, params: page.params, now: boot.now };
  await stage.begin(page?.area, first);
  if (boot.shell.page.kind === 'waiting') {
    const { area } = boot.shell.page;
    await firstPage(area, window.location.href, { store, prepare: (href) => prepare(area, href), show: stage.show, report });
  }
  settle();
}

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element;
}
