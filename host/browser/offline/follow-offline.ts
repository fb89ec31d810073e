import type { Bus } from '@verandah/bus';
import type { WorkerMessage } from '../../service-worker/names.ts';
import { registerWorker, removeWorker, postToWorker } from './worker-link.ts';

export interface OfflineParts {
  readonly bus: Bus;
  /** Whether the site lets browsers store pages. */
  readonly allowed: boolean;
  /** Whether the page at an address may be stored in this browser. */
  readonly mayStore: (url: URL) => boolean;
  /** Whether the visitor wants nothing fetched that is not needed now. */
  readonly savesData: () => boolean;
  /** Absent where the browser has no workers: an address that is not secure, or a private window. */
  readonly container: ServiceWorkerContainer | undefined;
  /** Calls when the page has nothing else to do. */
  readonly idle: (start: () => void) => void;
}

/**
 * Makes pages readable offline: starts the worker once the page is at rest, and names it the pages that it can't see
 * coming and of who is signed in.
 */
export function followOffline({ bus, allowed, mayStore, savesData, container, idle }: OfflineParts): void {
  if (!container) return;
  idle(() => void follow(container).catch(() => undefined)); // a browser that allows no worker reads online, as before

  async function follow(worker: ServiceWorkerContainer): Promise<void> {
    if (!allowed) return removeWorker(worker, window.caches);
    const unseen = worker.controller === null;
    await registerWorker(worker);
    const tell = (message: WorkerMessage): void => void postToWorker(worker, message).catch(() => undefined);
    const visited = (href: string, { files, pictures }: Loaded): void => {
      if (mayStore(new URL(href, window.location.href)) && !savesData())
        tell({ kind: 'visited', href: new URL(href, window.location.href).href.replace(/#.*/, ''), files, pictures });
    };
    bus.follow('session', ({ signedIn, memberId }) =>
      tell({ kind: 'member', memberId: signedIn ? (memberId ?? null) : null }),
    );
    if (unseen) visited(window.location.href, loaded());
    bus.follow('navigation', ({ href }) => visited(href, { files: [], pictures: [] }));
  }
}

interface Loaded {
  readonly files: readonly string[];
  readonly pictures: readonly string[];
}

/** Addresses of what this page has loaded before there was a worker to see it. */
function loaded(): Loaded {
  const own = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
  return {
    files: own.filter((path) => path.startsWith('/r/')),
    pictures: own.filter((path) => path.startsWith('/media/')),
  };
}

/** When the browser is at rest, or in five seconds. */
export function whenIdle(start: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 5000 });
  else setTimeout(start, 1000);
}
