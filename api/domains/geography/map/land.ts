import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import { readBuiltInLand } from '../imports/public.ts';
import { isAustralian } from '../locations/public.ts';

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
const isWithin = (inner: Bounds, outer: Bounds): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];

/**
 * Land of Australia, from the suburbs' boundaries, and of its neighbours from Natural Earth (WGS 84): in parts, one
 * feature for each island.
 */
export async function* readLand(): AsyncGenerator<FeatureCollection> {
  yield collectionOf(await readNeighbours());
  for await (const state of readBuiltInLand()) yield collectionOf(state);
}

async function readNeighbours(): Promise<MultiPolygon['coordinates']> {
  const source = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const topology = JSON.parse(await readFile(source, 'utf8'));
  // The atlas holds one collection; the library's types see a single geometry.
  const collection = feature(topology, topology.objects.land) as unknown as FeatureCollection<Polygon | MultiPolygon>;
  return collection.features
    .flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates : [geometry.coordinates]))
    .filter((rings) => isWithin(boundsOf(rings[0] ?? []), shown) && !isAustralian(rings));
}

const collectionOf = (polygons: MultiPolygon['coordinates']): FeatureCollection => ({
  type: 'FeatureCollection',
  features: polygons.map((coordinates) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates },
  })),
});
