import { loadavg } from 'node:os';
import { percentile, table, type BenchmarkReport } from '../benchmark.ts';
import type { Change } from './load.ts';
import type { Memory } from '../processes/site-processes.ts';

const goalMs = 1000;
/** Maximum growth of a host's own objects between the middle and the end of the run. */
const mostGrowth = 0.02;
const whole = (ms: number): string => ms.toFixed(0);
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** Measurements of a run. */
export interface Run {
  readonly runs: number;
  /** Pages per second of each host. */
  readonly rate: number;
  /** Names of the hosts. */
  readonly names: readonly string[];
  readonly promoted: readonly Change[];
  readonly rolledBack: readonly Change[];
  /** Milliseconds of each publication. */
  readonly published: readonly number[];
  /** At the start, in the middle and at the end, of each host. */
  readonly memory: readonly (readonly Memory[])[];
  readonly requests: number;
  readonly failures: readonly string[];
  /** Milliseconds of each restart of the plain process, and the requests meanwhile. */
  readonly restarted: readonly number[];
  readonly plain: { readonly requests: number; readonly failures: number };
  /** Rounds that the release gate rejected. */
  readonly refused: number;
}

/** The figures of one kind of change. */
function figures(name: string, changes: readonly Change[], hosts: readonly string[]) {
  const of = (pick: (change: Change) => number) => ({
    p50: percentile(changes.map(pick), 0.5),
    p99: percentile(changes.map(pick), 0.99),
  });
  const firsts = ({ firsts: all }: Change): number[] => Object.values(all);
  return {
    name,
    first: of((change) => Math.min(...firsts(change))),
    every: of((change) => Math.max(...firsts(change))),
    lastOld: of(({ lastOld }) => lastOld),
    hosts: hosts.map((host) => ({ host, ...of(({ firsts: all }) => all[host] ?? Number.NaN) })),
  };
}

/** The figures of a run, and whether they reach the goals. */
export function reportOf({
  runs,
  rate,
  names,
  promoted,
  rolledBack,
  published,
  memory,
  requests,
  failures,
  restarted,
  plain,
  refused,
}: Run): BenchmarkReport {
  const kinds = [figures('promote', promoted, names), figures('roll back', rolledBack, names)];
  const restart = { p50: percentile(restarted, 0.5), p99: percentile(restarted, 0.99) };
  const reached = kinds.every(({ every }) => every.p99 < goalMs);
  const growth = names.map(
    (_, at) => ((memory[2] ?? memory[1])?.[at]?.objects ?? 0) / (memory[1]?.[at]?.objects ?? 1) - 1,
  );
  const grows = growth.some((share) => share > mostGrowth);
  return {
    title: `${runs} times published, promoted and rolled back on two hosts, ${rate} pages a second requested from each; load of the machine ${loadavg()[0]?.toFixed(1)}`,
    cases: [
      ...kinds,
      { name: 'publish, without building', p50: percentile(published, 0.5), p99: percentile(published, 0.99) },
      {
        name: 'plain process, restarted',
        ...restart,
        ...plain,
        ratios: kinds.map(({ name, every }) => ({ name, ratio: every.p50 / restart.p50 })),
      },
      { name: 'requests', requests, failures: failures.length, refusedRounds: refused },
      ...names.map((host, at) => ({ name: 'memory', host, readings: memory.map((reading) => reading[at]) })),
    ],
    table: [
      table(
        [
          'ms after the command, p50 / p99',
          'first response of the new release',
          'every host',
          'last response of the old one',
          'ratio to a restart',
        ],
        [
          ...kinds.map(({ name, first, every, lastOld }) => [
            name,
            ...[first, every, lastOld].map(({ p50, p99 }) => `${whole(p50)} / ${whole(p99)}`),
            (every.p50 / restart.p50).toFixed(2),
          ]),
          [
            'plain process, restarted',
            `${whole(restart.p50)} / ${whole(restart.p99)}`,
            `${whole(restart.p50)} / ${whole(restart.p99)}`,
            '',
            '',
          ],
        ],
      ),
      table(
        [
          'host',
          ...kinds.map(({ name }) => `${name}, p50 / p99`),
          'own objects MB at the start, middle, end',
          'with its workers MB',
        ],
        names.map((host, at) => [
          host,
          ...kinds.map(({ hosts: each }) => `${whole(each[at]?.p50 ?? 0)} / ${whole(each[at]?.p99 ?? 0)}`),
          memory.map((reading) => megabytes(reading[at]?.objects ?? 0)).join(', '),
          memory.map((reading) => megabytes(reading[at]?.resident ?? 0)).join(', '),
        ]),
      ),
    ].join('\n\n'),
    verdict: [
      `${reached ? 'The goal is met' : 'The goal is missed'}: every host within ${goalMs} ms at p99. ${failures.length} of ${requests} requests failed (goal: none); of the plain process's, only around its restarts, ${plain.failures} of ${plain.requests}.${refused > 0 ? ` ${refused} rounds were refused by the gate.` : ''}`,
      `Own objects of the hosts between the middle and the end: ${growth.map((share) => `${(share * 100).toFixed(1)} %`).join(' and ')}; they ${grows ? 'grow' : 'do not grow'}. Publishing without building took ${whole(percentile(published, 0.5))} ms.`,
      ...[...new Set(failures)].slice(0, 3),
    ].join('\n'),
  };
}
