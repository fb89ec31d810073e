import { positionAlong, scaleOf } from './scale.ts';

test.each([
  [[0, 3, 10], { from: 0, to: 10, marks: [0, 2.5, 5, 7.5, 10] }],
  [[812_000, 1_240_000], { from: 800_000, to: 1_400_000, marks: [800_000, 1_000_000, 1_200_000, 1_400_000] }],
  [[400_000, 1_240_000], { from: 0, to: 1_500_000, marks: [0, 500_000, 1_000_000, 1_500_000] }],
  [[7, 7], { from: 6, to: 8, marks: [6, 8] }],
  [[0.2, 0.3], { from: 0.2, to: 0.3, marks: [0.2, 0.225, 0.25, 0.275, 0.3] }],
  [[-4, 4], { from: -4, to: 4, marks: [-4, -2, 0, 2, 4] }],
  [[0], { from: 0, to: 1, marks: [0, 1] }],
  [[], { from: 0, to: 1, marks: [0, 1] }],
])('the axis of %j has round marks around all values', (values, scale) => {
  expect(scaleOf(values)).toEqual(scale);
});

test('bars start at zero, whatever their values', () => {
  expect(scaleOf([90, 100], true)).toEqual({ from: 0, to: 100, marks: [0, 25, 50, 75, 100] });
  expect(positionAlong({ from: 0, to: 100 }, 25)).toBe(0.25);
});

test('every value is within its axis', () => {
  for (const values of [
    [1, 999],
    [33, 34],
    [5e-7, 6e-7],
    [1e9, 3e9],
    [-3, -1],
  ]) {
    const scale = scaleOf(values);
    for (const value of values)
      expect(positionAlong(scale, value)).toEqual(
        expect.closeTo(Math.min(1, Math.max(0, positionAlong(scale, value))), 9),
      );
    expect(scale.marks.length).toBeGreaterThan(1);
    expect(scale.marks.length).toBeLessThan(8);
  }
});
