import { useServices } from '@verandah/kit';
import type { MapFocus, MapPlace } from '@verandah/map';
import type { ListingSearch } from '@verandah/market';
import { useEffect, useRef, useState } from 'react';
import { addressOf } from '../filters/filter-address.ts';
import { mapFocus, type Ground, type KnownPlace } from './focus.ts';
import { arrive, ask, nowhere, placeOf } from './looking.ts';
import { searchDrawn, searchHere } from './search-here.ts';

/** Milliseconds that a map must lie still before results follow it: a wheel comes to rest between two notches. */
const calm = 300;

export interface MapSearch {
  /** Null until it is known where to look. */
  readonly focus: MapFocus | null;
  /** The visitor has moved the map away from what is searched. */
  readonly moved: boolean;
  /** Called with where the visitor took the map. */
  onMove(place: MapPlace): void;
  /** Searches where the visitor took the map, or what `place` shows. */
  searchMoved(place?: MapPlace): void;
  searchShape(shape: NonNullable<ListingSearch['shape']>): void;
}

/**
 * The map and the address in step: a search takes the map to its place, a moved map offers (or, when `follow`, makes)
 * the search of what it shows.
 */
export function useMapSearch(
  search: ListingSearch,
  places: readonly KnownPlace[],
  ground: Ground | null,
  follow: boolean,
): MapSearch {
  const { navigate, report } = useServices();
  const [looking, setLooking] = useState(nowhere);
  const [movedTo, setMovedTo] = useState<{ readonly from: string; readonly place: MapPlace } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const place = placeOf(search);
  const arrived = arrive(looking, place, looking.place === place || !ground ? null : mapFocus(search, places, ground));
  if (arrived !== looking) setLooking(arrived);

  const go = (next: ListingSearch, replace: boolean): void => {
    clearTimeout(timer.current);
    setLooking((before) => ask(before, placeOf(next)));
    navigate(addressOf(next), { keepScroll: true, ...(replace && { replace: true }) }).catch((error: unknown) =>
      report(error, 'map'),
    );
  };
  // A drawn area is not left by looking around.
  const follows = follow && search.context !== 'draw';

  return {
    focus: arrived.focus,
    moved: movedTo?.from === place && !follows,
    onMove: (to) => {
      setMovedTo({ from: place, place: to });
      clearTimeout(timer.current);
      // Looking around is one step of the history, however often the map moves.
      if (follows) timer.current = setTimeout(() => go(searchHere(search, to), search.context === 'map'), calm);
    },
    searchMoved: (to = movedTo?.place) => {
      if (to) go(searchHere(search, to), false);
    },
    searchShape: (shape) => go(searchDrawn(search, shape), false),
  };
}
