import type { MapBounds, MapFocus, MapPoint } from '@verandah/map';
import type { ListingSearch } from '@verandah/market';
import { nearRing } from '../draw/drawn-areas.ts';
import type { ResultsQuery, ResultSpotsQuery } from '../../graphql.ts';

export type KnownPlace = Pick<ResultsQuery['locations'][number], 'latLong'>;
export type Spot = ResultSpotsQuery['listingSearch']['markers'][number];

/** Geographic data about a search that the search itself does not hold. */
export interface Ground {
  /** Bounds of its only suburb. */
  readonly edges: MapBounds | null;
  /** Positions of some of its homes. */
  readonly spots: readonly Spot[];
  /** Outline of the area by travel time around its point. */
  readonly reach?: readonly MapPoint[] | undefined;
}

/** Zoom for a suburb without edges; one step further out when surrounding suburbs are included. */
const suburbZoom = 14;
/** Margin around several locations, in degrees. */
const margin = 0.02;
const country: MapBounds = [113, -44, 154, -10];

/** The initial view of the map: the view in the address, else the searched area or locations, else the found homes. */
export function mapFocus(
  search: ListingSearch,
  places: readonly KnownPlace[],
  { edges, spots, reach }: Ground,
): MapFocus {
  if (search.centre && search.zoom !== undefined)
    return { centre: [search.centre.longitude, search.centre.latitude], zoom: search.zoom };
  if (search.bounds)
    return { bounds: [search.bounds.west, search.bounds.south, search.bounds.east, search.bounds.north] };
  if (search.shape) return { bounds: boundsAround([search.shape, ...(search.furtherShapes ?? [])].flat(), 0) };
  // Homes near a point in a large area: a map of all of it would not show them apart.
  const ring = nearRing(search) ?? reach;
  if (ring && !edges)
    return {
      bounds: boundsAround(
        ring.map(([longitude, latitude]) => ({ longitude, latitude })),
        0,
      ),
    };
  if (edges && !search.surrounding) return { bounds: edges };
  if (edges) return { bounds: widenBounds(edges) };
  const [place] = places;
  if (place && places.length === 1 && spots.length === 0)
    return {
      centre: [place.latLong.longitude, place.latLong.latitude],
      zoom: search.surrounding ? suburbZoom - 1 : suburbZoom,
    };
  const known = spots.length > 0 ? spots : places.map((each) => each.latLong);
  return { bounds: known.length > 0 ? boundsAround(known, margin) : country };
}

/** The bounds, extended by half their size on each side: a suburb with its neighbours. */
function widenBounds([west, south, east, north]: MapBounds): MapBounds {
  const [across, up] = [(east - west) / 2, (north - south) / 2];
  return [west - across, south - up, east + across, north + up];
}

function boundsAround(spots: readonly Spot[], free: number): MapBounds {
  const longitudes = spots.map((spot) => spot.longitude);
  const latitudes = spots.map((spot) => spot.latitude);
  return [
    Math.min(...longitudes) - free,
    Math.min(...latitudes) - free,
    Math.max(...longitudes) + free,
    Math.max(...latitudes) + free,
  ];
}

/** Bounding box of a GeoJSON geometry; null when it holds no position. */
export function edgesOf(geoJson: string): MapBounds | null {
  let box: [number, number, number, number] | null = null;
  const look = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    const [x, y]: unknown[] = part;
    if (typeof x !== 'number' || typeof y !== 'number') {
      for (const each of part) look(each);
      return;
    }
    box = box ? [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)] : [x, y, x, y];
  };
  try {
    look((JSON.parse(geoJson) as { coordinates?: unknown }).coordinates);
  } catch {
    return null; // not GeoJSON: the map shows the whole result
  }
  return box;
}
