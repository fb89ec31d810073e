import type { MapFocus } from '@verandah/map';
import type { ListingSearch } from '@verandah/market';

/** The map's current view, and the searches that the map itself started. */
export interface MapView {
  /** `placeOf` the search that the map shows. */
  readonly place: string;
  readonly focus: MapFocus | null;
  /** `placeOf` the searches that the map started and whose results are not shown yet, oldest first. */
  readonly requested: readonly string[];
}

export const nowhere: MapView = { place: '', focus: null, requested: [] };
const mostRequested = 20;

/**
 * Key of a search's area. Searches that differ only in filters have the same key, and leave the map where the visitor
 * moved it.
 */
export const placeOf = ({
  context,
  locations,
  surrounding,
  bounds,
  centre,
  zoom,
  shape,
  furtherShapes,
  excludedShapes,
  office,
}: ListingSearch): string =>
  JSON.stringify([context, locations, surrounding, bounds, centre, zoom, shape, furtherShapes, excludedShapes, office]);

/** Records a search that the visitor started from the map, for the area that it already shows. */
export const recordSearch = (mapView: MapView, place: string): MapView => ({
  ...mapView,
  requested: [...mapView.requested, place].slice(-mostRequested),
});

/**
 * The page now shows a search. A search that the map started does not move it, because the visitor may have moved
 * it since. Any other search (a suburb chosen, Back, Forward) moves the map, once `focus` is loaded.
 */
export function showSearch(mapView: MapView, place: string, focus: MapFocus | null): MapView {
  if (place === mapView.place && mapView.focus) return mapView;
  const at = mapView.focus ? mapView.requested.indexOf(place) : -1;
  if (at >= 0) return { ...mapView, place, requested: mapView.requested.slice(at + 1) };
  return focus ? { place, focus, requested: [] } : mapView;
}
