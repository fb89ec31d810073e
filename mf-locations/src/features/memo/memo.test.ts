import { Memo, memoMs, mostStored } from './memo.ts';

test('[LOC-06] what is known of a place is kept for 600,000 milliseconds', async () => {
  let now = 0;
  const ask = jest.fn((value: string) => Promise.resolve(value));
  const kept = new Memo<string>(() => now);
  expect(memoMs).toBe(600_000);
  expect(await kept.get('a', () => ask('first'))).toBe('first');
  now = 599_999;
  expect(await kept.get('a', () => ask('second'))).toBe('first');
  now = 600_000;
  expect(await kept.get('a', () => ask('third'))).toBe('third');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('[LOC-06] ten places are kept; the one that was not looked at for longest goes', async () => {
  const kept = new Memo<string>(() => 0);
  const ask = jest.fn(() => Promise.resolve('x'));
  expect(mostStored).toBe(10);
  for (let place = 0; place < 10; place += 1) await kept.get(String(place), ask);
  await kept.get('0', ask);
  await kept.get('10', ask);
  expect(ask).toHaveBeenCalledTimes(11);
  await kept.get('0', ask);
  expect(ask).toHaveBeenCalledTimes(11);
  await kept.get('1', ask);
  expect(ask).toHaveBeenCalledTimes(12);
});

test('[LOC-06] asked twice at once it is fetched once; what failed or changed is fetched again', async () => {
  const kept = new Memo<string>(() => 0);
  const ask = jest.fn(() => Promise.resolve('x'));
  await Promise.all([kept.get('a', ask), kept.get('a', ask)]);
  expect(ask).toHaveBeenCalledTimes(1);
  kept.forget('a');
  await kept.get('a', ask);
  expect(ask).toHaveBeenCalledTimes(2);
  await expect(kept.get('b', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(await kept.get('b', ask)).toBe('x');
});
