import type { CDPSession } from '@playwright/test';

/** An event of a trace. Microseconds: start, duration by the clock, CPU time of its thread. */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
}

/** Work of a page's main thread, in milliseconds of CPU time: other load on the machine does not count. */
export interface Work {
  /** Sum of each task's time beyond 50 ms, since the first paint. */
  readonly blocking: number;
  /** Sum of all tasks. */
  readonly work: number;
}

/** A task may work so long before it delays anybody. Milliseconds. */
const unnoticed = 50;

/** Records the tasks of a page until its sums are read, on a processor that is `slower` times slower. */
export async function recordTasks(session: CDPSession): Promise<(slower: number) => Promise<Work>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'loading'], excludedCategories: ['*'] },
  });
  return async (slower) => {
    const complete = new Promise<unknown>((resolve) => {
      session.once('Tracing.tracingComplete', resolve);
    });
    await session.send('Tracing.end');
    await complete;
    return workOf(events, slower);
  };
}

/** @throws {Error} when the page was not painted, or this browser reports no thread's time */
export function workOf(events: readonly TraceEvent[], slower: number): Work {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first paint.');
  // The main thread is the one with the paint.
  const tasks = events
    .filter(({ name, pid, tid }) => name.endsWith('::RunTask') && pid === paint.pid && tid === paint.tid)
    .flatMap(({ ts, tdur }) => (tdur === undefined ? [] : [{ ts, worked: (tdur / 1000) * slower }]));
  if (tasks.length === 0) throw new Error('The trace has no tasks with the time that their thread worked.');
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
  return {
    blocking: sum(tasks.filter(({ ts }) => ts >= paint.ts).map(({ worked }) => Math.max(0, worked - unnoticed))),
    work: sum(tasks.map(({ worked }) => worked)),
  };
}
