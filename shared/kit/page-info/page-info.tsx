import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

/** What a page may know of the window that shows it. */
export interface PageInfo {
  /** CSS pixels; 480 × 667 until the browser knows better. */
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

/** Where a page's answers come from: one object for as long as the provider lives, whatever it answers. */
interface PageInfoStore {
  follow(changed: () => void): () => void;
  get(): PageInfo;
  show(href: string): void;
}

// What the context holds never changes: a change would draw anew, as nothing, every part of the page whose script is
// still loading and of which the server's HTML is shown meanwhile.
const PageInfoContext = createContext<PageInfoStore | null>(null);

/** What a server says, and a browser until it has taken the page over. */
const drawn: PageInfo = { ...defaultViewport, isTablet: false, isDesktop: false, isFirstLoad: true, isClient: false };

/** Address of the first page that this browser tab's script has shown; of no use on a server, and untouched there. */
let firstAddress: string | undefined;
let moved = false;

function createStore(): PageInfoStore {
  const followers = new Set<() => void>();
  let isFirstLoad = !moved;
  let last = drawn;
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
      moved = true;
      isFirstLoad = false;
      for (const changed of followers) changed();
    },
  };
}

/** Gives `usePageInfo` its answers. @param href address of the page that is shown, with its query */
export function PageInfoProvider({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const [store] = useState(createStore);
  useEffect(() => store.show(href), [store, href]);
  return <PageInfoContext value={store}>{children}</PageInfoContext>;
}

/** @throws {Error} outside of a page */
export function usePageInfo(): PageInfo {
  const store = useContext(PageInfoContext);
  if (!store) throw new Error('usePageInfo must be used within a PageInfoProvider');
  return useSyncExternalStore(store.follow, store.get, () => drawn);
}
