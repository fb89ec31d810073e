import type { DrawnAreas, MapPoint } from '@verandah/map';
import { isTravel, ringAround, type ListingSearch, type Point } from '@verandah/market';

const pointsOf = (shape: readonly Point[]): readonly MapPoint[] =>
  shape.map(({ longitude, latitude }): MapPoint => [longitude, latitude]);
const shapeOf = (ring: readonly MapPoint[]): readonly Point[] =>
  ring.map(([longitude, latitude]) => ({ longitude, latitude }));

/** The areas of a drawn search on a map; undefined for any other search. */
export const drawnAreas = ({ context, shape, furtherShapes = [], excludedShapes = [] }: ListingSearch) =>
  context === 'draw' && shape
    ? ({ areas: [shape, ...furtherShapes].map(pointsOf), excluded: excludedShapes.map(pointsOf) } satisfies DrawnAreas)
    : undefined;

/** The ring around the point that a search is near to, on a map; undefined for a travel time, which the API knows. */
export const nearRing = ({ near }: ListingSearch): readonly MapPoint[] | undefined =>
  near && !isTravel(near) ? pointsOf(ringAround(near)) : undefined;

/** What was drawn, as a search holds it. */
export function drawnShapes({ areas, excluded }: DrawnAreas) {
  const [shape = [], ...furtherShapes] = areas.map(shapeOf);
  return { shape, further: { furtherShapes, excludedShapes: excluded.map(shapeOf) } };
}
