import polyline from '@mapbox/polyline';
import { degreesText } from '../search/degrees.ts';
import type { Bounds, Point } from '../search/listing-search.ts';

const decimals = 5;
const longestLine = 20_000;

/** 'south,west,north,east' in degrees. */
export function writeBounds({ south, west, north, east }: Bounds): string {
  return [south, west, north, east].map(degreesText).join(',');
}

export function readBounds(text: string): Bounds | undefined {
  const [south, west, north, east, more] = text.split(',', 5).map(readNumber);
  if (south === undefined || west === undefined || north === undefined || east === undefined || more !== undefined)
    return undefined;
  return { south, west, north, east };
}

/** No character of an encoded polyline, and plain in an address. */
const between = '.';

/** Encoded polylines, one for each shape. */
export const writeShapes = (shapes: readonly (readonly Point[])[]): string => shapes.map(writeShape).join(between);

/** The shapes of such a text; those that cannot be read are empty. */
export const readShapes = (text: string): Point[][] =>
  text === '' || text.length > longestLine ? [] : text.split(between, mostRead).map((line) => readShape(line) ?? []);

/** More than a search holds: what is malformed does not count. */
const mostRead = 20;

/** An encoded polyline of precision 5. */
export function writeShape(shape: readonly Point[]): string {
  return polyline.encode(
    shape.map(({ latitude, longitude }) => [latitude, longitude]),
    decimals,
  );
}

/** The points of an encoded polyline; they may be outside valid ranges, which `normaliseSearch` checks. */
export function readShape(text: string): Point[] | undefined {
  if (text.length > longestLine) return undefined;
  return polyline.decode(text, decimals).map(([latitude, longitude]) => ({ latitude, longitude }));
}

/** A plain decimal number; undefined for any other text. */
export function readNumber(text: string): number | undefined {
  return /^\s*-?\d{1,3}(?:\.\d{1,20})?\s*$/.test(text) ? Number(text) : undefined;
}
