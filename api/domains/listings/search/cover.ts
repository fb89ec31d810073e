import { atHeight, edgesOf, sideOfBox, sideOfRing, type Edge, type Side } from './square-side.ts';
import type { Box, Shape } from './well-known-text.ts';

/**
 * A shape on the grid of the function `map_cell`: a quadtree over the world of 15 levels, its cells numbered in
 * Z-order, so that every square of a coarser level is a run of cells. Squares that lie wholly within the shape and
 * with a rollup need no look at their rows; of the rest, only rows in cells that the outline runs through need
 * a look at their position.
 */
export interface Cover {
  /** Runs of areas of `listing_count`: squares within the shape that have a rollup. */
  readonly counted: readonly Run[];
  /** Runs of cells: the same squares. */
  readonly countedCells: readonly Run[];
  /** Runs of cells within the shape outside counted squares. */
  readonly within: readonly Run[];
  /** Runs of cells that the outline crosses. */
  readonly crossed: readonly Run[];
}
/** Inclusive. */
export interface Run {
  readonly low: number;
  readonly high: number;
}

const finest = 15;
/** Levels that have a rollup, with the number of their first area. */
const countedLevels = [
  { level: 6, first: 1000 },
  { level: 10, first: 10_000 },
] as const;
/** Maximum number of crossed squares; beyond it they are not split further. */
const mostCrossed = 400;

interface Square {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  /** One for each ring of the shape. */
  readonly rings: readonly NearEdges[];
}
interface NearEdges {
  /** Edges that may cross the square. */
  readonly edges: readonly Edge[];
  /** Edges at its latitudes, at any longitude: others do not affect the winding number of its points. */
  readonly level: readonly Edge[];
}

const covers = new WeakMap<Shape, Cover>();

/** Computed once for each shape: several parts of a search need it. */
export function coverOf(shape: Shape): Cover {
  const cover = covers.get(shape) ?? computeCover(shape);
  covers.set(shape, cover);
  return cover;
}

function computeCover(shape: Shape): Cover {
  const whole: Whole = { counted: [], countedCells: [], within: [] };
  const polygons = polygonsOf(shape);
  const rings = polygons.flat().map((edges) => ({ edges, level: edges }));
  let crossed: readonly Square[] = [{ number: 0, x: 0, y: 0, rings }];
  let level = 0;
  while (level < finest && crossed.length > 0 && (level < 6 || crossed.length <= mostCrossed)) {
    level += 1;
    const next: Square[] = [];
    const degrees = 360 / 2 ** level;
    for (const square of crossed.flatMap((each) => quarterSquare(each, degrees))) {
      const bounds = boundsOf(square, degrees);
      const sides = square.rings.map((ring) => sideOfRing(bounds, ring.edges, ring.level));
      const side = shape.kind === 'box' ? sideOfBox(bounds, shape).side : sideOfPolygons(polygons, sides);
      if (side === 'crossed')
        next.push({
          ...square,
          rings: square.rings.map(({ level: own }, at) => ({ edges: sides[at]?.edges ?? [], level: own })),
        });
      else if (side === 'within') addWhole(level, square.number, whole);
    }
    crossed = next;
  }
  return {
    counted: joinRuns(whole.counted),
    countedCells: joinRuns(whole.countedCells),
    within: joinRuns(whole.within),
    crossed: joinRuns(crossed.map(({ number }) => makeRun(number, finest - level))),
  };
}

/** In Z-order: the bit of x is lower than that of y. */
function quarterSquare({ number, x, y, rings }: Square, degrees: number): Square[] {
  return [0, 1].flatMap((upper) => {
    const south = (y * 2 + upper) * degrees - 180;
    const own = rings.map(({ edges, level }) => ({ edges, level: atHeight(level, south, south + degrees) }));
    return [0, 1].map((right) => ({
      number: number * 4 + upper * 2 + right,
      x: x * 2 + right,
      y: y * 2 + upper,
      rings: own,
    }));
  });
}

const boundsOf = ({ x, y }: Square, degrees: number): Omit<Box, 'kind'> => ({
  west: x * degrees - 180,
  south: y * degrees - 180,
  east: (x + 1) * degrees - 180,
  north: (y + 1) * degrees - 180,
});

/** The edges of a shape's polygons, ring by ring; none of a box. */
function polygonsOf(shape: Shape): readonly (readonly (readonly Edge[])[])[] {
  if (shape.kind === 'box') return [];
  return (shape.kind === 'ring' ? [[shape]] : shape.polygons).map((rings) => rings.map(edgesOf));
}

/** A square's side of all polygons together, from its side of each of their rings. */
function sideOfPolygons(polygons: readonly (readonly unknown[])[], sides: readonly Side[]): Side['side'] {
  let at = 0;
  const each = polygons.map(({ length }) => {
    const [outline, ...holes] = sides.slice(at, (at += length)).map(({ side }) => side);
    if (outline === 'outside' || holes.includes('within')) return 'outside';
    return outline === 'within' && holes.every((side) => side === 'outside') ? 'within' : 'crossed';
  });
  if (each.includes('within')) return 'within';
  return each.includes('crossed') ? 'crossed' : 'outside';
}

/** The finer squares of a square, as a run. */
const makeRun = (number: number, levels: number, first = 0): Run => ({
  low: first + number * 4 ** levels,
  high: first + (number + 1) * 4 ** levels - 1,
});

interface Whole {
  readonly counted: Run[];
  readonly countedCells: Run[];
  readonly within: Run[];
}

function addWhole(level: number, number: number, { counted, countedCells, within }: Whole): void {
  const rollup = countedLevels.find((each) => each.level >= level);
  if (rollup) counted.push(makeRun(number, rollup.level - level, rollup.first));
  (rollup ? countedCells : within).push(makeRun(number, finest - level));
}

/** Sorts runs and merges adjacent ones. */
function joinRuns(runs: readonly Run[]): Run[] {
  const list: Run[] = [];
  for (const each of runs.toSorted((a, b) => a.low - b.low)) {
    const last = list.at(-1);
    if (last && last.high + 1 === each.low) list[list.length - 1] = { low: last.low, high: each.high };
    else list.push(each);
  }
  return list;
}
