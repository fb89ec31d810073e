import type { Health, ReleaseHealth } from '../health-monitor/shapes.ts';
import { formatTable } from './table.ts';
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

const formatMs = (value: number | undefined): string => (value === undefined ? '–' : String(Math.round(value)));
const formatRate = (share: number | null): string => (share === null ? '–' : `${(100 * share).toFixed(1)} %`);

const toRow = (
  area: string,
  { version, role, views, failed, serverFailed, failureRate, server, load, vitals, failures }: ReleaseHealth,
): string[] => [
  area,
  version,
  role,
  String(views),
  `${failed} (${formatRate(failureRate)})`,
  String(serverFailed),
  `${formatMs(server?.p50)} / ${formatMs(server?.p95)}`,
  formatMs(load?.p75),
  formatMs(vitals.LCP?.p75),
  formatMs(vitals.INP?.p75),
  vitals.CLS?.p75.toFixed(2) ?? '–',
  formatMs(vitals.TTFB?.p75),
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
export function healthText({ minutes, monitor: watch, areas }: Health): string {
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
    formatTable([head, ...areas.flatMap(({ area, releases }) => releases.map((release) => toRow(area, release)))]),
    `watch: ${modes[watch]}`,
    ...areas.map(
      ({ area, verdict: { state, monitored, version, words } }) =>
        `  ${area}: ${state}${monitored ? `, ${monitored} of ${version}` : ''}: ${words}`,
    ),
  ].join('\n');
}
