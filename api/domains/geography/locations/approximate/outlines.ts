import type { MultiPolygon } from 'geojson';
import polygonClipping from 'polygon-clipping';
import { areaOf, extentOf } from '../geometry.ts';
import type { Extent } from '../geometry.ts';
import { cellsOf, circleAround } from './cells.ts';
import type { Site } from './cells.ts';

type Polygons = MultiPolygon['coordinates'];
interface Shape {
  readonly site: Site;
  readonly polygons: Polygons;
  readonly extent: Extent;
}

/**
 * Outlines drawn from places alone: the land that is nearer to a place than to any other, within its reach. They agree
 * with real boundaries only by half, so they are always called approximate.
 * @param coast the land
 * @returns by the place's id; a place in the sea has none
 */
export function approximateOutlines(sites: readonly Site[], coast: Polygons): Map<number, Polygons> {
  const shapes = cellsOf(sites).map((cell): Shape => {
    const circle = circleAround(cell);
    const polygons = circle === undefined ? [cell.rings] : intersectPolygons([cell.rings], [circle]);
    return { site: cell.site, polygons, extent: extentOf(polygons) };
  });
  const found = new Map<number, Polygons>();
  clipToLand(shapes, coast, (id, polygons) => {
    if (polygons.length > 0) found.set(id, roundPolygons(polygons));
  });
  return found;
}

/** So many shapes are cut one by one. */
const few = 2;

/**
 * Cuts the shapes along the coast. Halving shapes and land together keeps each cut small: a whole country's coast is
 * long.
 */
function clipToLand(shapes: readonly Shape[], land: Polygons, found: (id: number, polygons: Polygons) => void): void {
  if (shapes.length === 0 || land.length === 0) return;
  const extents = shapes.map(({ extent }) => extent);
  const [west, south, east, north] = [
    Math.min(...extents.map((each) => each[0])),
    Math.min(...extents.map((each) => each[1])),
    Math.max(...extents.map((each) => each[2])),
    Math.max(...extents.map((each) => each[3])),
  ];
  const part = intersectPolygons(land, [
    [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  ]);
  const dry = areaOf(part) >= (east - west) * (north - south) * (1 - 1e-9);
  if (dry) {
    for (const { site, polygons } of shapes) found(site.id, polygons);
  } else if (shapes.length <= few) {
    for (const { site, polygons } of shapes) found(site.id, intersectPolygons(part, polygons));
  } else {
    const wide = east - west > north - south;
    const sorted = shapes.toSorted((a, b) =>
      wide ? a.site.longitude - b.site.longitude : a.site.latitude - b.site.latitude,
    );
    const half = sorted.length >> 1;
    clipToLand(sorted.slice(0, half), part, found);
    clipToLand(sorted.slice(half), part, found);
  }
}

/** What two shapes have in common. */
function intersectPolygons(a: Polygons, b: Polygons): Polygons {
  return polygonClipping.intersection(
    a as Parameters<typeof polygonClipping.intersection>[0],
    b as Parameters<typeof polygonClipping.intersection>[0],
  );
}

/** To about ten metres; specks that vanish are left out. */
function roundPolygons(polygons: Polygons): Polygons {
  return polygons
    .map((rings) =>
      rings
        .map((ring) => {
          const points = ring.map(([x = 0, y = 0]) => [Math.round(x * 1e4) / 1e4, Math.round(y * 1e4) / 1e4]);
          return points.filter(([x, y], at) => at === 0 || x !== points[at - 1]?.[0] || y !== points[at - 1]?.[1]);
        })
        .filter((ring) => ring.length > 3),
    )
    .filter((rings) => rings.length > 0);
}
