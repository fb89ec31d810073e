import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';

type Rings = Polygon['coordinates'];

/** Australia with Tasmania and the islands off its coast, degrees. */
const [west, south, east, north] = [112, -44.5, 154.5, -9.2];
/** Land that begins here and ends elsewhere is another country. */
const [farEast, farNorth] = [160, -9];

/** Australia's land as polygons, from Natural Earth (1:10 million; it may be off by a kilometre). */
export async function readCoast(): Promise<MultiPolygon['coordinates']> {
  const source = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const topology = JSON.parse(await readFile(source, 'utf8'));
  // The atlas holds one collection; the library's types see a single geometry.
  const collection = feature(topology, topology.objects.land) as unknown as FeatureCollection<Polygon | MultiPolygon>;
  return collection.features
    .flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates : [geometry.coordinates]))
    .filter(isAustralian);
}

/** Whether a polygon of land is Australia's, and not a neighbour's. */
export function isAustralian([outer = []]: Rings): boolean {
  const [x, y] = [outer.map(([longitude = 0]) => longitude), outer.map(([, latitude = 0]) => latitude)];
  const box = { west: Math.min(...x), south: Math.min(...y), east: Math.max(...x), north: Math.max(...y) };
  return (
    box.east > west &&
    box.west < east &&
    box.north > south &&
    box.south < north &&
    box.east < farEast &&
    box.north < farNorth &&
    box.south > south - 5
  );
}
