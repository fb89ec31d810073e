import { degreesText } from './degrees.ts';
import type { Bounds, Point } from './listing-search.ts';

/** 'POLYGON((lng lat, …))', closed, of an open ring. */
export function wellKnownText(shape: readonly Point[]): string {
  const [first] = shape;
  const ring = first ? [...shape, first] : shape;
  return `POLYGON((${ring.map((point) => `${degreesText(point.longitude)} ${degreesText(point.latitude)}`).join(', ')}))`;
}

/**
 * Areas without what is excluded: a polygon or several, with the excluded rings that may touch it as the holes of each.
 */
export function wellKnownTextOfShapes(
  areas: readonly (readonly Point[])[],
  excluded: readonly (readonly Point[])[] = [],
): string {
  const polygons = areas.map((area) =>
    [area, ...excluded.filter((hole) => mayTouch(area, hole))]
      .map((shape) => wellKnownText(shape).slice(8, -1))
      .join(', '),
  );
  return polygons.length === 1
    ? `POLYGON(${polygons[0]})`
    : `MULTIPOLYGON(${polygons.map((each) => `(${each})`).join(', ')})`;
}

/** Whether two shapes have a latitude and a longitude in common. */
export function mayTouch(one: readonly Point[], other: readonly Point[]): boolean {
  return (['latitude', 'longitude'] as const).every((name) => {
    const [a, b] = [one, other].map((shape) => shape.map((point) => point[name]));
    if (!a || !b) return false;
    return Math.min(...a) <= Math.max(...b) && Math.min(...b) <= Math.max(...a);
  });
}

export function wellKnownTextOfBounds({ south, west, north, east }: Bounds): string {
  return wellKnownText([
    { latitude: south, longitude: west },
    { latitude: south, longitude: east },
    { latitude: north, longitude: east },
    { latitude: north, longitude: west },
  ]);
}
