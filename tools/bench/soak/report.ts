import { loadavg } from 'node:os';
import { percentile, table, type BenchmarkReport } from '../benchmark.ts';
import type { Reading } from './readings.ts';
import { kinds, type Sample } from './samples.ts';

/** Maximum growth of a process's memory between the first third and the last. */
const mostGrowth = 1.05;

/** Measurements of a soak. */
export interface Soak {
  readonly server: string;
  readonly listings: number;
  readonly minutes: number;
  readonly perSecond: number;
  /** Start and end of the measurement, milliseconds. */
  readonly from: number;
  readonly until: number;
  readonly samples: readonly Sample[];
  /** Statuses of drafts that were not acknowledged at once. */
  readonly refusedDrafts: readonly string[];
  readonly readings: readonly Reading[];
  /** What was acknowledged, and what of it is missing. */
  readonly written: readonly {
    readonly name: string;
    readonly acknowledged: number;
    readonly missing: readonly string[];
  }[];
  readonly refusedMoves: readonly string[];
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const whole = (ms: number): string => ms.toFixed(0);

/** The figures of a soak: its last third compared with its first. */
export function reportOf({
  server,
  listings,
  minutes,
  perSecond,
  from,
  until,
  samples,
  refusedDrafts,
  readings,
  written,
  refusedMoves,
}: Soak): BenchmarkReport {
  const third = (until - from) / 3;
  const [first, last] = [(at: number) => at < from + third, (at: number) => at >= until - third];
  const requested = kinds.map((kind) => {
    const own = samples.filter((sample) => sample.kind === kind);
    const p95 = (within: (at: number) => boolean): number =>
      percentile(
        own.filter(({ at, problem }) => within(at) && problem === undefined).map(({ ms }) => ms),
        0.95,
      );
    const times = own.map(({ ms }) => ms);
    return {
      kind,
      requests: own.length,
      serverErrors: own.filter(({ status }) => status >= 500).length,
      failures: own.filter(({ problem }) => problem !== undefined).length,
      failuresInThirds: [first, last].map(
        (within) => own.filter(({ at, problem }) => problem !== undefined && within(at)).length,
      ),
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      firstThird: p95(first),
      lastThird: p95(last),
      ratio: p95(last) / p95(first),
    };
  });
  const pages = samples.filter(({ kind }) => kind === 'page');
  const share = (origin: Sample['from']): number => pages.filter((page) => page.from === origin).length;
  const memory = Object.keys(readings[0]?.held ?? {}).map((name) => {
    const of = (pick: 'objects' | 'resident') => readings.map(({ held }) => held[name]?.[pick] ?? 0);
    const within = (pick: 'objects' | 'resident', third_: (at: number) => boolean): number =>
      mean(
        readings
          .slice(1)
          .filter(({ at }) => third_(from + at))
          .map(({ held }) => held[name]?.[pick] ?? 0),
      );
    return {
      name,
      objects: of('objects'),
      resident: of('resident'),
      ratio: within('objects', last) / within('objects', first),
      residentRatio: within('resident', last) / within('resident', first),
    };
  });
  const growing = memory.filter(({ ratio }) => ratio > mostGrowth);
  const serverErrors =
    requested.reduce((sum, { serverErrors: errors }) => sum + errors, 0) +
    refusedDrafts.filter((status) => status.startsWith('5')).length;
  const problems = [
    ...samples.flatMap(({ problem }) => (problem === undefined ? [] : [problem])),
    ...refusedDrafts.map((status) => `a draft: ${status}`),
  ];
  const missing = written.flatMap(({ missing: gone }) => gone);
  const atThirds = (all: readonly number[]): string =>
    [all[0], all[Math.floor(all.length / 2)], all.at(-1)].map((bytes) => megabytes(bytes ?? 0)).join(', ');
  return {
    title: `${minutes} minutes of ${perSecond} requests a second on two hosts, ${server}, ${listings} listings; load of the machine ${loadavg()[0]?.toFixed(1)}`,
    cases: [
      ...requested,
      { kind: 'pages', stored: share('stored'), rendered: share('rendered'), lastGood: share('last good') },
      ...memory,
      ...written,
      { name: 'drafts tried again', responses: refusedDrafts.length },
      { name: 'refused moves', messages: refusedMoves },
    ],
    table: [
      table(
        [
          'request',
          'requests',
          '5xx',
          'failed',
          'p50 ms',
          'p95 ms',
          'p95 of the first third',
          'of the last',
          'ratio',
          'failed in the first third, last',
        ],
        requested.map((each) => [
          each.kind,
          String(each.requests),
          String(each.serverErrors),
          String(each.failures),
          whole(each.p50),
          whole(each.p95),
          whole(each.firstThird),
          whole(each.lastThird),
          each.ratio.toFixed(2),
          each.failuresInThirds.join(', '),
        ]),
      ),
      table(
        [
          'held once garbage is collected',
          'MB at the start, middle, end',
          'last third to first',
          'of the machine MB',
          'last third to first',
        ],
        memory.map((each) => [
          each.name,
          atThirds(each.objects),
          each.ratio.toFixed(3),
          atThirds(each.resident),
          each.residentRatio.toFixed(3),
        ]),
      ),
      table(
        ['written', 'acknowledged', 'not there'],
        written.map(({ name, acknowledged, missing: gone }) => [name, String(acknowledged), String(gone.length)]),
      ),
    ].join('\n\n'),
    verdict: [
      `Server errors: ${serverErrors} (goal: none); ${problems.length} of ${samples.length} requests failed. Of ${pages.length} pages ${share('stored')} were cached, for ${share('last good')} the last good one was served.`,
      missing.length === 0
        ? 'Everything that was acknowledged is there, once.'
        : `${missing.length} things that were acknowledged are not there: ${missing.slice(0, 3).join('; ')}.`,
      growing.length === 0
        ? 'Memory is flat: nothing holds more than 5 % more in the last third than in the first.'
        : `Memory grows: ${growing.map(({ name, ratio }) => `${name} ${ratio.toFixed(3)}`).join('; ')}.`,
      ...(refusedMoves.length === 0
        ? []
        : [`${refusedMoves.length} moves of releases were refused, the last: ${refusedMoves.at(-1)}`]),
      ...[...new Set(problems)].slice(0, 5),
    ].join('\n'),
  };
}
