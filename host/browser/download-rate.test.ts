import { downloadRate } from './download-rate.ts';

const file = (responseStart: number, responseEnd: number, transferSize: number) => ({
  responseStart,
  responseEnd,
  transferSize,
});

test('[SHELL-15] the rate of a line is that of its files together, without pauses and what a cache had', () => {
  const together = [file(600, 700, 5000), file(100, 300, 20_000), file(100, 500, 20_000), file(150, 152, 0)];
  expect(downloadRate(together)).toBe(90);
  expect(downloadRate([file(900, 900, 40_000)])).toBe(40_000);
});

test('[SHELL-15] nothing is known of a line that few bytes have come by', () => {
  expect(downloadRate([])).toBeUndefined();
  expect(downloadRate([file(0, 900, 20_000), file(0, 900, 0)])).toBeUndefined();
});
