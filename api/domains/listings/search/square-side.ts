import type { Box, Ring } from './well-known-text.ts';

/** A square's position relative to a shape; of a ring, with the edges that come near it. */
export interface Side {
  readonly side: 'within' | 'outside' | 'crossed';
  readonly edges: readonly Edge[];
}
export interface Edge {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}
type Bounds = Omit<Box, 'kind'>;

/**
 * Degrees; about a metre. Larger than the database's tolerance, so that squares close to an outline count as crossed.
 */
const tolerance = 1e-5;

export function edgesOf({ points }: Ring): Edge[] {
  return points.map(([x1, y1], at) => {
    const [x2, y2] = points[(at + 1) % points.length] as readonly [number, number];
    return { x1, y1, x2, y2 };
  });
}

export function sideOfBox(square: Bounds, box: Bounds): Side {
  const t = tolerance;
  if (
    square.west - t > box.east ||
    square.east + t < box.west ||
    square.south - t > box.north ||
    square.north + t < box.south
  )
    return { side: 'outside', edges: [] };
  const within =
    square.west - t >= box.west &&
    square.east + t <= box.east &&
    square.south - t >= box.south &&
    square.north + t <= box.north;
  return { side: within ? 'within' : 'crossed', edges: [] };
}

/** The edges that reach into a band of latitudes. */
export const atHeight = (edges: readonly Edge[], south: number, north: number): Edge[] =>
  edges.filter(({ y1, y2 }) => Math.max(y1, y2) >= south && Math.min(y1, y2) <= north);

/**
 * @param near edges that may be near the square: those near its parent square
 * @param level all edges of the ring at the square's height
 */
export function sideOfRing(square: Bounds, near: readonly Edge[], level: readonly Edge[]): Side {
  const edges = near.filter((edge) => touchesSquare(square, edge));
  if (edges.length > 0) return { side: 'crossed', edges };
  return {
    side:
      windingNumber((square.west + square.east) / 2, (square.south + square.north) / 2, level) === 0
        ? 'outside'
        : 'within',
    edges,
  };
}

/** Returns false only if the edge certainly does not touch the square. */
function touchesSquare(square: Bounds, { x1, y1, x2, y2 }: Edge): boolean {
  const west = square.west - tolerance;
  const east = square.east + tolerance;
  const south = square.south - tolerance;
  const north = square.north + tolerance;
  if (Math.max(x1, x2) < west || Math.min(x1, x2) > east || Math.max(y1, y2) < south || Math.min(y1, y2) > north)
    return false;
  const sideOfLine = (x: number, y: number): number => Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
  const first = sideOfLine(west, south);
  return (
    first === 0 ||
    sideOfLine(east, south) !== first ||
    sideOfLine(west, north) !== first ||
    sideOfLine(east, north) !== first
  );
}

/** Winding number of a ring around a point; the database treats a point as inside when it is not 0. */
function windingNumber(x: number, y: number, level: readonly Edge[]): number {
  let turns = 0;
  for (const { x1, y1, x2, y2 } of level) {
    const left = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
    if (y1 <= y && y2 > y && left > 0) turns += 1;
    else if (y1 > y && y2 <= y && left < 0) turns -= 1;
  }
  return turns;
}
