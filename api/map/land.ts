import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FeatureCollection, MultiPolygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import { simplify } from './simplify.ts';

type Bounds = readonly [west: number, south: number, east: number, north: number];

/** What a visitor may pan to; land beyond it is not sent. */
const shown: Bounds = [92, -56, 180, 12];
/** Finer within Australia's own bounds, degrees. */
const australia: Bounds = [112, -44.5, 154.5, -9.2];
const tolerances = { here: 0.006, beyond: 0.06 } as const;

const boundsOf = (ring: readonly Position[]): Bounds => ring.reduce<Bounds>(
  ([west, south, east, north], [x = 0, y = 0]) => [Math.min(west, x), Math.min(south, y), Math.max(east, x), Math.max(north, y)],
  [Infinity, Infinity, -Infinity, -Infinity],
);
const within = (inner: Bounds, outer: Bounds): boolean => (
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]
);

function thin(ring: readonly Position[], tolerance: number): Position[] {
  // A ring begins where it ends; cut in two, so that there is a line to measure from.
  const middle = Math.floor(ring.length / 2);
  const half = [...simplify(ring.slice(0, middle + 1), tolerance), ...simplify(ring.slice(middle), tolerance).slice(1)];
  return half.map(([x = 0, y = 0]) => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]);
}

/** Land of Australia and its neighbours from Natural Earth, thinned to what a map of the country needs (WGS 84). */
export async function readLand(): Promise<MultiPolygon> {
  const source = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const topology = JSON.parse(await readFile(source, 'utf8'));
  // The atlas holds one collection; the library's types see a single geometry.
  const collection = feature(topology, topology.objects.land) as unknown as FeatureCollection;
  const polygons = collection.features.flatMap(({ geometry }) => (
    geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : []
  ));
  const coordinates = polygons.flatMap((rings) => {
    const bounds = boundsOf(rings[0] ?? []);
    if (!within(bounds, shown)) return [];
    const here = within(bounds, australia);
    const span = Math.max(bounds[2] - bounds[0], bounds[3] - bounds[1]);
    // Islets: a kilometre and a half here, twenty kilometres elsewhere.
    if (span < (here ? 0.014 : 0.2)) return [];
    const thinned = rings.map((ring) => thin(ring, here ? tolerances.here : tolerances.beyond)).filter((ring) => ring.length > 3);
    return thinned.length > 0 ? [thinned] : [];
  });
  return { type: 'MultiPolygon', coordinates };
}
