import type { Spot } from './frame.ts';

/** Homes at one spot of the picture. */
export interface PictureMarker {
  readonly at: Spot;
  readonly n: number;
  /** Dollars, of a home or the cheapest; null without a price. */
  readonly low: number | null;
}

/** Units: radius of a single home's dot, and between two markers. */
const [dot, apart] = [5, 4];

/** Radius of a marker: a dot of one home, or a circle that holds its number. */
export const radiusOf = (n: number): number => (n === 1 ? dot : 10 + 3 * n.toLocaleString('en-AU').length);

/** Joins markers that would touch, at the middle of their homes. No home is lost. */
export function joinMarkers(markers: readonly PictureMarker[]): readonly PictureMarker[] {
  let left = markers;
  for (;;) {
    const joined: PictureMarker[] = [];
    for (const each of left.toSorted((a, b) => b.n - a.n)) {
      const near = joined.findIndex(
        ({ n, at: [x, y] }) => Math.hypot(x - each.at[0], y - each.at[1]) < radiusOf(n) + radiusOf(each.n) + apart,
      );
      const other = joined[near];
      if (other) joined[near] = joinTwo(other, each);
      else joined.push(each);
    }
    if (joined.length === left.length) return joined;
    left = joined;
  }
}

function joinTwo(one: PictureMarker, other: PictureMarker): PictureMarker {
  const n = one.n + other.n;
  const middle = (axis: 0 | 1): number => (one.at[axis] * one.n + other.at[axis] * other.n) / n;
  const prices = [one.low, other.low].filter((price) => price !== null);
  return { n, at: [middle(0), middle(1)], low: prices.length > 0 ? Math.min(...prices) : null };
}
