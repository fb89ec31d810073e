import { comparePixels } from './compare.ts';
import type { Pixels } from './pixels.ts';

/** A white picture with rectangles of a grey: left, top, width, height. */
function picture(...marks: readonly (readonly [number, number, number, number])[]): Pixels {
  const [width, height] = [96, 64];
  const data = new Uint8Array(width * height * 3).fill(255);
  for (const [left, top, across, down] of marks)
    for (let y = top; y < top + down; y++) data.fill(60, (y * width + left) * 3, (y * width + left + across) * 3);
  return { width, height, data };
}

test('[SHELL-25] a mark that is displaced by a pixel is no difference, one by four pixels is', () => {
  expect(comparePixels(picture([20, 20, 8, 8]), picture([21, 19, 8, 8]))).toBeUndefined();
  const moved = comparePixels(picture([20, 20, 8, 8]), picture([24, 20, 8, 8]));
  expect(moved?.count).toBeGreaterThan(20);
  expect(moved?.boxes).toEqual([{ left: 16, top: 16, right: 32, bottom: 32 }]);
});

test('[SHELL-25] differences far from each other are shown apart, from top to bottom', () => {
  const found = comparePixels(picture([40, 10, 6, 6]), picture([4, 50, 6, 6]));
  expect(found?.boxes.map(({ left, top }) => [left, top])).toEqual([
    [32, 0],
    [0, 48],
  ]);
  // The frame's corner and a different pixel are red.
  const red = ([x, y]: readonly [number, number]) => [...(found?.shown.data.slice((y * 96 + x) * 3).slice(0, 3) ?? [])];
  expect([red([32, 0]), red([42, 12])]).toEqual([
    [216, 0, 39],
    [216, 0, 39],
  ]);
});

test('[SHELL-25] a few pixels of noise are no difference, nor is a shade that storing a picture changes', () => {
  expect(comparePixels(picture(), picture([3, 3, 1, 1], [50, 40, 2, 2]))).toBeUndefined();
  const faint = picture();
  faint.data.fill(240);
  expect(comparePixels(picture(), faint)).toBeUndefined();
});

test('[SHELL-25] a picture that is longer differs where the other one ends', () => {
  const short = picture();
  const long = { width: 96, height: 80, data: new Uint8Array(96 * 80 * 3).fill(255) };
  expect(comparePixels(short, long)?.boxes).toEqual([{ left: 0, top: 64, right: 96, bottom: 80 }]);
});
