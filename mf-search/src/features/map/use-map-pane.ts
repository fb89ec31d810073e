import { useRef, useState, useSyncExternalStore } from 'react';

/** From here on list and map stand side by side. */
const wide = '(min-width: 960px)';

function follow(changed: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export interface MapPaneState {
  /** 'beside' the list, 'over' it on a small screen, or 'away' (and then not loaded). */
  readonly shown: 'away' | 'beside' | 'over';
  open(): void;
  close(): void;
}

/**
 * Where the map is seen. Nothing of it is known on the server, and nothing is fetched before it is seen. Closing it
 * returns to the same place of the list, or to the top when other results (another `address`) have come meanwhile.
 */
export function useMapPane(address: string): MapPaneState {
  const beside = useSyncExternalStore(
    follow,
    () => window.matchMedia(wide).matches,
    () => false,
  );
  const [over, setOver] = useState(false);
  const before = useRef({ address, top: 0 });
  return {
    shown: beside ? 'beside' : over ? 'over' : 'away',
    open: () => {
      before.current = { address, top: window.scrollY };
      setOver(true);
      window.scrollTo(0, 0);
    },
    close: () => {
      setOver(false);
      // The list is shown again only after this render.
      const top = before.current.address === address ? before.current.top : 0;
      requestAnimationFrame(() => window.scrollTo(0, top));
    },
  };
}
