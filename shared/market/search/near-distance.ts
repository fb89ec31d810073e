import type { NearFilter, Point } from './listing-search.ts';
import { metresBetween } from './metres-between.ts';

/** A position that may be unknown: a hidden address has none. */
interface MaybePoint {
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

/**
 * '24 min to Work' with minutes of travel, else '1.4 km from Work', in a straight line. undefined without a point or a
 * position.
 */
export function nearDistance(
  near: (Point & Pick<NearFilter, 'name'>) | undefined,
  { latitude, longitude }: MaybePoint,
  minutes?: number | null,
): string | undefined {
  if (!near || typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  const name = near.name || 'the chosen point';
  if (typeof minutes === 'number') return `${minutes} min to ${name}`;
  return `${distanceText(metresBetween(near, { latitude, longitude }))} from ${name}`;
}

/** '850 m', '1.4 km', '12 km'. */
export function distanceText(metres: number): string {
  const tens = Math.round(metres / 10) * 10;
  if (tens < 1000) return `${tens} m`;
  // Not '10.0 km'.
  return `${metres < 9950 ? (metres / 1000).toFixed(1) : Math.round(metres / 1000)} km`;
}
