import fc from 'fast-check';
import type { MapPoint } from '../places.ts';
import {
  addCorner,
  addLine,
  begin,
  carry,
  clear,
  finish,
  hold,
  insertCorner,
  mostCorners,
  removeHeld,
  removeLast,
  undo,
  type Drawing,
} from './drawing.ts';
import { areaOf, crossesItself, uncrossed } from './ring.ts';
import { thin } from './thin.ts';

const square: readonly MapPoint[] = [
  [145, -37.8],
  [145.01, -37.8],
  [145.01, -37.81],
  [145, -37.81],
];
const drawn = (points: readonly MapPoint[]): Drawing =>
  points.reduce((drawing, point) => addCorner(drawing, point).drawing, begin());

test('[SRCH-17] corners are added one by one, the last can be removed, and three of them close an area', () => {
  expect(finish(drawn(square.slice(0, 2)))).toEqual({
    area: null,
    says: 'An area needs at least three corners; this one has 2.',
  });
  expect(finish(drawn(square))).toEqual({ area: square, says: 'Area of 4 corners closed.' });
  expect(removeLast(drawn(square)).drawing.corners).toEqual(square.slice(0, 3));
  expect(removeLast(begin())).toMatchObject({ says: 'There is no corner yet.' });
});

test('[SRCH-17] a freehand line closes an area; a slip of the hand does not', () => {
  expect(addLine(begin(), square)).toMatchObject({
    drawing: { phase: 'editing', corners: square },
    says: 'Area of 4 corners drawn.',
  });
  const slip = addLine(begin(), [
    [145, -37.8],
    [145.00001, -37.8],
    [145.00001, -37.80001],
  ]);
  expect(slip).toMatchObject({ drawing: begin(), says: expect.stringMatching(/too little/) });
  expect(addLine(drawn(square.slice(0, 2)), square.slice(2)).drawing.corners).toEqual(square);
});

test('[SRCH-17] corners are moved, added between others and removed; undo goes back step by step', () => {
  let drawing = hold(begin(square), 1).drawing;
  drawing = carry(carry(drawing, [145.02, -37.79]), [145.03, -37.79]);
  expect(drawing.corners[1]).toEqual([145.03, -37.79]);
  drawing = hold(drawing, null).drawing;
  drawing = insertCorner(drawing, 3, [144.99, -37.805]).drawing;
  expect(drawing).toMatchObject({ held: 4, corners: { length: 5 } });
  drawing = removeHeld(drawing).drawing;
  expect(drawing.corners).toHaveLength(4);
  drawing = clear(drawing).drawing;
  expect(drawing).toMatchObject({ phase: 'drawing', corners: [] });
  const back = [1, 2, 3, 4].map(() => {
    drawing = undo(drawing).drawing;
    return drawing.corners.length;
  });
  expect(back).toEqual([4, 5, 4, 4]);
  expect(drawing).toMatchObject({ phase: 'editing', corners: square });
  expect(undo(drawing).says).toBe('There is nothing to undo.');
});

test('[SRCH-17] too many corners, too few and too small an area give a calm message, and nothing is lost', () => {
  const full = drawn(
    Array.from({ length: mostCorners }, (_, index): MapPoint => [
      145 + Math.cos(index / 32) / 10,
      -37 + Math.sin(index / 32) / 10,
    ]),
  );
  expect(addCorner(full, [145, -37])).toEqual({ drawing: full, says: expect.stringContaining('at most 200 corners') });
  expect(
    finish(
      drawn([
        [145, -37.8],
        [145.0001, -37.8],
        [145.0001, -37.8001],
      ]),
    ),
  ).toEqual({ area: null, says: 'That area is too small to hold a home. Make it larger.' });
  const three = hold(begin(square.slice(0, 3)), 0).drawing;
  expect(removeHeld(three)).toEqual({ drawing: three, says: 'An area needs three corners. Clear it to draw another.' });
});

test('[SRCH-17] a line that crosses itself is repaired and keeps its corners', () => {
  const bow: readonly MapPoint[] = [
    [145, -37.8],
    [145.01, -37.81],
    [145.01, -37.8],
    [145, -37.81],
  ];
  const { area, says } = finish(drawn(bow));
  expect(says).toBe('Area of 4 corners closed; where its line crossed itself it was mended.');
  expect(area && crossesItself(area)).toBe(false);
  expect(new Set(area)).toEqual(new Set(bow));
  expect(areaOf(area ?? [])).toBeGreaterThan(900_000);
});

test('[SRCH-17] any scribble is repaired', () => {
  const point = fc
    .tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }))
    .map(([x, y]): MapPoint => [145 + x / 1e4, -38 + y / 1e4]);
  fc.assert(
    fc.property(fc.uniqueArray(point, { minLength: 3, maxLength: 60, selector: String }), (ring) => {
      const repaired = uncrossed(ring);
      expect(crossesItself(repaired)).toBe(false);
      expect(new Set(repaired)).toEqual(new Set(ring));
    }),
    { numRuns: 200 },
  );
});

test('[SRCH-17] a long trembling freehand line is thinned to at most 200 corners near it', () => {
  const line = Array.from({ length: 5000 }, (_, index) => [
    1000 * Math.cos(index / 800) + Math.sin(index) * 4,
    1000 * Math.sin(index / 800) + Math.cos(index * 3) * 4,
  ]);
  const thinned = thin(line, 2, mostCorners);
  expect(thinned.length).toBeLessThanOrEqual(200);
  expect(thinned.length).toBeGreaterThan(10);
  for (const [x = 0, y = 0] of thinned) expect(Math.abs(Math.hypot(x, y) - 1000)).toBeLessThan(10);
});
