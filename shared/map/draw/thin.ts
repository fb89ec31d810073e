import LineString from 'ol/geom/LineString.js';

/**
 * A line drawn by hand with no more points than `most`: as few as stay within `tolerance` (in the map's units) of the
 * hand, and coarser only when those are still too many.
 */
export function thinLine(line: readonly (readonly number[])[], tolerance: number, most: number): number[][] {
  const drawn = new LineString(line.map((point) => [...point]));
  let points = drawn.getCoordinates();
  for (let coarse = tolerance; points.length > most || coarse === tolerance; coarse *= 1.5)
    points = (drawn.simplify(coarse) as LineString).getCoordinates();
  return points;
}
