import fc from 'fast-check';
import type { MapPoint } from '../places.ts';
import {
  addArea,
  addCorner,
  addLine,
  begin,
  carry,
  clear,
  finish,
  finishAll,
  hold,
  insertCorner,
  mostCorners,
  removeArea,
  removeHeld,
  removeLast,
  takeArea,
  undo,
  type Drawing,
} from './drawing.ts';
import { areaOf, crossesItself, uncrossRing } from './ring.ts';
import { thinLine } from './thin.ts';

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
    message: 'An area needs at least three corners; this one has 2.',
  });
  expect(finish(drawn(square))).toEqual({ area: square, message: 'Area of 4 corners closed.' });
  expect(removeLast(drawn(square)).drawing.corners).toEqual(square.slice(0, 3));
  expect(removeLast(begin())).toMatchObject({ message: 'There is no corner yet.' });
});

test('[SRCH-17] a freehand line closes an area; a slip of the hand does not', () => {
  expect(addLine(begin(), square)).toMatchObject({
    drawing: { phase: 'editing', corners: square },
    message: 'Area of 4 corners drawn.',
  });
  const slip = addLine(begin(), [
    [145, -37.8],
    [145.00001, -37.8],
    [145.00001, -37.80001],
  ]);
  expect(slip).toMatchObject({ drawing: begin(), message: expect.stringMatching(/too little/) });
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
  expect(undo(drawing).message).toBe('There is nothing to undo.');
});

test('[SRCH-17] too many corners, too few and too small an area give a calm message, and nothing is lost', () => {
  const full = drawn(
    Array.from({ length: mostCorners }, (_, index): MapPoint => [
      145 + Math.cos(index / 32) / 10,
      -37 + Math.sin(index / 32) / 10,
    ]),
  );
  expect(addCorner(full, [145, -37])).toEqual({
    drawing: full,
    message: expect.stringContaining('at most 200 corners'),
  });
  expect(
    finish(
      drawn([
        [145, -37.8],
        [145.0001, -37.8],
        [145.0001, -37.8001],
      ]),
    ),
  ).toEqual({ area: null, message: 'That area is too small to hold a home. Make it larger.' });
  const three = hold(begin(square.slice(0, 3)), 0).drawing;
  expect(removeHeld(three)).toEqual({
    drawing: three,
    message: 'An area needs three corners. Clear it to draw another.',
  });
});

test('[SRCH-17] a line that crosses itself is repaired with the same corners', () => {
  const bow: readonly MapPoint[] = [
    [145, -37.8],
    [145.01, -37.81],
    [145.01, -37.8],
    [145, -37.81],
  ];
  const { area, message } = finish(drawn(bow));
  expect(message).toBe('Area of 4 corners closed; we fixed where its line crossed itself.');
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
      const repaired = uncrossRing(ring);
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
  const thinned = thinLine(line, 2, mostCorners);
  expect(thinned.length).toBeLessThanOrEqual(200);
  expect(thinned.length).toBeGreaterThan(10);
  for (const [x = 0, y = 0] of thinned) expect(Math.abs(Math.hypot(x, y) - 1000)).toBeLessThan(10);
});

const shifted = (by: number): readonly MapPoint[] => square.map(([x, y]) => [x + by, y]);

test('[MAP-17] areas are added, left out, taken up again and removed; each step can be undone', () => {
  let drawing = addArea(begin(square), false).drawing;
  expect(drawing).toMatchObject({ phase: 'drawing', corners: [], others: [{ corners: square, excluded: false }] });
  expect(finishAll(drawing)).toEqual({ drawn: { areas: [square], excluded: [] }, message: '1 area closed.' });
  drawing = addLine(drawing, shifted(0.1)).drawing;
  drawing = addLine(addArea(drawing, true).drawing, shifted(0.005)).drawing;
  expect(finishAll(drawing)).toEqual({
    drawn: { areas: [square, shifted(0.1)], excluded: [shifted(0.005)] },
    message: '2 areas closed, 1 left out.',
  });
  const taken = takeArea(drawing);
  expect(taken).toMatchObject({
    drawing: { corners: square, excluding: false },
    message: 'Area of 4 corners, one of 3.',
  });
  const removed = removeArea(taken.drawing);
  expect(removed.message).toBe('Area removed, 2 left.');
  expect(finishAll(removed.drawing).drawn).toEqual({ areas: [shifted(0.1)], excluded: [shifted(0.005)] });
  expect(finishAll(undo(removed.drawing).drawing).drawn?.areas).toEqual([shifted(0.1), square]);
  expect(undo(undo(removed.drawing).drawing).drawing).toMatchObject({ corners: shifted(0.005), excluding: true });
});

test('[MAP-17] what leaves nothing to search, has too many areas or too many corners gets a message', () => {
  const only = addLine(addArea(begin(square), true).drawing, shifted(0.005)).drawing;
  expect(finishAll(removeArea(takeArea(only).drawing).drawing)).toEqual({
    drawn: null,
    message: 'Everything is left out. Draw an area to search first.',
  });
  const many = [0.1, 0.2, 0.3, 0.4].reduce(
    (drawing, by) => addLine(addArea(drawing, false).drawing, shifted(by)).drawing,
    begin(square),
  );
  expect(addArea(many, false)).toEqual({ drawing: many, message: 'A search has at most 5 areas.' });
  expect(addArea(many, true).drawing.excluding).toBe(true);
  expect(addArea(begin(square.slice(0, 2)), true).message).toMatch(/at least three corners/);
  const round = (turns: number, east: number): readonly MapPoint[] =>
    Array.from({ length: turns }, (_, index) => [
      east + Math.cos((index * 6.28) / turns) / 10,
      -37 + Math.sin((index * 6.28) / turns) / 10,
    ]);
  const fine = begin(round(100, 145), [
    { corners: round(200, 146), excluded: false },
    { corners: round(200, 147), excluded: false },
  ]);
  expect(insertCorner(fine, 1, [145, -37])).toEqual({
    drawing: fine,
    message: 'All areas together have at most 500 corners.',
  });
});
