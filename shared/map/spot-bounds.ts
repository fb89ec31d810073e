import type { MapBounds, MapPoint } from './places.ts';

/**
 * With as many spots, the outermost hundredth on each side is left out: islands far off would shrink all the others.
 */
const enough = 100;

/** Degrees around a single spot. */
const margin = 0.01;

/** The box that spots are in; undefined for none. */
export function spotBounds(points: readonly MapPoint[]): MapBounds | undefined {
  if (points.length === 0) return undefined;
  const skipped = points.length >= enough ? Math.floor(points.length / 100) : 0;
  const range = (values: readonly number[]): readonly [number, number] => {
    const sorted = values.toSorted((a, b) => a - b);
    return [sorted[skipped] ?? 0, sorted[sorted.length - 1 - skipped] ?? 0];
  };
  const [west, east] = range(points.map(([longitude]) => longitude));
  const [south, north] = range(points.map(([, latitude]) => latitude));
  return [west - margin, south - margin, east + margin, north + margin];
}
