import { Lateness } from './lateness.ts';

/** Milliseconds for which something has blocked the event loop, beside the faked timers. */
let busyFor = 0;
const now = (): number => performance.now() + busyFor;
const measured: number[] = [];
let lateness: Lateness;
beforeEach(() => {
  jest.useFakeTimers();
  busyFor = 0;
  measured.length = 0;
  lateness = new Lateness((ms) => measured.push(ms) > 0, now);
});
afterEach(() => jest.useRealTimers());

/** Windows in each of which the event loop is busy at once for so long, and these requests begin. */
function pass(count: number, busy: number, waits: readonly number[] = []): void {
  for (let window = 0; window < count; window++) {
    const before = measured.length;
    lateness.follow();
    for (const ms of waits) lateness.record('pages', ms);
    busyFor += busy;
    while (measured.length === before) jest.advanceTimersByTime(50);
  }
}

test('[REL-168] a server is as late as the place where requests wait longest, on average', () => {
  pass(2, 0, [100, 300]);
  expect(lateness.ms).toBe(200);
  pass(2, 0, [10]);
  expect(lateness.ms).toBe(10);
});

test('[REL-168] a server whose event loop is busy is late, although nothing waits in its queues', () => {
  pass(2, 900);
  expect(lateness.ms).toBe(900);
});

test('[REL-168] a burst is no lateness: it passes by itself', () => {
  pass(1, 0, [1000, 1000]);
  expect(lateness.ms).toBe(0);
  pass(1, 0);
  expect(measured).toEqual([0, 0]);
});

test('[REL-168] a server without requests is not woken, and not late', () => {
  pass(2, 0, [700]);
  jest.advanceTimersByTime(1000);
  expect(jest.getTimerCount()).toBe(0);
  expect(lateness.ms).toBe(0);
  lateness.record('pages', 700);
  pass(2, 0);
  expect(measured.slice(-2)).toEqual([0, 0]);
});

test('[REL-168] it is measured on without requests until all is as usual again', () => {
  const isUsual = [false, false, false, true];
  const seen: number[] = [];
  lateness = new Lateness((ms) => {
    seen.push(ms);
    return isUsual[seen.length - 1] ?? true;
  }, now);
  lateness.follow();
  jest.advanceTimersByTime(5000);
  expect(seen).toHaveLength(isUsual.length);
});
