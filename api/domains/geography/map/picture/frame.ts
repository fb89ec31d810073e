import { wholeCountry } from '@verandah/market';
import { nearestLevel } from '../ground.ts';
import { inWorld, type Tile } from '../tiles/tile.ts';

/** A point of the picture, in its units from its left and top edge. */
export type Spot = readonly [x: number, y: number];

/** The picture's size, in units that are about a pixel of a phone. */
export const [width, height] = [400, 240];
/** Units at the picture's edges that hold no home: room for markers, and below for the credit. */
const margin = { beside: 30, above: 30, below: 48 };
/** Units across the whole world, at most: a view of about a kilometre and a half. */
const largest = 512 * 2 ** nearestLevel;

/** Which part of the world the picture shows. */
export interface Frame {
  /** Of its left and top edge: shares of the world. */
  readonly west: number;
  readonly north: number;
  /** Units of the picture across the whole world. */
  readonly scale: number;
}

/** The country without its remote islands. */
const country = [
  [113, -44],
  [154, -10],
] as const;

/** A frame that shows all these positions; without any, the country. */
export function frameAround(positions: readonly (readonly number[])[]): Frame {
  const points = (positions.length > 0 ? positions : country).map(([longitude = 0, latitude = 0]) =>
    inWorld(longitude, latitude),
  );
  const [west, east, north, south] = points.reduce(
    ([left, right, top, bottom], [x, y]) => [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ],
    [1, 0, 1, 0],
  );
  const room = { across: width - 2 * margin.beside, down: height - margin.above - margin.below };
  const scale = Math.min(room.across / (east - west), room.down / (south - north), largest);
  return {
    scale,
    west: (west + east) / 2 - width / 2 / scale,
    north: (north + south) / 2 - (margin.above + room.down / 2) / scale,
  };
}

export function spotOf({ west, north, scale }: Frame, longitude: number, latitude: number): Spot {
  const [x, y] = inWorld(longitude, latitude);
  return [(x - west) * scale, (y - north) * scale];
}

/** A tile of the base map, and where it is in the picture. */
export interface FramedTile {
  readonly tile: Tile;
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The tiles that cover a frame: a few, each about as large as the picture. */
export function tilesOf({ west, north, scale }: Frame): FramedTile[] {
  const z = Math.max(0, Math.min(nearestLevel, Math.round(Math.log2(scale / width))));
  const across = 2 ** z;
  const side = scale / across;
  const within = (from: number, units: number): number[] => {
    const [first, last] = [from, from + units / scale].map((at) =>
      Math.max(0, Math.min(across - 1, Math.floor(at * across))),
    ) as [number, number];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  return within(north, height).flatMap((y) =>
    within(west, width).map((x) => ({
      tile: { z, x, y },
      left: (x / across - west) * scale,
      top: (y / across - north) * scale,
      side,
    })),
  );
}

/** The zoom of the interactive map that shows as much on as many pixels. */
export const zoomOfFrame = ({ scale }: Frame): number => Math.log2(scale / 256);

/** All of the country with its islands, as a search's area. */
export const everywhere = { kind: 'box', ...wholeCountry } as const;
