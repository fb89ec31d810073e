import { LatestList } from './latest-list.ts';

const is =
  (wanted: string) =>
  (item: string): boolean =>
    item === wanted;

test('an item that was added before a lookup is found by it, even while an older list is loading', async () => {
  const there = ['a'];
  const given: (() => void)[] = [];
  const list = new LatestList(async () => {
    const seen = [...there];
    await new Promise<void>((resolve) => {
      given.push(resolve);
    });
    return seen;
  }, 0);
  const begun = async (lists: number): Promise<void> => {
    while (given.length < lists)
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
  };
  const early = list.has(is('b'));
  await begun(1);
  there.push('b');
  const late = list.has(is('b'));
  await begun(2);
  for (const give of given) give();
  expect([await early, await late]).toEqual([false, true]);
});

test('a listed item costs no request, and concurrent misses share one', async () => {
  let requests = 0;
  const list = new LatestList(async () => {
    requests++;
    return ['a'];
  }, 20);
  expect([await list.has(is('a')), await list.has(is('a')), requests]).toEqual([true, true, 1]);
  expect(await Promise.all(Array.from({ length: 50 }, () => list.has(is('x'))))).toEqual(
    Array.from({ length: 50 }, () => false),
  );
  expect(requests).toBe(2);
  list.forget();
  expect([await list.has(is('a')), requests]).toEqual([true, 3]);
});

test('a list that fails rejects those who wait for it, and is requested again by the next lookup', async () => {
  let isUnavailable = true;
  const list = new LatestList(async () => {
    if (isUnavailable) throw new Error('unavailable');
    return ['a'];
  }, 0);
  await expect(list.has(is('a'))).rejects.toThrow('unavailable');
  isUnavailable = false;
  expect(await list.has(is('a'))).toBe(true);
});
