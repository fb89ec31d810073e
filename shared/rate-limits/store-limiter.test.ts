import { StoreLimiter, type WindowStore } from './store-limiter.ts';

/** An in-memory store: a count for each key, the same in every window; a window ends after its length. */
function testStore() {
  const counts = new Map<string, number>();
  const add = jest.fn<ReturnType<WindowStore['add']>, Parameters<WindowStore['add']>>(async (key, points, lengths) => {
    const count = (counts.get(key) ?? 0) + points;
    counts.set(key, count);
    return lengths.map((seconds) => ({ seconds, count, wait: seconds }));
  });
  return { counts, add, delete: async (key: string) => counts.delete(key) };
}

const limits = [
  { most: 2, seconds: 60 },
  { most: 4, seconds: 3600 },
];

test('one statement counts an attempt in all windows; the longest wait of the exceeded ones applies', async () => {
  const store = testStore();
  const limiter = new StoreLimiter(store, limits);
  const reached: unknown[] = [];
  for (let tries = 0; tries < 5; tries += 1) reached.push(await limiter.reached('a'));
  expect(reached).toEqual([
    undefined,
    undefined,
    { most: 2, seconds: 60, wait: 60 },
    { most: 2, seconds: 60, wait: 60 },
    { most: 4, seconds: 3600, wait: 3600 },
  ]);
  expect(store.add.mock.calls).toEqual(Array.from({ length: 5 }, () => ['a', 1, [60, 3600]]));
  expect(await limiter.reached('b')).toBeUndefined();
});

test('a limit of 0 rejects the first attempt', async () => {
  expect(await new StoreLimiter(testStore(), [{ most: 0, seconds: 60 }]).reached('a')).toEqual({
    most: 0,
    seconds: 60,
    wait: 60,
  });
});

test('the library reports the points left in the tightest window', async () => {
  const limiter = new StoreLimiter(testStore(), limits);
  expect(await limiter.consume('a')).toMatchObject({
    remainingPoints: 1,
    msBeforeNext: 60_000,
    isFirstInDuration: true,
  });
  expect(await limiter.consume('a')).toMatchObject({ remainingPoints: 0, isFirstInDuration: false });
});

test('a deleted key starts from zero', async () => {
  const store = testStore();
  const limiter = new StoreLimiter(store, [{ most: 1, seconds: 60 }]);
  await limiter.reached('a');
  expect([await limiter.delete('a'), await limiter.delete('a'), await limiter.reached('a')]).toEqual([
    true,
    false,
    undefined,
  ]);
});

test('a failing store rejects with its own error: no attempt passes uncounted', async () => {
  const failure = new Error('connection lost');
  const limiter = new StoreLimiter(
    { add: () => Promise.reject(failure), delete: () => Promise.reject(failure) },
    limits,
  );
  await expect(limiter.reached('a')).rejects.toBe(failure);
  await expect(limiter.delete('a')).rejects.toBe(failure);
});
