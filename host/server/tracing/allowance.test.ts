import { Allowance } from './allowance.ts';

test('[REL-09] so many are let through a second, and no more are saved up', () => {
  let now = 0;
  const allowance = new Allowance(2, () => now);
  expect([allowance.take(), allowance.take(), allowance.take()]).toEqual([true, true, false]);
  now = 500;
  expect([allowance.take(), allowance.take()]).toEqual([true, false]);
  now = 60_000;
  expect([allowance.take(3), allowance.take(2), allowance.take()]).toEqual([false, true, false]);
});
