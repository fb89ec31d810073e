import { MemoryLimiter } from './memory-limiter.ts';

const at = 1_000_000;
let time: jest.SpyInstance<number, []>;
beforeEach(() => {
  time = jest.spyOn(Date, 'now').mockReturnValue(at);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("a window starts with a key's first call; all is available when it ends, and a rejected call consumes nothing", async () => {
  const limiter = new MemoryLimiter({ most: 10, seconds: 60 });
  expect([await limiter.consume('a', 8), await limiter.consume('b', 10)]).toEqual([0, 0]);
  time.mockReturnValue(at + 45_000);
  expect([await limiter.consume('a', 3), await limiter.consume('a', 2), await limiter.consume('a')]).toEqual([
    15, 0, 15,
  ]);
  expect([await limiter.wait('a'), await limiter.wait('never-seen')]).toEqual([15, 0]);
  time.mockReturnValue(at + 60_000);
  expect([await limiter.wait('a'), await limiter.consume('a', 10)]).toEqual([0, 0]);
});

test('a burst is consumed beyond the limit, until its own window ends', async () => {
  const limiter = new MemoryLimiter({ most: 2, seconds: 1 }, { burst: { most: 3, seconds: 60 } });
  const calls = async (): Promise<number> => {
    let taken = 0;
    while ((await limiter.consume('a')) === 0) taken += 1;
    return taken;
  };
  expect(await calls()).toBe(5);
  const taken: number[] = [];
  for (const second of [1, 2, 59, 60]) {
    time.mockReturnValue(at + second * 1000);
    taken.push(await calls());
  }
  expect(taken).toEqual([2, 2, 2, 5]);
});

test('what is left of a limit and of its burst, and how long their windows last', async () => {
  const limiter = new MemoryLimiter({ most: 2, seconds: 1 }, { burst: { most: 3, seconds: 60 } });
  const left = async () => (await limiter.left('a')).map((each) => [each.most, each.left, each.wait]);
  expect(await left()).toEqual([
    [2, 2, 1],
    [3, 3, 60],
  ]);
  for (let call = 0; call < 3; call += 1) await limiter.consume('a');
  expect(await left()).toEqual([
    [2, 0, 1],
    [3, 2, 60],
  ]);
  time.mockReturnValue(at + 30_000);
  expect(await left()).toEqual([
    [2, 2, 1],
    [3, 2, 30],
  ]);
});

test('concurrent calls are all counted', async () => {
  const limiter = new MemoryLimiter({ most: 5, seconds: 60 });
  const waits = await Promise.all(Array.from({ length: 50 }, () => limiter.consume('a')));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

test('after a clock is set back nothing is freed, and no wait is longer than a window', async () => {
  const limiter = new MemoryLimiter({ most: 1, seconds: 60 });
  await limiter.consume('a');
  time.mockReturnValue(at - 3_600_000);
  expect([await limiter.consume('a'), await limiter.wait('a')]).toEqual([60, 60]);
});

test('made-up keys do not fill the memory: beyond the maximum the least recently used one is evicted', async () => {
  const limiter = new MemoryLimiter({ most: 1, seconds: 60 }, { mostKeys: 100, burst: { most: 1, seconds: 60 } });
  for (let key = 0; key < 5000; key += 1) {
    await limiter.consume(`made-up-${key}`);
    await limiter.consume('seen-often');
  }
  expect(limiter.size).toBe(100);
  expect([
    await limiter.wait('made-up-4999'),
    await limiter.wait('made-up-0'),
    await limiter.wait('seen-often'),
  ]).toEqual([60, 0, 60]);
  limiter.delete('seen-often');
  expect([limiter.size, await limiter.wait('seen-often'), await limiter.consume('seen-often')]).toEqual([99, 0, 0]);
});

test('evicting a key removes the library’s counts and timers too', async () => {
  jest.restoreAllMocks();
  jest.useFakeTimers();
  const limiter = new MemoryLimiter({ most: 1, seconds: 1 }, { mostKeys: 3, burst: { most: 1, seconds: 60 } });
  for (let key = 0; key < 1000; key += 1) for (const _ of [1, 2]) await limiter.consume(`${key}`);
  expect(jest.getTimerCount()).toBe(6);
  jest.useRealTimers();
});

test('timers that end windows do not prevent the process from exiting', async () => {
  const timers = (): number => process.getActiveResourcesInfo().filter((each) => each === 'Timeout').length;
  const before = timers();
  const limiter = new MemoryLimiter({ most: 1, seconds: 3600 });
  await limiter.consume('a');
  expect(timers()).toBe(before);
});
