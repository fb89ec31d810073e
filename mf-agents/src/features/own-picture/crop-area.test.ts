import { cropQuery, dragView, fitView, freedomOf, squareOf, start } from './crop-area.ts';

const wide = { width: 300, height: 100 };

test('[AGNT-10] the square starts in the middle, stays within the picture, and is sent as shares', () => {
  expect(squareOf(start, wide)).toEqual({ left: 100, top: 0, side: 100 });
  expect(cropQuery(start, wide)).toBe('x=0.333333&y=0.000000&side=1.000000');
  expect(fitView({ x: 0, y: 2, zoom: 9 }, wide)).toEqual({ x: 12.5 / 300, y: 0.875, zoom: 4 });
  expect(fitView({ x: 1, y: 1, zoom: 0 }, wide)).toEqual({ x: 1 - 50 / 300, y: 0.5, zoom: 1 });
  expect(cropQuery(fitView({ x: 1, y: 1, zoom: 2 }, wide), wide)).toBe('x=0.833333&y=0.500000&side=0.500000');
});

test('[AGNT-10] dragging moves the picture with the finger, as far as it goes', () => {
  expect(squareOf(dragView(start, 0.5, 0.5, wide), wide)).toMatchObject({ left: expect.closeTo(50), top: 0 });
  expect(squareOf(dragView(start, -9, 0, wide), wide)).toMatchObject({ left: expect.closeTo(200) });
  expect(freedomOf(start, wide)).toEqual({ sideways: true, upright: false });
  expect(freedomOf({ ...start, zoom: 1.5 }, wide)).toEqual({ sideways: true, upright: true });
  expect(freedomOf(start, { width: 9, height: 9 })).toEqual({ sideways: false, upright: false });
});
