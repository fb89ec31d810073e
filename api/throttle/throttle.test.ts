import { testDatabase, type Database } from '../database/public.ts';
import type { Refusal } from '../refusal.ts';
import { forgive, throttle } from './throttle.ts';

jest.setTimeout(60_000);
let database: Database;
beforeAll(async () => { database = await testDatabase(); });
afterAll(() => database.destroy());

const at = Date.parse('2026-11-21T10:00:00Z');
/** Seconds to wait; 0 when the try was taken. */
const attempt = (key: string, limits: Parameters<typeof throttle>[2], now: number): Promise<number | undefined> =>
  throttle(database, key, limits, now).then(() => 0, (problem: Refusal) => problem.retryAfter);

test('[MEMB-13] tries beyond the limit of a window are refused until it ends, with the seconds left', async () => {
  const limit = { most: 2, seconds: 60 };
  expect([await attempt('a', limit, at), await attempt('a', limit, at + 10_000), await attempt('a', limit, at + 15_000)]).toEqual([0, 0, 45]);
  expect([await attempt('b', limit, at + 15_000), await attempt('a', limit, at + 60_000)]).toEqual([0, 0]);
  await expect(throttle(database, 'c', { most: 0, seconds: 7200 }, at)).rejects.toMatchObject({ kind: 'throttled', message: 'That was tried too often. Please try again in 2 hours.' });
});

test('[MEMB-13] with several limits the waits grow with the tries', async () => {
  const limits = [{ most: 2, seconds: 60 }, { most: 3, seconds: 3600 }];
  const waits: (number | undefined)[] = [];
  for (const now of [at, at, at, at + 60_000, at + 120_000]) waits.push(await attempt('d', limits, now));
  expect(waits).toEqual([0, 0, 60, 3540, 3480]);
});

test('[MEMB-13] tries at the same moment are all counted', async () => {
  const taken = await Promise.all(Array.from({ length: 12 }, () => attempt('e', { most: 5, seconds: 60 }, at)));
  expect(taken.filter((wait) => wait === 0)).toHaveLength(5);
});

test('[MEMB-13] a right try forgets the wrong ones of its key only', async () => {
  const limit = { most: 1, seconds: 60 };
  await attempt('f', limit, at);
  await attempt('f%', limit, at);
  await forgive(database, 'f');
  expect([await attempt('f', limit, at), await attempt('f%', limit, at)]).toEqual([0, 60]);
});
