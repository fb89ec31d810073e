import { setImmediate as nextTurn } from 'node:timers/promises';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import pLimit from 'p-limit';
import { extent, type Tile } from './tiles/tile.ts';
import type { TileLayer } from './tiles/encode-tile.ts';
import { readBorders } from './borders.ts';
import { readLand } from './land.ts';
import { readStreets } from './open-data/streets.ts';

/** What never changes while the API runs. */
export interface Ground {
  readonly land: TileLayer | null;
  readonly states: TileLayer | null;
  /** Layers of the open data, by name. */
  readonly streets: Readonly<Record<string, TileLayer>>;
}

/** The nearest level that is cut; closer looks enlarge it. */
export const nearestLevel = 14;

let shared: ReturnType<typeof readGround> | undefined;

/** The ground, read once for all routes; a failed reading is tried again by the next request. */
export function sharedGround(): ReturnType<typeof readGround> {
  shared ??= readGround();
  shared.catch(() => {
    // The request gets the error.
    shared = undefined;
  });
  return shared;
}

/**
 * Reads land, borders and streets once, to be cut into tiles: one tile at a time, since a map requests a dozen at once
 * and each takes a tenth of a second. Others get their turn between two tiles, and between two parts of what is read.
 */
async function readGround(): Promise<(tile: Tile) => Promise<Ground>> {
  const options = { maxZoom: nearestLevel, extent, buffer: 64, wrap: false };
  const states = new GeoJSONVT(await readBorders(), options);
  const parts: GeoJSONVT[] = [];
  for await (const part of readLand()) {
    parts.push(new GeoJSONVT(part, options));
    await nextTurn();
  }
  const streets = await readStreets(options);
  const oneAtATime = pLimit(1);
  return (tile) =>
    oneAtATime(async () => {
      await nextTurn();
      const { z, x, y } = tile;
      const land = parts.flatMap((part) => part.getTile(z, x, y)?.features ?? []);
      await nextTurn();
      return {
        land: land.length > 0 ? ({ features: land } as TileLayer) : null,
        states: states.getTile(z, x, y),
        streets: await streets(tile),
      };
    });
}
