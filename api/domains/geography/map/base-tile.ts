import type { Database } from '../../../platform/database/public.ts';
import { encodeLayers, layerOf } from './tiles/encode-tile.ts';
import type { Tile } from './tiles/tile.ts';
import type { Ground } from './ground.ts';
import { placesOf } from './places.ts';
import { suburbsOf } from './suburbs.ts';

/**
 * A tile of the built-in map: a Mapbox vector tile with the layers `land` (polygons), `states` (lines), `suburbs`
 * (polygons: slug, name, approximate), `places` (points: name, rank) and those of the open data (see `readStreets`).
 */
export async function baseTile(
  database: Database,
  ground: (tile: Tile) => Promise<Ground>,
  tile: Tile,
): Promise<Uint8Array> {
  const [suburbs, places, { land, states, streets }] = await Promise.all([
    suburbsOf(database, tile),
    placesOf(database, tile),
    ground(tile),
  ]);
  return encodeLayers({
    ...(land && { land }),
    ...streets,
    ...(states && { states }),
    ...(suburbs && { suburbs }),
    places: layerOf(places),
  });
}
