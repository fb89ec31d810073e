import fc from 'fast-check';
import { coverOf, type Run } from './cover.ts';
import type { Box, Polygons, Ring } from './well-known-text.ts';

/** As `map_cell` of the database. */
function cellOf(longitude: number, latitude: number): number {
  const [x, y] = [longitude, latitude].map((degrees) =>
    Math.min(32_767, Math.max(0, Math.floor(((degrees + 180) / 360) * 32_768))),
  ) as [number, number];
  let cell = 0;
  for (let bit = 14; bit >= 0; bit -= 1) cell = cell * 4 + ((y >> bit) & 1) * 2 + ((x >> bit) & 1);
  return cell;
}

const holds = (runs: readonly Run[], number: number): boolean =>
  runs.some(({ low, high }) => number >= low && number <= high);

/** Non-zero winding, the plain way. */
function isInside({ points }: Ring, x: number, y: number): boolean {
  let turns = 0;
  for (const [at, [x1, y1]] of points.entries()) {
    const [x2, y2] = points[(at + 1) % points.length] as readonly [number, number];
    const left = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
    if (y1 <= y && y2 > y && left > 0) turns += 1;
    if (y1 > y && y2 <= y && left < 0) turns -= 1;
  }
  return turns !== 0;
}

const place = fc.tuple(fc.double({ min: 143, max: 147, noNaN: true }), fc.double({ min: -39, max: -36, noNaN: true }));

test('[SRCH-17] a cover holds every place of a shape that may cross itself, and marks none outside as within', () => {
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 3, maxLength: 12 }),
      fc.array(place, { minLength: 20, maxLength: 20 }),
      (points, places) => {
        const ring: Ring = { kind: 'ring', points };
        const { countedCells, within, crossed } = coverOf(ring);
        const wrong = places.filter(([x, y]) => {
          const cell = cellOf(x, y);
          return isInside(ring, x, y)
            ? ![countedCells, within, crossed].some((runs) => holds(runs, cell))
            : holds(countedCells, cell) || holds(within, cell);
        });
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

test('[MAP-17] a cover of several areas without their holes agrees with a check of each position', () => {
  const rings = (most: number) => fc.array(fc.array(place, { minLength: 3, maxLength: 6 }), { maxLength: most });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.array(place, { minLength: 3, maxLength: 8 }), rings(2)), { minLength: 1, maxLength: 4 }),
      fc.array(place, { minLength: 20, maxLength: 20 }),
      (drawn, places) => {
        const shape: Polygons = {
          kind: 'polygons',
          polygons: drawn.map(([outline, holes]) => [outline, ...holes].map((points) => ({ kind: 'ring', points }))),
        };
        const { countedCells, within, crossed } = coverOf(shape);
        const wrong = places.filter(([x, y]) => {
          const inside = shape.polygons.some(
            ([outline, ...holes]) => outline && isInside(outline, x, y) && !holes.some((hole) => isInside(hole, x, y)),
          );
          const cell = cellOf(x, y);
          return inside
            ? ![countedCells, within, crossed].some((runs) => holds(runs, cell))
            : holds(countedCells, cell) || holds(within, cell);
        });
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

test('[SRCH-16] a box is counted by whole squares, and looked at only along its edges', () => {
  const box: Box = { kind: 'box', west: 144.4, south: -38.4, east: 145.8, north: -37.4 };
  const { counted, countedCells, within, crossed } = coverOf(box);
  expect(counted.every(({ low }) => low >= 10_000)).toBe(true);
  expect([
    holds(countedCells, cellOf(145.2, -37.9)),
    holds(crossed, cellOf(144.4, -38)),
    holds([...countedCells, ...within, ...crossed], cellOf(144.3, -38)),
  ]).toEqual([true, true, false]);
  const cells = (runs: readonly Run[]) => runs.reduce((sum, { low, high }) => sum + high - low + 1, 0);
  expect(cells(crossed)).toBeLessThan(0.1 * cells([...countedCells, ...within]));
});
