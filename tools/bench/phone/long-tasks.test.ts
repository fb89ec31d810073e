import { longTasks, type TraceEvent } from './long-tasks.ts';

const main = { pid: 1, tid: 2, ph: 'X' } as const;
/** An event of the main thread that works all the time. Milliseconds. */
const worked = (name: string, ts: number, duration: number, args?: TraceEvent['args']): TraceEvent => ({
  ...main,
  name,
  ts: ts * 1000,
  dur: duration * 1000,
  tdur: duration * 1000,
  ...(args && { args }),
});
const paint: TraceEvent = { ...main, name: 'firstContentfulPaint', ph: 'I', ts: 0 };

test('long tasks of the main thread are listed with their causes, on a processor four times slower', () => {
  const events = [
    paint,
    worked('ThreadControllerImpl::RunTask', 10, 20),
    worked('FunctionCall', 12, 10),
    worked('Layout', 14, 4),
    worked('ThreadControllerImpl::RunTask', 40, 12),
    worked('ThreadControllerImpl::RunTask', 200, 90),
    worked('StartProfiling', 201, 80),
    { ...worked('ThreadControllerImpl::RunTask', 60, 90), tid: 3 },
  ];
  expect(longTasks(events, 4)).toEqual([
    {
      at: 0,
      worked: 80,
      causes: [
        { what: 'RunTask', worked: 40 },
        { what: 'script', worked: 24 },
        { what: 'Layout', worked: 16 },
      ],
    },
  ]);
  expect(longTasks(events, 5).map((task) => task.worked)).toEqual([100, 60]);
});

test('the time of scripts is divided among the files that ran', () => {
  const profile = { startTime: 0 };
  const chunk = {
    cpuProfile: {
      nodes: [
        { id: 1, callFrame: { functionName: 'render', url: 'http://site.test/r/search/1/main.js' } },
        { id: 2, callFrame: { functionName: 'draw', url: 'http://site.test/r/search/1/map.js' } },
        { id: 3, parent: 1, callFrame: { functionName: 'native' } },
      ],
      samples: [1, 3, 1, 2],
    },
    timeDeltas: [15_000, 1000, 1000, 1000],
  };
  const events = [
    paint,
    { ...main, name: 'Profile', ph: 'P', ts: 0, id: '0x1', args: { data: profile } },
    { ...main, name: 'ProfileChunk', ph: 'P', ts: 0, id: '0x1', args: { data: chunk } },
    worked('ThreadControllerImpl::RunTask', 10, 60),
    worked('FunctionCall', 10, 60),
  ];
  expect(longTasks(events, 1).map(({ causes }) => causes)).toEqual([
    [
      { what: 'script main.js', worked: 45 },
      { what: 'script map.js', worked: 15 },
    ],
  ]);
});
