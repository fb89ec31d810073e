import { retryDelay, retryRequest } from './retrying.ts';

test('[GQL-04] waits twice as long each time, 30 s at most', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('[GQL-04] any read is attempted four times in all, and not again after a 401', async () => {
  jest.useFakeTimers();
  let tries = 0;
  const result = retryRequest(() => {
    tries++;
    return Promise.reject(new Error(tries === 9 ? 'HTTP 401' : 'offline'));
  }).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(7000);
  expect(await result).toBe('offline');
  expect(tries).toBe(4);
  tries = 8;
  expect(
    await retryRequest(() => {
      tries++;
      return Promise.reject(new Error('HTTP 401'));
    }).catch((error: Error) => error.message),
  ).toBe('HTTP 401');
  expect(tries).toBe(9);
  jest.useRealTimers();
});
