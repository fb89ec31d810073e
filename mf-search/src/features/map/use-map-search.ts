import { useServices } from '@verandah/kit';
import type { MapFocus, MapPlace } from '@verandah/map';
import type { ListingSearch } from '@verandah/market';
import { useEffect, useRef, useState } from 'react';
import { useAddressOf } from '../filters/use-address-of.ts';
import { searchBeforeDrawing, storeBeforeDrawing } from './before-drawing.ts';
import { mapFocus, type Ground, type KnownPlace } from './focus.ts';
import { showSearch, recordSearch, nowhere, placeOf } from './map-view.ts';
import { searchBefore, searchDrawn, searchHere, type FurtherShapes } from './search-here.ts';
import type { AddressedView } from './view-address.ts';

/** Milliseconds without movement before results follow the map: a scroll wheel pauses between two notches. */
const calm = 300;

export interface MapSearch {
  /** Null while the data for it are loading. */
  readonly focus: MapFocus | null;
  /** The visitor has moved the map away from the searched area. */
  readonly moved: boolean;
  /** Called with the area that the visitor moved the map to. */
  onMove(place: MapPlace): void;
  /** Searches where the visitor moved the map, or the area of `place`. */
  searchMoved(place?: MapPlace): void;
  /** Searches drawn areas, which the map then fits. */
  searchShape(shape: NonNullable<ListingSearch['shape']>, further?: FurtherShapes): void;
  /**
   * Leaves the drawn area for the suburbs or the map before it, also once the page was left or reloaded; without them,
   * for the area that the map shows.
   */
  clearShape(place: MapPlace | undefined): void;
}

/**
 * Synchronises map and address. A search moves the map to its location. A moved map offers the search of its area or,
 * with `follow`, starts it.
 * @param readNamed the view that the address names: a search that arrives with one is shown there
 */
export function useMapSearch(
  search: ListingSearch,
  places: readonly KnownPlace[],
  ground: Ground | null,
  follow: boolean,
  readNamed: () => AddressedView | null = () => null,
): MapSearch {
  const { navigate, report } = useServices();
  const addressOf = useAddressOf();
  const [mapView, setMapView] = useState(nowhere);
  const [movedTo, setMovedTo] = useState<{ readonly from: string; readonly place: MapPlace } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const place = placeOf(search);
  const named = mapView.place === place ? null : readNamed();
  const arrived = showSearch(
    mapView,
    place,
    mapView.place === place ? null : (named ?? (ground && mapFocus(search, places, ground))),
  );
  if (arrived !== mapView) setMapView(arrived);

  /** @param fits whether the map moves to the search; otherwise it stays where the visitor took it */
  const go = (next: ListingSearch, { replace = false, fits = false } = {}): void => {
    clearTimeout(timer.current);
    if (!fits) setMapView((before) => recordSearch(before, placeOf(next)));
    navigate(addressOf(next), { keepScroll: true, ...(replace && { replace: true }) }).catch((error: unknown) =>
      report(error, 'map'),
    );
  };
  // Moving the map does not leave a drawn area.
  const follows = follow && search.context !== 'draw';

  return {
    focus: arrived.focus,
    moved: movedTo?.from === place && !follows,
    onMove: (to) => {
      setMovedTo({ from: place, place: to });
      clearTimeout(timer.current);
      // Following adds one history entry, however often the map moves.
      if (follows)
        timer.current = setTimeout(() => go(searchHere(search, to), { replace: search.context === 'map' }), calm);
    },
    searchMoved: (to = movedTo?.place) => {
      if (to) go(searchHere(search, to));
    },
    searchShape: (shape, further) => {
      const drawn = searchDrawn(search, shape, further);
      const before = search.context === 'draw' ? searchBeforeDrawing(search) : search;
      if (before) storeBeforeDrawing(drawn, before);
      go(drawn, { fits: true });
    },
    clearShape: (shown) => {
      const before = searchBeforeDrawing(search);
      if (before) go(searchBefore(search, before), { fits: true });
      else if (shown) go(searchHere(search, shown));
    },
  };
}
