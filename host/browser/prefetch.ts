import { downloadRate } from './download-rate.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export interface PrefetchParts {
  /** Whether a URL may be prefetched: a public page of a live area. */
  readonly may: (url: URL) => boolean;
  /** Loads the area's code and the page's data. */
  readonly fetch: (href: string) => Promise<unknown>;
  /** The element that contains the links. */
  readonly root: HTMLElement;
}

/** CSS pixels around the window within which a link counts as near. */
export const nearness = 200;
const atOnce = 2;
/** Maximum number of prefetches per page: a long list must not fetch everything. */
const most = 24;

/** Below this, Chromium calls a line 3G: 700 kbit/s, in bytes a millisecond. */
const slow = 87.5;

/** Whether the visitor's line has capacity for prefetches. Safari and Firefox tell nothing: the page's files do. */
export function hasRoom(
  { connection }: { readonly connection?: Connection } = navigator as { connection?: Connection },
): boolean {
  if (connection?.saveData === true) return false;
  if (connection?.effectiveType !== undefined) return connection.effectiveType === '4g';
  return (downloadRate(performance.getEntriesByType('resource') as PerformanceResourceTiming[]) ?? slow) >= slow;
}

const pageKey = (url: URL): string => url.pathname + url.search;

/**
 * Prefetches the targets of links near the viewport, two at a time, each once.
 * @returns `moved` resets the count when another page is shown
 */
export function prefetchLinks({ may, fetch, root }: PrefetchParts): { moved(): void } {
  const requested = new Set<string>();
  const waiting: string[] = [];
  let [running, fetched] = [0, 0];

  const next = (): void => {
    while (running < atOnce && fetched < most && hasRoom()) {
      const href = waiting.shift();
      if (href === undefined) return;
      running += 1;
      fetched += 1;
      void fetch(href)
        .catch(() => requested.delete(href)) // fetched again by the navigation, which reports a failure
        .finally(() => {
          running -= 1;
          next();
        });
    }
  };
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        const url = new URL((target as HTMLAnchorElement).href);
        if (requested.has(pageKey(url)) || pageKey(url) === window.location.pathname + window.location.search) continue;
        requested.add(pageKey(url));
        waiting.push(pageKey(url));
      }
      next();
    },
    { rootMargin: `${nearness}px` },
  );
  const seen = new WeakSet<Element>();
  const look = (): void => {
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (seen.has(link)) continue;
      seen.add(link);
      const plain =
        (!link.target || link.target === '_self') &&
        !link.hasAttribute('download') &&
        link.dataset['reload'] === undefined &&
        !/\bnofollow\b/.test(link.rel);
      if (plain && link.origin === window.location.origin && may(new URL(link.href))) near.observe(link);
    }
  };
  look();
  new MutationObserver(look).observe(root, { childList: true, subtree: true });
  return {
    moved: () => {
      fetched = 0;
      waiting.length = 0;
    },
  };
}
