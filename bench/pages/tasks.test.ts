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

test('work is what the main thread did, blocking what each task did beyond 50 ms once there is something to see; waiting for the processor is neither', () => {
  const events = [
    task(20_000, 40_000, 20_000),
    paint,
    task(200_000, 900_000, 20_000), // 80 ms on a phone, however long it waited
    task(2_000_000, 10_000, 10_000), // 40 ms: nobody notices
    task(3_000_000, 90_000, undefined), // still running when the recording ended
    task(3_000_000, 90_000, 90_000, { pid: 7, tid: 8 }),
    task(3_000_000, 90_000, 90_000, { pid: 8, tid: 7 }),
    { ...task(4_000_000, 90_000, 90_000), name: 'ParseHTML' },
  ];
  expect(workOf(events, 4)).toEqual({ blocking: 30, work: 200 });
});

test('a trace that can tell nothing says so', () => {
  expect(() => workOf([task(0, 1, 1)], 4)).toThrow('no first paint');
  expect(() => workOf([paint, task(0, 1, undefined)], 4)).toThrow('no tasks');
});
