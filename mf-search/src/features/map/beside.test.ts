import { markersBeside, leastWidth } from './beside.ts';

const card = { width: 300, height: 200 };
const box = { width: 800, height: 600 };

test('[MAP-09] a card is beside its marker, on the side with room, within the map', () => {
  expect(markersBeside([100, 300], card, box)).toEqual({ left: 122, top: 200 });
  expect(markersBeside([700, 300], card, box)).toEqual({ left: 378, top: 200 });
  expect(markersBeside([100, 20], card, box)?.top).toBe(12);
  expect(markersBeside([100, 590], card, box)?.top).toBe(388);
});

test('[MAP-09] a map of the least width has room beside every marker', () => {
  for (let x = 0; x <= leastWidth; x += 1)
    expect(markersBeside([x, 300], { width: 240, height: 400 }, { width: leastWidth, height: 600 })).toBeDefined();
});

test('a narrow map has no room beside a marker, and a marker out of view has no card', () => {
  expect(markersBeside([200, 300], card, { width: 400, height: 600 })).toBeUndefined();
  expect(markersBeside([-5, 300], card, box)).toBeUndefined();
  expect(markersBeside([100, 601], card, box)).toBeUndefined();
});
