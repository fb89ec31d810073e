import { slideSizes } from './sizes.ts';

test('[SHELL-22] photographs that only a phone shows are as wide as its screen', () => {
  expect([0, 1, 4].map(slideSizes)).toEqual([
    expect.stringContaining('617px'),
    expect.stringContaining('306px'),
    expect.stringContaining('306px'),
  ]);
  expect(slideSizes(5)).toBe('100vw');
});
