import { matchRoute } from '@verandah/areas';
import type { Bus } from '@verandah/bus';
import { allRoutes } from '../../boot-routes.ts';
import type { BootData } from '../../boot.ts';
import { storedPagesName } from '../../shell/information/stored-pages-name.ts';
import { followOffline, whenIdle } from './follow-offline.ts';

/** A slow connection is no reason to skip caching: such visitors are offline more often than others. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

interface Start {
  readonly boot: Pick<BootData, 'areas' | 'offlinePages'>;
  readonly bus: Bus;
  readonly isPublicPage: (url: URL) => boolean;
}

/** Starts offline reading on a page: the worker, and on the offline page the list of cached pages. */
export async function startOffline({ boot, bus, isPublicPage }: Start): Promise<void> {
  const routes = Object.values(boot.areas).flatMap((own) =>
    allRoutes(own).map((path) => ({ routes: [path], stays: own.offlineRoutes?.includes(path) ?? false })),
  );
  followOffline({
    bus,
    allowed: boot.offlinePages === true,
    savesData,
    idle: whenIdle,
    container: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
    mayStore: (url) => isPublicPage(url) || matchRoute(routes, url.pathname)?.target.stays === true,
  });
  const place = document.getElementById(storedPagesName);
  if (place) await (await import('./offline-list.tsx')).showOfflineList(place);
}
