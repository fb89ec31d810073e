import type { Bounds, ListingSearch, Point } from './listing-search.ts';

/** The most points of a drawn search; a finer line is thinned evenly. */
const mostPoints = 500;
/** The most areas of a drawn search, and the most areas left out of them. */
const mostShapes = 5;

/** Five decimals are about a metre; `+ 0` turns -0 into 0. */
export function roundDegrees(value: number): number {
  return Math.round(value * 1e5) / 1e5 + 0;
}

/** undefined for a point outside the earth's coordinates. */
export function normalPoint(point: Point): Point | undefined {
  const latitude = roundDegrees(point.latitude);
  const longitude = roundDegrees(point.longitude);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/**
 * Ends in order; undefined when it holds no area. What reaches over the date line ('150 to -170', '150 to 190') ends
 * there: every home is on its western side.
 */
export function normalBounds({ south, west, north, east }: Bounds): Bounds | undefined {
  const one = normalPoint({ latitude: withinDegrees(south, 90), longitude: withinDegrees(west, 180) });
  const other = normalPoint({
    latitude: withinDegrees(north, 90),
    longitude: west - east > 180 ? 180 : withinDegrees(east, 180),
  });
  if (!one || !other || one.latitude === other.latitude || one.longitude === other.longitude) return undefined;
  return {
    south: Math.min(one.latitude, other.latitude),
    west: Math.min(one.longitude, other.longitude),
    north: Math.max(one.latitude, other.latitude),
    east: Math.max(one.longitude, other.longitude),
  };
}

/** A map may be moved past the date line, by less than once around the world. */
const withinDegrees = (value: number, limit: number): number =>
  Math.abs(value) < limit * 3 ? Math.max(-limit, Math.min(limit, value)) : Number.NaN;

/** What was drawn, in normal form; null without an area. */
export function normalShapes(
  areas: readonly (readonly Point[])[],
  excluded: readonly (readonly Point[])[],
): Pick<ListingSearch, 'shape' | 'furtherShapes' | 'excludedShapes'> | null {
  const rings = (shapes: readonly (readonly Point[])[], most: number) =>
    shapes
      .map((each) => normalShape(each, most))
      .filter((ring) => ring !== undefined)
      .slice(0, mostShapes);
  const count = rings(areas, mostPoints).length + rings(excluded, mostPoints).length;
  const points = [...areas, ...excluded].reduce((sum, { length }) => sum + length, 0);
  // Each has its share of the corners that an address holds.
  const share = points > mostPoints ? Math.floor(mostPoints / Math.max(1, count)) : mostPoints;
  const [shape, ...furtherShapes] = rings(areas, share);
  const excludedShapes = rings(excluded, share);
  return shape
    ? {
        shape,
        ...(furtherShapes.length > 0 && { furtherShapes }),
        ...(excludedShapes.length > 0 && { excludedShapes }),
      }
    : null;
}

/** An open ring without consecutive duplicates; undefined when it encloses no area, or with an invalid point. */
function normalShape(shape: readonly Point[], most: number): Point[] | undefined {
  const points: Point[] = [];
  for (const point of shape) {
    const normal = normalPoint(point);
    if (!normal) return undefined;
    points.push(normal);
  }
  let ring = openRing(points);
  if (ring.length > most) {
    const step = ring.length / most;
    ring = openRing(Array.from({ length: most }, (_, index) => ring[Math.floor(index * step)] as Point));
  }
  return isFlat(ring) ? undefined : ring;
}

/** Zoom of web map tiles, 0 to 22, two decimals. */
export function normalZoom(zoom: number | undefined): number | undefined {
  return zoom !== undefined && zoom >= 0 && zoom <= 22 ? Math.round(zoom * 100) / 100 + 0 : undefined;
}

/** The bounds of a window of 1024 by 768 pixels: for a map with only centre and zoom. */
export function boundsAround(centre: Point, zoom: number): Bounds | undefined {
  const degrees = 360 / (256 * 2 ** zoom);
  const across = degrees * 512;
  const up = degrees * 384 * Math.cos((centre.latitude * Math.PI) / 180);
  return normalBounds({
    south: Math.max(centre.latitude - up, -90),
    west: Math.max(centre.longitude - across, -180),
    north: Math.min(centre.latitude + up, 90),
    east: Math.min(centre.longitude + across, 180),
  });
}

function openRing(points: readonly Point[]): Point[] {
  const ring = points.filter((point, index) => index === 0 || !samePoint(point, points[index - 1]));
  while (ring.length > 1 && samePoint(ring[0] as Point, ring.at(-1))) ring.pop();
  return ring;
}

/** Whether all points lie on one line. In whole steps of five decimals, which are exact. */
function isFlat(ring: readonly Point[]): boolean {
  const [a, b, ...others] = ring.map(
    ({ latitude, longitude }) => [Math.round(longitude * 1e5), Math.round(latitude * 1e5)] as const,
  );
  if (!a || !b) return true;
  return others.every(([x, y]) => (b[0] - a[0]) * (y - a[1]) === (x - a[0]) * (b[1] - a[1]));
}

function samePoint(one: Point, other: Point | undefined): boolean {
  return one.latitude === other?.latitude && one.longitude === other.longitude;
}
