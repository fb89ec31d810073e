import { FollowedClock } from './followed-clock.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test("a clock that follows another one has its time, whatever this machine's time of day is set to", () => {
  const steady = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const own = jest.spyOn(Date, 'now').mockReturnValue(5_000_000);
  const clock = new FollowedClock();
  expect(clock.now()).toBe(5_000_000);
  steady.mockReturnValue(1200);
  clock.hear(9_000_000, 1000);
  expect(clock.now()).toBe(9_000_100);
  own.mockReturnValue(1);
  steady.mockReturnValue(61_200);
  expect(clock.now()).toBe(9_060_100);
});

test('a late response or an invalid time does not change it; the first time received always does', () => {
  const steady = jest.spyOn(performance, 'now').mockReturnValue(5000);
  const clock = new FollowedClock();
  clock.hear(1_000_000, 0);
  expect(clock.now()).toBe(1_002_500);
  steady.mockReturnValue(10_000);
  clock.hear(7_000_000, 5000);
  clock.hear(Number.NaN, 10_000);
  expect(clock.now()).toBe(1_007_500);
});
