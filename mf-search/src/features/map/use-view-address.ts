import type { MapPlace } from '@verandah/map';
import { useEffect } from 'react';
import { readViewAddress, writeViewAddress } from './view-address.ts';

/** Milliseconds without movement before the address follows: browsers limit how often it changes. */
const calm = 300;

/**
 * Writes the map's view and its open home to the address, once it names a view or there is a reason to name one.
 * @param needed the visitor has moved the map, or it covers the page and reloading is to open it again
 */
export function useViewAddress(view: MapPlace | null, home: string | undefined, needed: boolean): void {
  useEffect(() => {
    if (!view) return;
    const page = window.location.pathname + window.location.search;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      // A navigation may have begun another page meanwhile.
      if (pathname + search !== page) return;
      if (needed || home !== undefined || readViewAddress(hash))
        window.history.replaceState(window.history.state, '', page + writeViewAddress(view, home));
    }, calm);
    return () => clearTimeout(timer);
  }, [view, home, needed]);
}
