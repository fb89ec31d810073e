import type { Geometry, Position } from 'geojson';
import polygonClipping from 'polygon-clipping';
import { areaOf, signedArea } from '../locations/public.ts';

type Polygons = Position[][][];

/** Longitudes and latitudes of Australia with its territories. */
const [west, south, east, north] = [72, -56, 169, -8];
/** About a metre. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
/** Relative tolerance of the areas of a valid outline. */
const accuracy = 1e-4;

/**
 * Normalises an outline: closed rings, outer ones counter-clockwise and holes clockwise (RFC 7946), rounded to a metre.
 * @returns the problem, if it has no area, is outside Australia or crosses itself
 */
export function checkOutline(geometry: Geometry | null): Polygons | string {
  const polygons = tidyOutline(geometry);
  return typeof polygons === 'string' || isSound(polygons) ? polygons : 'Its outline crosses itself.';
}

/**
 * The same of an outline that is known not to cross itself, as the built-in ones are: to find out takes ten times as
 * long as the rest.
 */
export function tidyOutline(geometry: Geometry | null): Polygons | string {
  if (geometry === null) return 'It has no outline that can be read.';
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')
    return `It is a ${String(geometry.type).slice(0, 30)}, not a Polygon or MultiPolygon.`;
  const given: unknown = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  if (!isPolygons(given)) return 'Its coordinates are not pairs of numbers in rings.';
  const points = given.flat(2);
  if (points.length === 0) return 'It has no outline that can be read.';
  const beyond = points.find(([x = 0, y = 0]) => x < west || x > east || y < south || y > north);
  if (beyond !== undefined)
    return `${beyond[0]}, ${beyond[1]} is not a longitude and latitude in Australia (the file must be in degrees, WGS 84 or GDA).`;
  const polygons = given.map((rings) => rings.map(tidyRing).map((ring, place) => windRing(ring, place === 0)));
  if (polygons.some(([outer = []]) => outer.length < 4)) return 'A ring has fewer than three corners.';
  return polygons.map((rings) => rings.filter((ring) => ring.length > 3));
}

function isPolygons(given: unknown): given is Polygons {
  return (
    Array.isArray(given) &&
    given.every(
      (rings) =>
        Array.isArray(rings) &&
        rings.length > 0 &&
        rings.every(
          (ring) =>
            Array.isArray(ring) &&
            ring.every((point) => Array.isArray(point) && Number.isFinite(point[0]) && Number.isFinite(point[1])),
        ),
    )
  );
}

/** Rounded, without the same point twice in a row, closed. */
function tidyRing(ring: readonly Position[]): Position[] {
  const points = ring
    .map(([x = 0, y = 0]): Position => [roundDegrees(x), roundDegrees(y)])
    .filter(([x, y], at, all) => at === 0 || x !== all[at - 1]?.[0] || y !== all[at - 1]?.[1]);
  const [first, last] = [points[0], points.at(-1)];
  return first !== undefined && last !== undefined && (first[0] !== last[0] || first[1] !== last[1])
    ? [...points, [...first]]
    : points;
}

const windRing = (ring: Position[], outer: boolean): Position[] =>
  signedArea(ring) > 0 === outer ? ring : ring.toReversed();

/** The covered area differs from that of the rings if an outline crosses itself or parts overlap. */
function isSound(polygons: Polygons): boolean {
  const own = areaOf(polygons);
  try {
    const covered = areaOf(polygonClipping.union(polygons as Parameters<typeof polygonClipping.union>[0]));
    return own > 0 && Math.abs(own - covered) <= accuracy * covered + 1e-9;
  } catch {
    return false; // a shape that the library cannot merge is not simple
  }
}
