import { metresBetween, type Point, type TravelFilter, type TravelMode } from '@verandah/market';
import * as v from 'valibot';
import { fetchJson } from '../../../platform/fetch-json.ts';
import { polygonsOf, signedArea, thinRing } from '../../geography/locations/public.ts';
import { ringOf, type Ring } from '../search/well-known-text.ts';

/** Limits of the router's response in milliseconds and bytes. */
const [patience, mostBytes] = [4000, 2_000_000];
/** Corners of an outline. A drawn area may have 500; a router's is finer than a map shows. */
const mostCorners = 200;
/** Maximum metres per minute: a corner farther than that is an error of the router. */
const fastest = 3000;

const costings: Readonly<Record<TravelMode, string>> = { drive: 'auto', cycle: 'bicycle', walk: 'pedestrian' };

const degreesUpTo = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
const rings = v.pipe(
  v.array(v.array(v.tupleWithRest([degreesUpTo(180), degreesUpTo(90)], v.number()))),
  v.minLength(1),
);
/** A contour that was requested with `polygons`. */
const responseShape = v.object({
  features: v.array(
    v.object({
      geometry: v.variant('type', [
        v.object({ type: v.literal('Polygon'), coordinates: rings }),
        v.object({ type: v.literal('MultiPolygon'), coordinates: v.array(rings) }),
      ]),
    }),
  ),
});

const actionOf = (url: string, action: string): string => `${url.replace(/\/+$/, '')}/${action}`;

/** Works out an area by travel time. @throws {Error} @throws {BadResponse} with status 400 where no road is near */
export type Router = (near: TravelFilter) => Promise<Ring>;

/**
 * The isochrone service of a Valhalla server (https://valhalla.github.io/valhalla/api/isochrone/). Of its response the
 * outer ring of the largest area is used: `denoise` leaves out smaller ones and holes.
 */
export function valhallaRouter(url: string): Router {
  const isochrone = actionOf(url, 'isochrone');
  return async ({ latitude, longitude, minutes, by }) => {
    const { body } = await fetchJson(isochrone, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        locations: [{ lat: latitude, lon: longitude }],
        costing: costings[by],
        contours: [{ time: minutes }],
        polygons: true,
        denoise: 1,
      }),
      patience,
      mostBytes,
    });
    const outer = v
      .parse(responseShape, body)
      .features.flatMap(({ geometry }) => polygonsOf(geometry))
      .flatMap(([ring]) => (ring && ring.length > 3 ? [ring] : []));
    const [largest] = outer.toSorted((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)));
    if (!largest) throw new Error('The router returned no area.');
    const corners = thinRing(largest, mostCorners).map(([x = 0, y = 0]) => [x, y] as const);
    const reach = minutes * fastest;
    for (const [x, y] of corners) {
      if (metresBetween({ latitude, longitude }, { latitude: y, longitude: x }) > reach)
        throw new Error('The router returned an area that cannot be reached in this time.');
    }
    return ringOf(corners);
  };
}

/** Milliseconds and bytes of a matrix: a page waits for it. */
const [matrixPatience, mostMatrixBytes] = [1500, 200_000];
/** Seconds of travel, row by row; null where there is no way. */
const matrixShape = v.object({
  sources_to_targets: v.array(v.array(v.object({ time: v.nullish(v.pipe(v.number(), v.minValue(0))) }))),
});

/** Minutes of travel from a point to homes, in their order; null where there is no way. @throws {Error} */
export type Matrix = (point: Point, homes: readonly Point[], by: TravelMode) => Promise<readonly (number | null)[]>;

const positionOf = ({ latitude: lat, longitude: lon }: Point) => ({ lat, lon });

/**
 * The matrix service of a Valhalla server (https://valhalla.github.io/valhalla/api/matrix/api-reference/), in the
 * direction of the isochrone: a home within it has no longer time.
 */
export function valhallaMatrix(url: string): Matrix {
  const matrix = actionOf(url, 'sources_to_targets');
  return async (point, homes, by) => {
    const { body } = await fetchJson(matrix, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        sources: [positionOf(point)],
        targets: homes.map(positionOf),
        costing: costings[by],
      }),
      patience: matrixPatience,
      mostBytes: mostMatrixBytes,
    });
    const [row = []] = v.parse(matrixShape, body).sources_to_targets;
    if (row.length !== homes.length)
      throw new Error(`The router returned ${row.length} times for ${homes.length} homes.`);
    return row.map(({ time }) => (typeof time === 'number' ? Math.max(1, Math.round(time / 60)) : null));
  };
}
