import { useBackCloses, useHydrated } from '@verandah/design';
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { SheetHeight } from './sheet.ts';
import { namedView } from './view-address.ts';

/** Minimum width for the list and the map side by side. */
const wide = '(min-width: 60em)';

function followScreen(changed: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export interface MapPaneState {
  /** 'beside' the list, 'over' it on a small screen, or 'hidden', when it is not loaded. */
  readonly shown: 'hidden' | 'beside' | 'over';
  /** Over it the results are a sheet of this height. */
  readonly sheet: SheetHeight;
  setSheet(height: SheetHeight): void;
  /** The number of homes in the map's view; undefined until they are counted. */
  readonly inView: number | undefined;
  setInView(count: number | undefined): void;
  open(): void;
  close(): void;
}

/**
 * Where the map is shown. The server renders the page without it, and nothing is loaded before it is shown. Closing
 * it, also by the browser's Back, restores the scroll position of the list, or scrolls to the top when the results
 * (`address`) have changed.
 */
export function useMapPane(address: string): MapPaneState {
  const beside = useSyncExternalStore(
    followScreen,
    () => window.matchMedia(wide).matches,
    () => false,
  );
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [sheet, setSheet] = useState<SheetHeight>('peek');
  const [inView, setInView] = useState<number>();
  const before = useRef({ address, top: 0 });
  // An address that was shared, reloaded or returned to with its map; the server does not see that part of it.
  const hydrated = useHydrated();
  const named = useMemo(() => hydrated && namedView() !== null, [hydrated]);
  const over = chosen ?? named;
  const close = () => {
    setChosen(false);
    // The list is visible again only after this render.
    const top = before.current.address === address ? before.current.top : 0;
    requestAnimationFrame(() => window.scrollTo(0, top));
  };
  const isOpened = chosen === true && !beside;
  // With the map and not before it, which a transition shows later than it was requested.
  useLayoutEffect(() => {
    if (isOpened) window.scrollTo(0, 0);
  }, [isOpened]);
  useBackCloses(over && !beside, close);
  return {
    shown: beside ? 'beside' : over ? 'over' : 'hidden',
    sheet,
    setSheet,
    inView,
    setInView,
    open: () => {
      setSheet('peek');
      before.current = { address, top: window.scrollY };
      setChosen(true);
    },
    close,
  };
}
