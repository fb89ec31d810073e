import { boxOf, nameSpot, type NamedOutline, type PixelBox } from './name-spot.ts';

const size = [80, 22] as const;
/** A square suburb of 200 pixels in the middle of a map. */
const square = {
  size,
  view: [0, 0, 400, 400],
  box: [100, 100, 300, 300],
  middle: [200, 200],
  isInside: (x, y) => x > 100 && x < 300 && y > 100 && y < 300,
  covered: [],
} satisfies NamedOutline;
const around = (x: number, y: number): PixelBox => [x - 24, y - 24, x + 24, y + 24];
const isApart = (one: PixelBox, other: PixelBox): boolean =>
  one[2] <= other[0] || one[0] >= other[2] || one[3] <= other[1] || one[1] >= other[3];

test('[MAP-20] without markers a name is in the middle of its suburb', () => {
  expect(nameSpot(square)).toEqual([200, 200]);
});

test('[MAP-20] markers are avoided by the least way, with all of the name inside while there is room', () => {
  const covered = [around(200, 200), around(200, 240)];
  const spot = nameSpot({ ...square, covered });
  expect(covered.every((each) => isApart(each, boxOf(spot, size)))).toBe(true);
  expect(spot).toEqual([200, 164]);
  // A strip that leaves only the sides free, too narrow for all of the name.
  const beside = nameSpot({ ...square, covered: [[150, 0, 250, 400]] });
  expect(beside).toEqual([104, 200]);
});

test('[MAP-20] of a suburb that is partly in view the name is all in view', () => {
  expect(nameSpot({ ...square, view: [220, 220, 400, 400] })).toEqual([260, 236]);
});

test('[MAP-20] where a suburb has no room its name is above it, above the markers there, and never out of view', () => {
  const tiny = { ...square, box: [198, 198, 202, 202], isInside: () => false } satisfies NamedOutline;
  expect(nameSpot(tiny)).toEqual([200, 187]);
  const covered = [around(200, 190), boxOf([200, 150], size)];
  const [x, y] = nameSpot({ ...tiny, covered });
  expect([x, covered.every((each) => isApart(each, boxOf([x, y], size)))]).toEqual([200, true]);
  expect(y).toBeGreaterThan(115);
  expect(nameSpot({ ...square, covered: [[-100, -100, 500, 500]] })).toEqual([200, 11]);
  expect(nameSpot({ ...tiny, view: [190, 190, 400, 400] })).toEqual([230, 201]);
});
