/** A tile of the usual scheme (Web Mercator, 2^z by 2^z over the world, y from the north). */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Degrees: west, south, east, north. */
export type TileBounds = readonly [west: number, south: number, east: number, north: number];

/** Steps along a tile's side in its coordinates. */
export const extent = 4096;

/** Reads a tile's address; undefined unless it is a tile of level 0 to `nearest`. */
export function readTile(z: string, x: string, y: string, nearest: number): Tile | undefined {
  if (![z, x, y].every((part) => /^\d{1,7}$/.test(part))) return undefined;
  const tile = { z: Number(z), x: Number(x), y: Number(y) };
  return tile.z <= nearest && tile.x < 2 ** tile.z && tile.y < 2 ** tile.z ? tile : undefined;
}

const latitudeOf = (row: number, across: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / across))) * 180) / Math.PI;

export function tileBounds({ z, x, y }: Tile): TileBounds {
  const across = 2 ** z;
  return [(x / across) * 360 - 180, latitudeOf(y + 1, across), ((x + 1) / across) * 360 - 180, latitudeOf(y, across)];
}

/** A place in the projection's square: shares of the world from the west and from the north. */
export const inWorld = (longitude: number, latitude: number): readonly [x: number, y: number] => [
  (longitude + 180) / 360,
  (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2,
];

/** A place in a tile's coordinates: whole steps, never outside it. */
export function inTile({ z, x, y }: Tile, longitude: number, latitude: number): [number, number] {
  const across = 2 ** z * extent;
  const step = (share: number, from: number): number =>
    Math.max(0, Math.min(extent - 1, Math.floor(share * across) - from * extent));
  const [east, south] = inWorld(longitude, latitude);
  return [step(east, x), step(south, y)];
}

/**
 * The tile's number among those of its level in Z-order, which is how `web_cell` of a search row begins: the bits of x
 * and y in turn, those of x being the lower ones.
 */
export function tileNumber({ z, x, y }: Tile): bigint {
  let number = 0n;
  for (let bit = z - 1; bit >= 0; bit -= 1) number = (number << 2n) | BigInt(((y >> bit) & 1) * 2 + ((x >> bit) & 1));
  return number;
}

/** Whether a home, by its `web_cell`, lies in a tile. */
export const isInTile = (tile: Tile, webCell: bigint): boolean =>
  webCell >> BigInt(60 - 2 * tile.z) === tileNumber(tile);
