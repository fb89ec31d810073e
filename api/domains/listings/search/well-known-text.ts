import { BadSearch } from '../../../platform/problems/public.ts';

/** Degrees, WGS 84. */
export interface Box {
  readonly kind: 'box';
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}
/** An open ring of [longitude, latitude]. */
export interface Ring {
  readonly kind: 'ring';
  readonly points: readonly (readonly [number, number])[];
}

/**
 * Open rings: of each polygon its outline, then its holes. The area is the union of the polygons.
 */
export interface Polygons {
  readonly kind: 'polygons';
  readonly polygons: readonly (readonly Ring[])[];
}
export type Shape = Box | Ring | Polygons;

export const isShape = (area: { readonly kind: string }): area is Shape =>
  area.kind === 'box' || area.kind === 'ring' || area.kind === 'polygons';

const mostPoints = 500;
/** An address holds five areas and five rings left out, with 500 points; each of these may be a hole of each area. */
const mostPointsOfAll = 2500;
const mostRings = 30;
/** Characters; enough for that many points as an address holds them, and for 500 at full precision. */
export const longestShape = 64_000;
/** Degrees; the coast of Australia is about 150. A longer outline is a scribble, which is costly to search. */
const longestOutline = 400;
const field = 'locationSearchContext.wellKnownText';
/** A polygon's rings without its outer parentheses. */
const rings = String.raw`\s*\([^()]*\)\s*(?:,\s*\([^()]*\)\s*)*`;
const onePolygon = new RegExp(String.raw`^\s*POLYGON\s*\((${rings})\)\s*$`, 'i');
const manyPolygons = new RegExp(
  String.raw`^\s*MULTIPOLYGON\s*\(\s*(\(${rings}\)\s*(?:,\s*\(${rings}\)\s*)*)\)\s*$`,
  'i',
);

/** The number of corners of a shape's text, valid or not, as the cost of parsing it. */
export function cornersOf(text: string): number {
  let corners = 1;
  for (let at = text.indexOf(','); at >= 0; at = text.indexOf(',', at + 1)) corners += 1;
  return corners;
}

/**
 * Reads `POLYGON((lng lat, …))` or `MULTIPOLYGON(((…), (…)), …)`, with rings cut out. A plain rectangle becomes a box,
 * which is faster by an index. A ring that crosses itself is allowed; its inside follows the non-zero winding rule,
 * as in PostgreSQL.
 * @throws {BadSearch}
 */
export function readWellKnownText(text: string): Shape {
  if (text.length > longestShape)
    throw new BadSearch(field, `has ${text.length} characters; draw a shape of at most ${mostPoints} points.`);
  const polygons = readRings(text);
  const all = polygons.flat();
  if (all.length > mostRings) throw new BadSearch(field, `has ${all.length} rings; give at most ${mostRings}.`);
  const count = all.reduce((sum, pairs) => sum + pairs.length, 0);
  const most = all.length === 1 ? mostPoints : mostPointsOfAll;
  if (count > most + all.length) throw new BadSearch(field, `has ${count} points; draw it with at most ${most}.`);
  const [only, ...others] = polygons.map((each) => each.map(readRing));
  if (!only?.[0]) throw new BadSearch(field, 'has no ring.');
  if (others.length > 0 || only.length > 1) return { kind: 'polygons', polygons: [only, ...others].map(checkRings) };
  return asBox(only[0].points) ?? checkRings(only)[0] ?? only[0];
}

/** Of each polygon its rings, of each ring its points, as text. @throws {BadSearch} */
function readRings(text: string): string[][][] {
  const one = onePolygon.exec(text)?.[1];
  const many = one === undefined ? manyPolygons.exec(text)?.[1] : undefined;
  const polygons = one === undefined ? many?.split(/\)\s*\)\s*,/) : [one];
  if (!polygons)
    throw new BadSearch(field, 'must be POLYGON((lng lat, lng lat, …)), or MULTIPOLYGON(((lng lat, …)), …).');
  return polygons.map((each) => each.split(/\)\s*,/).map((ring) => ring.replaceAll(/[()]/g, '').split(',')));
}

const readRing = (pairs: readonly string[]): Ring => enclosingRing(pairs.map(readPoint));

/** The ring of an area's corners. @throws {BadSearch} for one that encloses nothing, or that is too costly to search */
export function ringOf(corners: readonly (readonly [number, number])[]): Ring {
  const ring = enclosingRing(corners);
  refuseOddOutline(ring.points);
  return ring;
}

function enclosingRing(corners: readonly (readonly [number, number])[]): Ring {
  const points = openRing(corners);
  if (isFlat(points))
    throw new BadSearch(field, 'encloses no area; give three or more points that are not on one line.');
  return { kind: 'ring', points };
}

function checkRings(polygon: readonly Ring[]): readonly Ring[] {
  for (const { points } of polygon) refuseOddOutline(points);
  return polygon;
}

function refuseOddOutline(points: readonly (readonly [number, number])[]): void {
  let length = 0;
  for (const [at, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(at + 1) % points.length] as readonly [number, number];
    if (Math.abs(nextX - x) > 180)
      throw new BadSearch(field, 'crosses the date line; draw it on one side, or as two shapes.');
    length += Math.hypot(nextX - x, nextY - y);
  }
  if (length > longestOutline) {
    throw new BadSearch(
      field,
      `has an outline ${Math.round(length)} degrees long; draw a simpler shape (at most ${longestOutline}).`,
    );
  }
}

function readPoint(pair: string): readonly [number, number] {
  const numbers = pair.trim().split(/\s+/);
  const [longitude, latitude] = numbers.map(Number);
  if (
    numbers.length !== 2 ||
    longitude === undefined ||
    latitude === undefined ||
    !(Math.abs(longitude) <= 180) ||
    !(Math.abs(latitude) <= 90)
  ) {
    throw new BadSearch(
      field,
      `"${pair.trim().slice(0, 40)}" is not a longitude (-180 to 180) and a latitude (-90 to 90).`,
    );
  }
  return [longitude, latitude];
}

/** Without consecutive duplicates, and without the last point when it closes the ring. */
function openRing(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const same = (a: readonly [number, number] | undefined, b: readonly [number, number]) =>
    a?.[0] === b[0] && a[1] === b[1];
  const retained = points.filter((point, at) => !same(points[at - 1], point));
  while (retained.length > 1 && same(retained[0], retained.at(-1) as readonly [number, number])) retained.pop();
  return retained;
}

function isFlat(points: readonly (readonly [number, number])[]): boolean {
  const [a, b] = points;
  if (!a || !b) return true;
  return points.every((c) => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) < 1e-12);
}

function asBox(points: readonly (readonly [number, number])[]): Box | undefined {
  if (points.length !== 4) return undefined;
  const sidesAreStraight = points.every((point, at) => {
    const next = points[(at + 1) % 4] as readonly [number, number];
    const after = points[(at + 2) % 4] as readonly [number, number];
    return (point[0] === next[0] && next[1] === after[1]) || (point[1] === next[1] && next[0] === after[0]);
  });
  if (!sidesAreStraight) return undefined;
  const longitudes = points.map((point) => point[0]);
  const latitudes = points.map((point) => point[1]);
  return {
    kind: 'box',
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}
