import type { CDPSession } from '@playwright/test';

/** An event of a trace. Microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly id?: string;
  readonly args?: {
    readonly data?: {
      readonly cpuProfile?: { readonly nodes?: readonly ProfileNode[]; readonly samples?: readonly number[] };
      readonly timeDeltas?: readonly number[];
      readonly startTime?: number;
      readonly url?: string;
    };
  };
}
interface ProfileNode {
  readonly id: number;
  readonly parent?: number;
  readonly callFrame: {
    readonly url?: string;
    readonly functionName: string;
    readonly lineNumber?: number;
    readonly columnNumber?: number;
  };
}

/** A task that keeps the page from responding. */
export interface LongTask {
  /** Milliseconds since the recording began, and of work on the slower processor. */
  readonly at: number;
  readonly worked: number;
  /** What fills it, the longest part first: 'script main.1a2b.js 31 ms, Layout 12 ms'. */
  readonly causes: readonly { readonly what: string; readonly worked: number }[];
}

/** A task may work so long before it delays anybody. Milliseconds. */
const unnoticed = 50;
const categories = ['toplevel', 'loading', 'devtools.timeline', 'v8', 'disabled-by-default-v8.cpu_profiler'];

/** Records what the main thread does, until the result is called with how many times slower a phone is. */
export async function recordLongTasks(session: CDPSession): Promise<(slower: number) => Promise<LongTask[]>> {
  const events: TraceEvent[] = [];
  const take = ({ value }: { value: readonly unknown[] }): void => {
    events.push(...(value as readonly TraceEvent[]));
  };
  session.on('Tracing.dataCollected', take);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  });
  return async (slower) => {
    const complete = new Promise<unknown>((resolve) => {
      session.once('Tracing.tracingComplete', resolve);
    });
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', take);
    return longTasks(events, slower);
  };
}

interface Sample {
  readonly at: number;
  readonly file: string;
}

/** The scripts that were running, by the time. */
function samplesOf(events: readonly TraceEvent[], pid: number, tid: number): readonly Sample[] {
  const [start] = events.filter((event) => event.name === 'Profile' && event.pid === pid && event.tid === tid);
  if (!start) return [];
  const nodes = new Map<number, ProfileNode>();
  const samples: Sample[] = [];
  let at = start.args?.data?.startTime ?? start.ts;
  const fileOf = (id: number): string => {
    for (let node = nodes.get(id); node; node = nodes.get(node.parent ?? -1)) {
      const { url, functionName } = node.callFrame;
      if (url) return new URL(url, 'http://x').pathname.split('/').at(-1) || 'the document';
      if (functionName === '(garbage collector)' || functionName === '(program)') return functionName;
    }
    return '(native)';
  };
  for (const event of events) {
    if (event.name !== 'ProfileChunk' || event.id !== start.id || event.pid !== pid) continue;
    const { cpuProfile, timeDeltas = [] } = event.args?.data ?? {};
    for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    for (const [index, node] of (cpuProfile?.samples ?? []).entries()) {
      at += timeDeltas[index] ?? 0;
      samples.push({ at, file: fileOf(node) });
    }
  }
  return samples;
}

/** Tasks of the thread that painted, with what each of their parts is. */
export function longTasks(events: readonly TraceEvent[], slower: number): LongTask[] {
  const paint =
    events.find(({ name }) => name === 'firstContentfulPaint') ?? events.find(({ name }) => name === 'Layout');
  if (!paint) return [];
  const own = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid);
  const samples = samplesOf(events, paint.pid, paint.tid);
  const begin = own
    .filter(({ name }) => name.endsWith('::RunTask'))
    .reduce((first, { ts }) => Math.min(first, ts), Infinity);
  const isTask = ({ name, ph, tdur }: TraceEvent): boolean =>
    ph === 'X' && name.endsWith('::RunTask') && tdur !== undefined;
  return own
    .filter((event) => isTask(event) && ((event.tdur ?? 0) / 1000) * slower > unnoticed)
    .map((task) => {
      const worked = ((task.tdur ?? 0) / 1000) * slower;
      return { at: (task.ts - begin) / 1000, worked, causes: causesOf(task, own, samples, slower) };
    })
    .filter(({ causes }) => !causes.some(({ what }) => what === 'StartProfiling')) // of the recording itself
    .toSorted((one, other) => other.worked - one.worked);
}

const isScript = /^(FunctionCall|EvaluateScript|v8\.run|RunMicrotasks|TimerFire|FireAnimationFrame|EventDispatch|V8\.)/;

/** The parts of a task by their own time, scripts by file. */
function causesOf(
  task: TraceEvent,
  events: readonly TraceEvent[],
  samples: readonly Sample[],
  slower: number,
): LongTask['causes'] {
  const end = task.ts + (task.dur ?? 0);
  const parts = events
    .filter(({ ph, ts, dur = 0, tdur }) => ph === 'X' && tdur !== undefined && ts >= task.ts && ts + dur <= end)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const own = new Map<string, number>();
  const add = (what: string, time: number): void => {
    own.set(what, (own.get(what) ?? 0) + time);
  };
  const open: TraceEvent[] = [];
  const scripts: [number, number][] = [];
  let scripted = 0;
  for (const part of parts) {
    while (open.length > 0 && (open.at(-1)?.ts ?? 0) + (open.at(-1)?.dur ?? 0) <= part.ts) open.pop();
    const above = open.at(-1);
    const time = part.tdur ?? 0;
    if (above) {
      if (isScript.test(above.name)) scripted -= time;
      else add(above.name, -time);
    }
    if (isScript.test(part.name)) {
      scripted += time;
      scripts.push([part.ts, part.ts + (part.dur ?? 0)]);
    } else add(part.name, time);
    open.push(part);
  }
  const during = samples.filter(
    ({ at, file }) => file !== '(program)' && scripts.some(([from, until]) => at >= from && at <= until),
  );
  const files = new Map<string, number>();
  for (const { file } of during) files.set(file, (files.get(file) ?? 0) + 1);
  if (during.length === 0) add('script', scripted);
  for (const [file, count] of files) add(`script ${file}`, (scripted * count) / during.length);
  return [...own]
    .map(([what, time]) => ({ what: what.replace(/^.*::/, ''), worked: (time / 1000) * slower }))
    .filter(({ worked }) => worked >= 4)
    .toSorted((one, other) => other.worked - one.worked);
}
