import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

/** What a page can read about its window. */
export interface PageInfo {
  /** CSS pixels; 480 × 667 until the browser has measured it. */
  readonly width: number;
  readonly height: number;
  /** 768 to 960 wide. */
  readonly isTablet: boolean;
  /** Wider than 960. */
  readonly isDesktop: boolean;
  /** No other page of the site has been shown since the page was loaded. */
  readonly isFirstLoad: boolean;
  /** It runs in a browser and is hydrated. */
  readonly isClient: boolean;
}

export const defaultViewport = { width: 480, height: 667 } as const;

/** Source of the page info: one object for as long as the provider lives, whatever its values. */
interface PageInfoStore {
  follow(changed: () => void): () => void;
  get(): PageInfo;
  show(href: string): void;
}

// What the context holds never changes: a change would re-render, as nothing, every part of the page whose script is
// still loading and of which the server's HTML is shown meanwhile.
const PageInfoContext = createContext<PageInfoStore | null>(null);

/** The value on the server, and in a browser until the page is hydrated. */
const serverInfo: PageInfo = {
  ...defaultViewport,
  isTablet: false,
  isDesktop: false,
  isFirstLoad: true,
  isClient: false,
};

/** Address of the first page shown in this browser tab; never set on a server. */
let firstAddress: string | undefined;
let navigated = false;

function createStore(): PageInfoStore {
  const followers = new Set<() => void>();
  let isFirstLoad = !navigated;
  let last = serverInfo;
  return {
    follow: (changed) => {
      followers.add(changed);
      window.addEventListener('resize', changed);
      return () => {
        followers.delete(changed);
        window.removeEventListener('resize', changed);
      };
    },
    get: () => {
      const { innerWidth: width, innerHeight: height } = window;
      if (!last.isClient || last.width !== width || last.height !== height || last.isFirstLoad !== isFirstLoad) {
        last = {
          width,
          height,
          isTablet: width >= 768 && width <= 960,
          isDesktop: width > 960,
          isFirstLoad,
          isClient: true,
        };
      }
      return last;
    },
    show: (href) => {
      firstAddress ??= href;
      if (href === firstAddress || !isFirstLoad) return;
      navigated = true;
      isFirstLoad = false;
      for (const changed of followers) changed();
    },
  };
}

/**
 * Provides the values of `usePageInfo`.
 * @param href address of the page that is shown, with its query
 */
export function PageInfoProvider({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const [store] = useState(createStore);
  // Before the effects of what is inside, which may read whether this is the first page.
  useLayoutEffect(() => store.show(href), [store, href]);
  return <PageInfoContext value={store}>{children}</PageInfoContext>;
}

function usePageInfoStore(): PageInfoStore {
  const store = useContext(PageInfoContext);
  if (!store) throw new Error('usePageInfo must be used within a PageInfoProvider');
  return store;
}

/**
 * Reads the page info in an effect: a navigation that has just been shown counts, though nothing was rendered since.
 * @throws {Error} outside of a page
 */
export const useCurrentPageInfo = (): (() => PageInfo) => usePageInfoStore().get;

/** @throws {Error} outside of a page */
export function usePageInfo(): PageInfo {
  const store = usePageInfoStore();
  return useSyncExternalStore(store.follow, store.get, () => serverInfo);
}
