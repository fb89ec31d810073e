import { workOf } from './tasks.ts';

const main = { pid: 7, tid: 7 };
const task = (ts: number, dur: number, tdur: number | undefined, thread = main) => ({
  name: 'ThreadControllerImpl::RunTask',
  ts,
  dur,
  ...(tdur !== undefined && { tdur }),
  ...thread,
});
const paint = { name: 'firstContentfulPaint', ts: 100_000, ...main };

test("work is the main thread's CPU time, blocking each task's part beyond 50 ms after the first paint, without waiting", () => {
  const events = [
    task(20_000, 40_000, 20_000),
    paint,
    task(200_000, 900_000, 20_000), // 80 ms on a phone, however long it waited
    task(2_000_000, 10_000, 10_000), // 40 ms: below the threshold
    task(3_000_000, 90_000, undefined), // still running when the recording ended
    task(3_000_000, 90_000, 90_000, { pid: 7, tid: 8 }),
    task(3_000_000, 90_000, 90_000, { pid: 8, tid: 7 }),
    { ...task(4_000_000, 90_000, 90_000), name: 'ParseHTML' },
  ];
  expect(workOf(events, 4)).toEqual({ blocking: 30, work: 200 });
});

test('a trace without the needed events is an error', () => {
  expect(() => workOf([task(0, 1, 1)], 4)).toThrow('no first paint');
  expect(() => workOf([paint, task(0, 1, undefined)], 4)).toThrow('no tasks');
});
