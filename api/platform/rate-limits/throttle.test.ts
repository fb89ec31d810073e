import { openDatabase, type Database } from '../database/public.ts';
import { testDatabase, testDatabaseUrl } from '../../test-kit/test-database.ts';
import type { Refusal } from '../problems/refusal.ts';
import { callLimits } from './limits.ts';
import { inTime, countTry, forgiveCaller, throttleCaller } from './throttle.ts';

let database: Database;
const statements: string[] = [];
beforeAll(async () => {
  database = await testDatabase(({ sql }) => statements.push(sql));
});
afterAll(() => database.destroy());

const at = Date.parse('2026-11-21T10:00:00Z');
/** Seconds to wait; 0 when the try was taken. */
const attempt = (key: string, limits: Parameters<typeof countTry>[2], now: number): Promise<number | undefined> =>
  countTry(database, key, limits, now).then(
    () => 0,
    (problem: Refusal) => problem.retryAfter,
  );

test('[MEMB-13] attempts beyond the limit of a window are rejected until it ends, with the seconds left', async () => {
  const limit = { most: 2, seconds: 60 };
  expect([
    await attempt('a', limit, at),
    await attempt('a', limit, at + 10_000),
    await attempt('a', limit, at + 15_000),
  ]).toEqual([0, 0, 45]);
  expect([await attempt('b', limit, at + 15_000), await attempt('a', limit, at + 60_000)]).toEqual([0, 0]);
  await expect(countTry(database, 'c', { most: 0, seconds: 7200 }, at)).rejects.toMatchObject({
    kind: 'throttled',
    message: 'Too many attempts. Please try again in 2 hours.',
  });
});

test('[MEMB-13] with several limits the waits grow with the tries', async () => {
  const limits = [
    { most: 2, seconds: 60 },
    { most: 3, seconds: 3600 },
  ];
  const waits: (number | undefined)[] = [];
  for (const now of [at, at, at, at + 60_000, at + 120_000]) waits.push(await attempt('d', limits, now));
  expect(waits).toEqual([0, 0, 60, 3540, 3480]);
});

test('[MEMB-13] tries at the same moment are all counted', async () => {
  const taken = await Promise.all(Array.from({ length: 12 }, () => attempt('e', { most: 5, seconds: 60 }, at)));
  expect(taken.filter((wait) => wait === 0)).toHaveLength(5);
});

test('[MEMB-13] tries of several windows at the same moment are all counted, by one statement each', async () => {
  const limits = [
    { most: 5, seconds: 60 },
    { most: 8, seconds: 3600 },
    { most: 20, seconds: 86_400 },
  ];
  statements.length = 0;
  const now = [at, at, at + 60_000, at + 60_000];
  const waits: (number | undefined)[] = [];
  for (const each of now)
    waits.push(...(await Promise.all(Array.from({ length: 4 }, () => attempt('several', limits, each)))));
  expect(statements.filter((each) => each.includes('insert into throttle'))).toHaveLength(16);
  expect(statements).toHaveLength(16);
  // Five in the first minute; three more in the next one, which exhaust the hour.
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  expect(waits.slice(8)).toEqual(Array(8).fill(3540));
});

test('[MEMB-13] counts survive a restart of the process', async () => {
  const { url, drop } = await testDatabaseUrl();
  const tried = async (): Promise<number | undefined> => {
    const own = await openDatabase({ dataDir: '', databaseUrl: url });
    try {
      return await countTry(own, 'a', { most: 1, seconds: 3600 }, at).then(
        () => 0,
        (problem: Refusal) => problem.retryAfter,
      );
    } finally {
      await own.destroy();
    }
  };
  try {
    expect([await tried(), await tried()]).toEqual([0, 3600]);
  } finally {
    await drop();
  }
});

test('[MEMB-13] a right try forgets the wrong ones of its account and network only', async () => {
  const limit = { most: 1, seconds: 60 };
  await attempt('sign-in:here:f', limit, at);
  await attempt('sign-in:here:f%', limit, at);
  await forgiveCaller(database, 'sign-in:here', 'f');
  expect([await attempt('sign-in:here:f', limit, at), await attempt('sign-in:here:f%', limit, at)]).toEqual([0, 60]);
});

test('[MEMB-13] a named limit counts by its own number; a household of IPv6 is one network; a rejection states the limit', async () => {
  const most = callLimits.enquiry.limits[0]?.most ?? 0;
  for (let call = 0; call < most; call += 1)
    await throttleCaller(database, 'enquiry', `2001:db8:1:2::${call.toString(16)}`, at);
  await expect(throttleCaller(database, 'enquiry', '2001:db8:1:2:ffff::1', at)).rejects.toMatchObject({
    kind: 'throttled',
    quota: { name: 'enquiry', most, seconds: 3600, wait: 3600 },
  });
  await throttleCaller(database, 'enquiry', '2001:db8:1:3::1', at);
});

test('[MEMB-13] the time to wait is named as people name it', () => {
  expect([1, 59, 60, 61, 120, 5399, 5400, 86_400].map(inTime)).toEqual([
    'in a minute',
    'in a minute',
    'in a minute',
    'in 2 minutes',
    'in 2 minutes',
    'in 2 hours',
    'in 2 hours',
    'in 24 hours',
  ]);
});
