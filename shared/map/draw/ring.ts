import type { MapPoint } from '../places.ts';

const metresPerDegree = 111_320;

/** Square metres that a ring covers, near enough to distinguish a street block from a slip of the hand. */
export function areaOf(ring: readonly MapPoint[]): number {
  const middle = ring.reduce((sum, [, latitude]) => sum + latitude, 0) / Math.max(1, ring.length);
  const narrow = Math.cos((middle * Math.PI) / 180);
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y);
  }, 0);
  return Math.abs(twice / 2) * narrow * metresPerDegree ** 2;
}

/** On which side of the line a–b a point is: positive, negative or 0. */
const sideOf = ([ax, ay]: MapPoint, [bx, by]: MapPoint, [x, y]: MapPoint): number =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

const segmentsCross = (a: MapPoint, b: MapPoint, c: MapPoint, d: MapPoint): boolean =>
  Math.sign(sideOf(a, b, c)) * Math.sign(sideOf(a, b, d)) < 0 &&
  Math.sign(sideOf(c, d, a)) * Math.sign(sideOf(c, d, b)) < 0;

/** The first two edges of a ring that cross, by the index of the point at which each starts. */
function findCrossing(ring: readonly MapPoint[]): readonly [number, number] | undefined {
  const at = (index: number): MapPoint => ring[index % ring.length] ?? [0, 0];
  for (let one = 0; one < ring.length; one += 1) {
    for (let other = one + 2; other < ring.length; other += 1) {
      if ((other + 1) % ring.length !== one && segmentsCross(at(one), at(one + 1), at(other), at(other + 1)))
        return [one, other];
    }
  }
  return undefined;
}

export const crossesItself = (ring: readonly MapPoint[]): boolean => findCrossing(ring) !== undefined;

/**
 * The same points in an order that does not cross itself: where two edges cross, the points between them are reversed.
 * The ring gets shorter each time, so this terminates; every point stays, and so does what the ring encloses.
 */
export function uncrossRing(ring: readonly MapPoint[]): readonly MapPoint[] {
  let points = [...ring];
  // A scribble of 200 points needs a few hundred iterations; the limit guards against rounding errors that alternate.
  for (let turn = 0; turn < 2000; turn += 1) {
    const found = findCrossing(points);
    if (!found) return points;
    const [one, other] = found;
    points = [
      ...points.slice(0, one + 1),
      ...points.slice(one + 1, other + 1).toReversed(),
      ...points.slice(other + 1),
    ];
  }
  return points;
}
