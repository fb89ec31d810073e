import { tryLimiter } from './tries.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('[REL-07] after a clock is set back no wait is longer than fifteen minutes', async () => {
  let time = Date.UTC(2026, 10, 23);
  jest.spyOn(Date, 'now').mockImplementation(() => time);
  const counted = tryLimiter();
  for (let count = 0; count < 10; count++) await counted.consume('203.0.113.7');
  expect(await counted.wait('203.0.113.7')).toBe(900);
  time -= 5_000;
  expect(await counted.wait('203.0.113.7')).toBe(900);
  time += 905_001;
  expect(await counted.wait('203.0.113.7')).toBe(0);
});
