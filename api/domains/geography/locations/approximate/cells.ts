import { metresBetween, type Point } from '@verandah/market';
import { Delaunay } from 'd3-delaunay';
import type { Polygon } from 'geojson';
import type { Setting } from '../setting.ts';

/** A place to draw an outline for. */
export interface Site extends Point {
  readonly id: number;
  readonly setting: Setting;
}

/** A place's part of the map, as if there were no sea. */
export interface Cell {
  readonly site: Site;
  readonly rings: Polygon['coordinates'];
  /** No farther from the place than this, in metres. */
  readonly reach: number;
}

/**
 * How far an approximate outline reaches from its place, in metres: suburbs lie close together, a country town doesn't
 * own the plain.
 */
const reaches: Readonly<Record<Setting, number>> = { metropolitan: 4_000, 'semi-rural': 8_000, rural: 20_000 };
const radians = Math.PI / 180;
/** Mercator preserves angles, so that what is nearest on the map is nearest on the ground. */
const toMercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)) / radians;
const latitudeOf = (y: number): number => Math.atan(Math.sinh(y * radians)) / radians;
/** Beyond Australia and its islands on all sides. */
const bounds: [number, number, number, number] = [80, toMercator(-60), 180, toMercator(-1)];

/** The land nearest to each place (Voronoi). Of places at the very same point the first one counts. */
export function cellsOf(sites: readonly Site[]): Cell[] {
  const apart = [
    ...new Map(sites.toReversed().map((site) => [`${site.longitude} ${site.latitude}`, site])).values(),
  ].toReversed();
  const voronoi = Delaunay.from(
    apart,
    ({ longitude }) => longitude,
    ({ latitude }) => toMercator(latitude),
  ).voronoi(bounds);
  return apart.flatMap((site, index) => {
    const ring = voronoi.cellPolygon(index) as readonly (readonly [number, number])[] | null;
    return ring === null
      ? []
      : [{ site, rings: [ring.map(([x, y]) => [x, latitudeOf(y)])], reach: reaches[site.setting] }];
  });
}

const corners = 24;

/** The circle that clips a cell; undefined if the cell is within it. */
export function circleAround({ site, rings, reach }: Cell): Polygon['coordinates'] | undefined {
  if (rings.flat().every(([longitude = 0, latitude = 0]) => metresBetween(site, { longitude, latitude }) <= reach))
    return undefined;
  const height = reach / 111_320;
  const width = height / Math.cos(site.latitude * radians);
  const around = Array.from({ length: corners + 1 }, (_, corner) => {
    const angle = ((corner % corners) / corners) * 2 * Math.PI;
    return [site.longitude + width * Math.cos(angle), site.latitude + height * Math.sin(angle)];
  });
  return [around];
}
