import type { Point } from './listing-search.ts';

/** Metres: the mean radius. */
export const earthRadius = 6_371_009;
const radians = Math.PI / 180;

/** Metres between two points in a straight line: along a great circle. */
export function metresBetween(one: Point, other: Point): number {
  const half =
    Math.sin(((other.latitude - one.latitude) * radians) / 2) ** 2 +
    Math.cos(one.latitude * radians) *
      Math.cos(other.latitude * radians) *
      Math.sin(((other.longitude - one.longitude) * radians) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(half));
}
