import type { MapFocus } from '@verandah/map';
import type { ListingSearch } from '@verandah/market';

export interface KnownPlace { readonly latLong: { readonly latitude: number; readonly longitude: number } }
export interface Spot { readonly latitude: number; readonly longitude: number }

/** A suburb and its edges; one step further out when those around it count too. */
const suburbZoom = 14;
/** Degrees kept free around several suburbs. */
const margin = 0.02;

/** Where the map of a search looks first: where the visitor was, else at the area or the places searched, else at what was found. */
export function mapFocus(search: ListingSearch, places: readonly KnownPlace[], found: readonly Spot[]): MapFocus | null {
  if (search.centre && search.zoom !== undefined) return { centre: [search.centre.longitude, search.centre.latitude], zoom: search.zoom };
  if (search.bounds) return { bounds: [search.bounds.west, search.bounds.south, search.bounds.east, search.bounds.north] };
  if (search.shape) return { bounds: around(search.shape, 0) };
  const [place] = places;
  if (place && places.length === 1) return { centre: [place.latLong.longitude, place.latLong.latitude], zoom: search.surrounding ? suburbZoom - 1 : suburbZoom };
  const spots = places.length > 0 ? places.map((each) => each.latLong) : found;
  return spots.length > 0 ? { bounds: around(spots, margin) } : null;
}

function around(spots: readonly Spot[], free: number): readonly [number, number, number, number] {
  const longitudes = spots.map((spot) => spot.longitude);
  const latitudes = spots.map((spot) => spot.latitude);
  return [Math.min(...longitudes) - free, Math.min(...latitudes) - free, Math.max(...longitudes) + free, Math.max(...latitudes) + free];
}
