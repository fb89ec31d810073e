import { GeoJSONVT } from '@maplibre/geojson-vt';
import { extent, type Tile } from './tiles/tile.ts';
import type { TileLayer } from './tiles/encode-tile.ts';
import { readBorders } from './borders.ts';
import { readLand } from './land.ts';

/** What never changes while the service runs. */
export interface Ground {
  readonly land: TileLayer | null;
  readonly states: TileLayer | null;
}

/** The nearest level that is cut; closer looks enlarge it. */
export const nearestLevel = 14;

/** Reads land and borders once, to be cut into tiles. */
export async function readGround(): Promise<(tile: Tile) => Ground> {
  const options = { maxZoom: nearestLevel, extent, buffer: 64, wrap: false };
  const [land, states] = [new GeoJSONVT(await readLand(), options), new GeoJSONVT(await readBorders(), options)];
  return ({ z, x, y }) => ({ land: land.getTile(z, x, y), states: states.getTile(z, x, y) });
}
