import type { Health, ReleaseHealth } from '../watch/shapes.ts';
import { table } from './table.ts';
import { UsageError } from './usage.ts';

const most = 43_200;

/** @throws {UsageError} */
export function minutesOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const minutes = Number(text);
  if (!/^\d{1,5}$/.test(text) || minutes < 1 || minutes > most)
    throw new UsageError(`--minutes is a whole number from 1 to ${most}.`);
  return minutes;
}

const ms = (value: number | undefined): string => (value === undefined ? '–' : String(Math.round(value)));
const rate = (share: number | null): string => (share === null ? '–' : `${(100 * share).toFixed(1)} %`);

const row = (
  area: string,
  { version, role, views, failed, serverFailed, failureRate, server, load, vitals, failures }: ReleaseHealth,
): string[] => [
  area,
  version,
  role,
  String(views),
  `${failed} (${rate(failureRate)})`,
  String(serverFailed),
  `${ms(server?.p50)} / ${ms(server?.p95)}`,
  ms(load?.p75),
  ms(vitals.LCP?.p75),
  ms(vitals.INP?.p75),
  vitals.CLS?.p75.toFixed(2) ?? '–',
  ms(vitals.TTFB?.p75),
  failures
    .slice(0, 3)
    .map(({ kind, count }) => `${kind} ${count}`)
    .join(', '),
];
const modes = {
  on: 'a release that fares worse is undone',
  'dry-run': 'a release that fares worse is noted and stays (WATCH=dry-run)',
  off: 'nothing is undone (WATCH=off)',
} as const;

/** Release health as a table, with the monitor's verdict on each area below. */
export function healthText({ minutes, watch, areas }: Health): string {
  const head = [
    'area',
    'release',
    'is',
    'views',
    'failed',
    'on server',
    'render p50/p95',
    'load p75',
    'LCP',
    'INP',
    'CLS',
    'TTFB',
    'what failed',
  ];
  return [
    `the last ${minutes} min; times in ms`,
    table([head, ...areas.flatMap(({ area, releases }) => releases.map((release) => row(area, release)))]),
    `watch: ${modes[watch]}`,
    ...areas.map(
      ({ area, verdict: { state, watched, version, words } }) =>
        `  ${area}: ${state}${watched ? `, ${watched} of ${version}` : ''}: ${words}`,
    ),
  ].join('\n');
}
