import { Memo, memoMs, mostStored } from './memo.ts';

test("[LOC-06] a location's data are cached for 600,000 milliseconds", async () => {
  let now = 0;
  const request = jest.fn((value: string) => Promise.resolve(value));
  const memo = new Memo<string>(() => now);
  expect(memoMs).toBe(600_000);
  expect(await memo.get('a', () => request('first'))).toBe('first');
  now = 599_999;
  expect(await memo.get('a', () => request('second'))).toBe('first');
  now = 600_000;
  expect(await memo.get('a', () => request('third'))).toBe('third');
  expect(request).toHaveBeenCalledTimes(2);
});

test('[LOC-06] ten locations are cached; the least recently used one is dropped', async () => {
  const memo = new Memo<string>(() => 0);
  const request = jest.fn(() => Promise.resolve('x'));
  expect(mostStored).toBe(10);
  for (let place = 0; place < 10; place += 1) await memo.get(String(place), request);
  await memo.get('0', request);
  await memo.get('10', request);
  expect(request).toHaveBeenCalledTimes(11);
  await memo.get('0', request);
  expect(request).toHaveBeenCalledTimes(11);
  await memo.get('1', request);
  expect(request).toHaveBeenCalledTimes(12);
});

test('[LOC-06] concurrent requests cause one fetch; failed or changed data are fetched again', async () => {
  const memo = new Memo<string>(() => 0);
  const request = jest.fn(() => Promise.resolve('x'));
  await Promise.all([memo.get('a', request), memo.get('a', request)]);
  expect(request).toHaveBeenCalledTimes(1);
  memo.forget('a');
  await memo.get('a', request);
  expect(request).toHaveBeenCalledTimes(2);
  await expect(memo.get('b', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(await memo.get('b', request)).toBe('x');
});
