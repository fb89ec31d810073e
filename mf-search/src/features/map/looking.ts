import type { MapFocus } from '@verandah/map';
import type { ListingSearch } from '@verandah/market';

/** Where the map looks, and which searches came from the map itself. */
export interface Looking {
  /** `placeOf` the search that the map last looked at. */
  readonly place: string;
  readonly focus: MapFocus | null;
  /** Places that were searched from the map and have not arrived yet, the oldest first. */
  readonly asked: readonly string[];
}

export const nowhere: Looking = { place: '', focus: null, asked: [] };
const mostRequested = 20;

/** What says where a search is: the same place with other filters leaves the map where the visitor took it. */
export const placeOf = ({
  context,
  locations,
  surrounding,
  bounds,
  centre,
  zoom,
  shape,
  office,
}: ListingSearch): string => JSON.stringify([context, locations, surrounding, bounds, centre, zoom, shape, office]);

/** The visitor searches, from the map, where it already looks. */
export const ask = (looking: Looking, place: string): Looking => ({
  ...looking,
  asked: [...looking.asked, place].slice(-mostRequested),
});

/**
 * The page now shows a search. One that came from the map leaves it alone: the visitor may have moved on meanwhile. Any
 * other (a suburb chosen, Back, Forward) takes the map there, as soon as `focus` is known.
 */
export function arrive(looking: Looking, place: string, focus: MapFocus | null): Looking {
  if (place === looking.place && looking.focus) return looking;
  const at = looking.focus ? looking.asked.indexOf(place) : -1;
  if (at >= 0) return { ...looking, place, asked: looking.asked.slice(at + 1) };
  return focus ? { place, focus, asked: [] } : looking;
}
