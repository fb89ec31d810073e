import type { MultiPolygon, Polygon, Position } from 'geojson';

/** The outline of a location in WGS 84. */
export type Outline = Polygon | MultiPolygon;
/** Degrees. */
export type Extent = readonly [west: number, south: number, east: number, north: number];

/** An outline's polygons, each an outer ring and its holes. */
export function polygonsOf(outline: Outline): MultiPolygon['coordinates'] {
  return outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates;
}

/** One polygon is a Polygon, several are a MultiPolygon. */
export function outlineOf(polygons: MultiPolygon['coordinates']): Outline {
  const [only] = polygons;
  return only !== undefined && polygons.length === 1
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: polygons };
}

/** The box around outer rings. */
export function extentOf(polygons: MultiPolygon['coordinates']): Extent {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [outer = []] of polygons) {
    for (const [x = 0, y = 0] of outer) {
      west = Math.min(west, x);
      south = Math.min(south, y);
      east = Math.max(east, x);
      north = Math.max(north, y);
    }
  }
  return [west, south, east, north];
}

/**
 * Square degrees, positive if counter-clockwise; relative to the ring's first corner, for precision with small rings.
 */
export function signedArea(ring: readonly Position[]): number {
  const [left = 0, bottom = 0] = ring[0] ?? [];
  let twice = 0;
  for (let at = 1; at < ring.length; at += 1) {
    const [ax = 0, ay = 0] = ring[at - 1] ?? [];
    const [bx = 0, by = 0] = ring[at] ?? [];
    twice += (ax - left) * (by - bottom) - (bx - left) * (ay - bottom);
  }
  return twice / 2;
}

/** Area of the outer rings without their holes, square degrees. */
export function areaOf(polygons: MultiPolygon['coordinates']): number {
  return polygons.reduce(
    (sum, rings) =>
      sum + rings.reduce((rest, ring, place) => rest + (place === 0 ? 1 : -1) * Math.abs(signedArea(ring)), 0),
    0,
  );
}

/** Whether a point is inside; for a point on the outline either result is possible. */
export function isInside(polygons: MultiPolygon['coordinates'], longitude: number, latitude: number): boolean {
  let inside = false;
  for (const ring of polygons.flat()) {
    for (let at = 1; at < ring.length; at += 1) {
      const [ax = 0, ay = 0] = ring[at - 1] ?? [];
      const [bx = 0, by = 0] = ring[at] ?? [];
      if (ay > latitude !== by > latitude && longitude < ((bx - ax) * (latitude - ay)) / (by - ay) + ax)
        inside = !inside;
    }
  }
  return inside;
}
