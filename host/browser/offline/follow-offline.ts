import type { Bus } from '@verandah/bus';
import type { WorkerMessage } from '../../service-worker/names.ts';
import { registerWorker, removeWorker, postToWorker } from './worker-link.ts';

export interface OfflineParts {
  readonly bus: Bus;
  /** Whether the site lets browsers store pages. */
  readonly allowed: boolean;
  /** Whether the page at a URL may be stored in this browser. */
  readonly mayStore: (url: URL) => boolean;
  /** Whether the visitor saves data, so that nothing is loaded ahead. */
  readonly savesData: () => boolean;
  /** Undefined where the browser has no service workers: an insecure origin or a private window. */
  readonly container: ServiceWorkerContainer | undefined;
  /** Calls `start` when the page is idle. */
  readonly idle: (start: () => void) => void;
}

/**
 * Makes pages readable offline. Starts the worker once the page is idle, and notifies it of pages that it can't
 * intercept and of the signed-in member.
 */
export function followOffline({ bus, allowed, mayStore, savesData, container, idle }: OfflineParts): void {
  if (!container) return;
  idle(() => void follow(container).catch(() => undefined)); // without a worker, pages are readable online only

  async function follow(worker: ServiceWorkerContainer): Promise<void> {
    if (!allowed) return removeWorker(worker, window.caches);
    const unseen = worker.controller === null;
    await registerWorker(worker);
    // The page works without the worker.
    const post = (message: WorkerMessage): void => void postToWorker(worker, message).catch(() => undefined);
    const visited = (href: string, { files, pictures }: Loaded): void => {
      if (mayStore(new URL(href, window.location.href)) && !savesData())
        post({ kind: 'visited', href: new URL(href, window.location.href).href.replace(/#.*/, ''), files, pictures });
    };
    bus.follow('session', ({ signedIn, memberId }) =>
      post({ kind: 'member', memberId: signedIn ? (memberId ?? null) : null }),
    );
    if (unseen) visited(window.location.href, loadedFiles());
    bus.follow('navigation', ({ href }) => visited(href, { files: [], pictures: [] }));
  }
}

interface Loaded {
  readonly files: readonly string[];
  readonly pictures: readonly string[];
}

/** Files and pictures that this page loaded before a worker controlled it. */
function loadedFiles(): Loaded {
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

/** Calls `start` when the browser is idle, after 5 seconds at the latest. */
export function whenIdle(start: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 5000 });
  else setTimeout(start, 1000);
}
