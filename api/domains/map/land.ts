import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FeatureCollection, Position } from 'geojson';
import { feature } from 'topojson-client';

type Bounds = readonly [west: number, south: number, east: number, north: number];

/** What a visitor may pan to; land beyond it is not sent. */
const shown: Bounds = [92, -56, 180, 12];

const boundsOf = (ring: readonly Position[]): Bounds =>
  ring.reduce<Bounds>(
    ([west, south, east, north], [x = 0, y = 0]) => [
      Math.min(west, x),
      Math.min(south, y),
      Math.max(east, x),
      Math.max(north, y),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
const within = (inner: Bounds, outer: Bounds): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];

/** Land of Australia and its neighbours from Natural Earth (WGS 84), one feature for each island. */
export async function readLand(): Promise<FeatureCollection> {
  const source = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const topology = JSON.parse(await readFile(source, 'utf8'));
  // The atlas holds one collection; the library's types see a single geometry.
  const collection = feature(topology, topology.objects.land) as unknown as FeatureCollection;
  const polygons = collection.features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : [],
  );
  const islands = polygons.filter(([outer = []]) => within(boundsOf(outer), shown));
  return {
    type: 'FeatureCollection',
    features: islands.map((coordinates) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates },
    })),
  };
}
