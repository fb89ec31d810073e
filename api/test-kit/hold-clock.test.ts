import { clock, now } from '../platform/clock.ts';
import { holdClock } from './hold-clock.ts';

beforeAll(() => {
  // As an API of another test file in this process has done.
  clock.hear(Date.now(), performance.now());
});
holdClock();

test('[REL-162] a held clock stands still in a process that has followed a database’s clock before', () => {
  const before = now();
  const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 120_000);
  try {
    expect([now(), Date.now()]).toEqual([before, before]);
  } finally {
    later.mockRestore();
  }
});
