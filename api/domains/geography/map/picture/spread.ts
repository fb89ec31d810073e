import type { Database } from '../../../../platform/database/public.ts';
import type { Moment } from '../../../../platform/moment.ts';
import type { SearchRequest } from '../../../listings/public.ts';
import { squareLevel, squaresOf, type Square } from '../tiles/squares.ts';
import { searchOfTile } from '../tiles/tile-search.ts';
import { inWorld, tileBounds, type Tile } from '../tiles/tile.ts';

/** Finer squares would be less than a street apart. */
const nearestTile = 14;
/** Degrees by which the rounded centre of a square's homes may be outside it. */
const rounding = 0.000_02;

/**
 * Where the homes of a search are: the squares of its tiles that hold any, about ten across however large its area is.
 * Their numbers add up to that of its homes with a public address.
 */
export async function spreadOf(database: Database, request: SearchRequest, now: Moment): Promise<readonly Square[]> {
  if (request.area.kind === 'nowhere') return [];
  let tiles: readonly Tile[] = [{ z: 0, x: 0, y: 0 }];
  for (;;) {
    const squares = (
      await Promise.all(tiles.map((tile) => squaresOf(database, searchOfTile(request, tileBounds(tile), now), tile)))
    ).flat();
    const closer = tilesAround(squares, tiles[0]?.z ?? 0);
    if (closer.length === 0) return squares;
    tiles = closer;
  }
}

/**
 * At most four tiles that cover the squares of tiles of a level, of a nearer level; none where there is no nearer one.
 */
function tilesAround(squares: readonly Square[], z: number): readonly Tile[] {
  if (squares.length === 0) return [];
  const across = 2 ** squareLevel(z);
  const corners = [-rounding, rounding].map((by) =>
    squares.map(({ longitude, latitude }) => inWorld(longitude + by, latitude - by)),
  );
  const [west, north] = [0, 1].map((axis) =>
    Math.floor(Math.min(...(corners[0] ?? []).map((point) => point[axis] ?? 0)) * across),
  ) as [number, number];
  const [east, south] = [0, 1].map(
    (axis) => Math.floor(Math.max(...(corners[1] ?? []).map((point) => point[axis] ?? 0)) * across) + 1,
  ) as [number, number];
  const closer = Math.min(nearestTile, squareLevel(z) - Math.ceil(Math.log2(Math.max(east - west, south - north))));
  if (closer <= z) return [];
  const tilesIn = (from: number, to: number): number[] => {
    const size = across / 2 ** closer;
    const [first, last] = [Math.floor(from / size), Math.ceil(to / size) - 1];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  return tilesIn(north, south).flatMap((y) => tilesIn(west, east).map((x) => ({ z: closer, x, y })));
}
