import { matchRoute, ownsAddress } from '@verandah/areas';
import type { AreaServices, Preparation, PreparedPage } from '@verandah/areas';
import { createBus } from '@verandah/bus';
import { hasUnsavedForms, sessionOf } from '@verandah/kit';
import { allRoutes } from '../boot-routes.ts';
import type { BootData } from '../boot.ts';
import { mainElement } from '../shell/shell.tsx';
import { createShellStore } from '../shell/shell-state.ts';
import type { Areas } from './areas.ts';
import { byId } from './by-id.ts';
import { rememberEarlyInput } from './early-input.ts';
import { firstPage } from './first-page.ts';
import { followFragments } from './fragments.ts';
import { followLeaving } from './leaving.ts';
import { followPresses } from './follow-presses.ts';
import { followTracking } from './follow-tracking.ts';
import { followPushes } from './pushes/follow-pushes.ts';
import { hydrateShell } from './hydrate-shell.tsx';
import { interceptLinks } from './intercept.ts';
import { isStored } from './offline/is-stored.ts';
import { lazyGraph } from './lazy-graph.ts';
import { Navigation } from './navigation.ts';
import { knowFirstHashes } from './release-hashes.ts';
import { failuresRecorded, followUncaught, reportError, reportUncaughtBy } from './report.ts';
import { startSession } from './session/start-session.ts';
import { openTabChannel } from './tab-channel.ts';

/** Milliseconds for which a page load waits for the report of the navigation that it replaces. */
const reportPatience = 1000;

/**
 * Starts the page: shell, areas, navigation. Links and forms are the browser's until everything that follows them is
 * ready, and again when a part of the shell fails.
 * @throws {Error} when the start fails; the server-rendered page and its links still work
 */
export async function startPage(boot: BootData, run: (boot: BootData, services: AreaServices) => Areas): Promise<void> {
  knowFirstHashes(boot);
  const handEarlyInput = rememberEarlyInput(document);
  const shell = byId('shell');
  const store = createShellStore(boot.shell);
  followLeaving();
  const channel = openTabChannel();
  const bus = createBus({
    report: (error, topic) => reportError(error, `bus ${topic}`),
    ...(channel && { channel }),
    stores: { browser: () => window.localStorage, tab: () => window.sessionStorage },
  });
  let named = boot.page && `${boot.page.area} ${boot.page.name}`;
  bus.follow('navigation', ({ area, page }) => {
    named = `${area} ${page}`;
  });
  reportUncaughtBy(
    () => import('./failures.ts'),
    boot.hostVersion,
    () => named,
  );
  const { flags } = boot;
  followUncaught(flags.errorTracking);
  bus.publish('flags', flags);
  followTracking(bus, () => import('./tracker.ts'));
  followPresses(bus);

  const routes = Object.entries(boot.areas).map(([area, own]) => ({ area, routes: allRoutes(own) }));
  // Areas withdrawn from the site since: the server responds to requests for their pages.
  let withdrawn: readonly string[] = [];
  let isLost = false;
  const areaOf = (pathname: string): string | null => {
    if (isLost) return null;
    const area = matchRoute(routes, pathname)?.target.area;
    return area === undefined || withdrawn.includes(area) ? null : area;
  };
  const patterns = Object.values(boot.areas).flatMap(({ routes: open, privateRoutes = [] }) => [
    { routes: open, isPrivate: false },
    { routes: privateRoutes, isPrivate: true },
  ]);
  const isPrivate = (pathname: string): boolean => matchRoute(patterns, pathname)?.target.isPrivate ?? false;
  let isOwnChange = false;
  const graph = lazyGraph(
    () => session.stillSignedIn(),
    (names) => {
      isOwnChange = true;
      bus.publish('changed', { names: [...names] });
      isOwnChange = false;
    },
  );
  // A write of this tab has emptied the cache; one of another tab has not.
  bus.follow('changed', () => {
    if (!isOwnChange) graph.forget();
  });
  const owns = ownsAddress(routes);
  const services: AreaServices = {
    graph,
    bus,
    session: boot.session,
    flags,
    navigate: (href, options) => navigation.navigate(href, options),
    isLive: (href) => owns(href) && areaOf(new URL(href, window.location.href).pathname) !== null,
    report: (error, kind) => reportError(error, kind),
  };
  const areas = run(boot, services);
  const prepare = async (area: string, href: string): Promise<Preparation> => {
    // A private page is requested in the name of the member, so the session must be loaded.
    if (isPrivate(new URL(href, window.location.href).pathname)) await session.ready;
    return areas.prepare(area, href);
  };
  const navigation = new Navigation({
    store,
    areaOf,
    main: () => byId(mainElement),
    show: areas.show,
    prepare,
    report: (error, area, pathname) => {
      reportError(error, area === null ? 'navigation' : `${areas.releaseOf(area)} ${pathname} navigation`);
      return Promise.race([failuresRecorded(), new Promise((resolve) => setTimeout(resolve, reportPatience))]);
    },
    load: (href, replace) => (replace ? window.location.replace(href) : window.location.assign(href)),
    isStored,
    hasUnsaved: () => hasUnsavedForms('page'),
    confirmLeaving: async () => {
      const script = await import('./leaving-dialog.tsx').catch((error: unknown) => {
        reportError(error, 'load');
        return null;
      });
      if (script) return script.confirmLeaving();
      store.notify({ kind: 'error', text: 'You have changes that haven’t been saved. Save them before you leave.' });
      return false;
    },
    shown: (area, { page, href }) => bus.publish('navigation', { area, page, href }),
  });

  const session = startSession({
    bus,
    drawn: boot.session,
    notifies: flags.notifications,
    forget: () => graph.forget(),
    report: reportError,
    onPrivatePage: () => isPrivate(window.location.pathname),
    move: (href) => void navigation.navigate(href, { replace: true }),
    rename: (href) => navigation.rename(href),
  });
  const drawSession = (): void =>
    store.set({ session: sessionOf(bus.last('session'), bus.last('member'), boot.session) });

  const hydrated = hydrateShell(shell, boot.shell, store, {
    signOut: () => void session.signOut(),
    restored: () => {
      isLost = true;
    },
  });
  bus.follow('notifications', (notice) => store.notify(notice));
  bus.follow('session', drawSession);
  bus.follow('member', drawSession);
  let settle = (): void => undefined;
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  followPushes(bus, settled, () => import('./pushes/listen.ts'));
  bus.follow('alerts', ({ unseen }) => {
    const before = store.get().unseen;
    store.set({
      unseen,
      ...(before !== undefined &&
        unseen > before && {
          announcement: unseen === 1 ? '1 new home in your alerts' : `${unseen} new homes in your alerts`,
        }),
    });
  });
  bus.follow('unread', ({ unread }) => store.set({ unread }));
  bus.follow('inspection', ({ next }) => store.set({ nextInspection: next }));
  const countSaved = (): void => {
    const ids = (['collections', 'shortlist'] as const).flatMap((list) => bus.last(list)?.listingIds ?? []);
    store.set({ saved: new Set(ids).size });
  };
  bus.follow('collections', countSaved);
  bus.follow('shortlist', countSaved);
  followFragments({ areas: boot.areas, services, load: areas.loadFragments, report: reportError, settled });
  const { page } = boot;
  const first: PreparedPage | undefined = page && {
    page: page.name,
    href: boot.shell.path,
    head: page.head,
    data: page.data,
    params: page.params,
    now: boot.now,
  };
  await areas.begin(page?.area, first);
  handEarlyInput();
  await hydrated;
  interceptLinks(navigation);
  if (boot.shell.page.kind === 'waiting') {
    const { area } = boot.shell.page;
    await firstPage(area, window.location.href, {
      store,
      prepare: (href) => prepare(area, href),
      show: areas.show,
      report: reportError,
    });
  }
  settle();
  try {
    const { startDeferredWork } = await import('./deferred-work.ts');
    startDeferredWork({
      boot,
      bus,
      flags,
      main: byId(mainElement),
      report: reportError,
      readyToNavigate: areas.readyToNavigate,
      isPublicPage: (url) => areaOf(url.pathname) !== null && !isPrivate(url.pathname),
      prepare: (href) => prepare(areaOf(new URL(href, window.location.href).pathname) ?? '', href),
      withdrawn: (names) => {
        withdrawn = names;
      },
    });
  } catch (error) {
    // The page works without its deferred work.
    reportError(error, 'deferred-work');
  }
}
