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
  /** It runs in a browser and has been taken over by it. */
  readonly isClient: boolean;
}

export const defaultViewport = { width: 480, height: 667 } as const;

const PageInfoContext = createContext<PageInfo | null>(null);

const follow = (changed: () => void): (() => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};
const never = (): (() => void) => () => undefined;

/** Address of the first page that this browser tab's script has shown; of no use on a server, and untouched there. */
let firstAddress: string | undefined;
let moved = false;

/** Gives `usePageInfo` its answers. @param href address of the page that is shown, with its query */
export function PageInfoProvider({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const width = useSyncExternalStore(follow, () => window.innerWidth, () => defaultViewport.width);
  const height = useSyncExternalStore(follow, () => window.innerHeight, () => defaultViewport.height);
  const isClient = useSyncExternalStore(never, () => true, () => false);
  const [isFirstLoad, setFirstLoad] = useState(() => !moved);
  useEffect(() => {
    firstAddress ??= href;
    if (href === firstAddress) return;
    moved = true;
    setFirstLoad(false);
  }, [href]);
  return <PageInfoContext value={{ width, height, isTablet: width >= 768 && width <= 960, isDesktop: width > 960, isFirstLoad, isClient }}>{children}</PageInfoContext>;
}

/** @throws {Error} outside of a page */
export function usePageInfo(): PageInfo {
  const info = useContext(PageInfoContext);
  if (!info) throw new Error('usePageInfo must be used within a PageInfoProvider');
  return info;
}
