import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { MultiPolygon } from 'geojson';
import { merge } from 'topojson-client';
import { boundariesFolder } from './import-built-in.ts';

type Topology = Parameters<typeof merge>[0];
type Shapes = Parameters<typeof merge>[1];

const unpack = promisify(gunzip);

/**
 * Australia's land, state by state: the built-in suburb boundaries of each made one, so that coast, harbours and bays
 * are those of the suburbs beside them. Polygons in WGS 84, exact to about 30 m, 360,000 corners in all.
 */
export async function* readBuiltInLand(): AsyncGenerator<MultiPolygon['coordinates']> {
  for (const file of (await readdir(boundariesFolder)).filter((name) => name.endsWith('.gz'))) {
    const bytes = await unpack(await readFile(join(boundariesFolder, file)));
    const topology = JSON.parse(bytes.toString('utf8')) as Topology;
    const shapes = Object.values(topology.objects).flatMap((object) =>
      object.type === 'GeometryCollection' ? object.geometries : [],
    );
    yield merge(topology, shapes as Shapes).coordinates;
  }
}
