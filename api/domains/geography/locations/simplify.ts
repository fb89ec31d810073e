import type { Position } from 'geojson';
import { polygonsOf, signedArea, type Outline } from './geometry.ts';

/** Square of the distance between a point and the line from a to b, in degrees. */
function distanceFrom([x = 0, y = 0]: Position, [ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share =
    dx === 0 && dy === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2;
}

/**
 * The weight of each corner in the Douglas–Peucker algorithm: its distance from the line without it. Ends have none.
 */
function weighPoints(ring: readonly Position[]): Float64Array {
  const found = new Float64Array(ring.length);
  const parts: [from: number, to: number, most: number][] = [[0, ring.length - 1, Infinity]];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const [from, to, most] = part;
    let [farthest, distance] = [-1, -1];
    for (let at = from + 1; at < to; at += 1) {
      const away = distanceFrom(ring[at] ?? [], ring[from] ?? [], ring[to] ?? []);
      if (away > distance) [farthest, distance] = [at, away];
    }
    if (farthest < 0) continue;
    // A corner weighs at most as much as the one that it was split by; otherwise that one could be dropped first.
    const weight = Math.min(distance, most);
    found[farthest] = weight;
    parts.push([from, farthest, weight], [farthest, to, weight]);
  }
  return found;
}

/** A ring with its most significant corners, closed. @param most corners, at least four with the closing one */
export function thinRing(ring: readonly Position[], most: number): readonly Position[] {
  if (ring.length <= most) return ring;
  const byWeight = weighPoints(ring);
  const retained = new Set(
    [...byWeight.keys()]
      .slice(1, -1)
      .sort((a, b) => (byWeight[b] ?? 0) - (byWeight[a] ?? 0))
      .slice(0, most - 2),
  );
  return ring.filter((_, at) => at === 0 || at === ring.length - 1 || retained.has(at));
}

/** Rings below this share of the largest one are dots in a small picture. */
const smallest = 0.01;

/**
 * An outline for a small picture: the visible outer rings, largest first, with at most that many corners in all; each
 * as longitude, latitude, longitude, … in degrees to ten metres.
 */
export function sketchOf(outline: Outline, corners: number): number[][] {
  const rings = polygonsOf(outline).flatMap(([outer]) =>
    outer && outer.length > 3 ? [{ ring: outer, area: Math.abs(signedArea(outer)) }] : [],
  );
  rings.sort((a, b) => b.area - a.area);
  const seen = rings.filter(({ area }, at) => at === 0 || area >= (rings[0]?.area ?? 0) * smallest).slice(0, 8);
  const whole = seen.reduce((sum, { area }) => sum + area, 0);
  return seen.map(({ ring, area }) =>
    thinRing(ring, Math.max(5, Math.round((corners * area) / whole))).flatMap(([x = 0, y = 0]) => [
      Math.round(x * 1e4) / 1e4,
      Math.round(y * 1e4) / 1e4,
    ]),
  );
}
