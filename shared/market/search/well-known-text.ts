import { degreesText } from './degrees.ts';
import type { Bounds, Point } from './listing-search.ts';

/** 'POLYGON((lng lat, …))', closed, of an open ring. */
export function wellKnownText(shape: readonly Point[]): string {
  const [first] = shape;
  const ring = first ? [...shape, first] : shape;
  return `POLYGON((${ring.map((point) => `${degreesText(point.longitude)} ${degreesText(point.latitude)}`).join(', ')}))`;
}

export function wellKnownTextOfBounds({ south, west, north, east }: Bounds): string {
  return wellKnownText([
    { latitude: south, longitude: west },
    { latitude: south, longitude: east },
    { latitude: north, longitude: east },
    { latitude: north, longitude: west },
  ]);
}
