import type { HealthSum, Pin } from '@verandah/release-registry';
import { failuresOf, medianOf, percentileOf, quartileOf } from './counts.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { MonitorSettings } from './settings.ts';
import { addCounts } from './counts.ts';
import {
  vitals,
  type AreaHealth,
  type Counts,
  type Health,
  type HealthPoint,
  type ReleaseHealth,
  type Vital,
} from './shapes.ts';
import { looksBack, verdictOf } from './verdict.ts';
import { undoneSince } from './monitored-release.ts';

export interface HealthParts {
  readonly client: Pick<RegistryClient, 'pins' | 'events' | 'health'>;
  readonly settings: MonitorSettings;
  readonly now: () => number;
}

const minute = 60_000;
const day = 86_400_000;
/** Approximate number of points in a chart. */
const points = 60;

/** The health of the releases of an area, or all, in the last minutes on all hosts. */
export async function healthOf(
  { client, settings, now }: HealthParts,
  area: string | undefined,
  minutes: number,
): Promise<Health> {
  const set = (await client.pins()) ?? { revision: 0, pins: {} };
  const step = Math.max(1, Math.ceil(minutes / points)) * 60;
  const spans = Math.ceil((minutes * 60) / step);
  // The current minute is the last one of the chart.
  const until = (Math.floor(now() / minute) + 1) * minute;
  const from = until - spans * step * 1000;
  const sums = await client.health({
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
    step,
    ...(area !== undefined && { area }),
  });
  const starts = Array.from({ length: spans }, (_, span) => from + span * step * 1000);
  const names = Object.keys(set.pins)
    .filter((name) => area === undefined || name === area)
    .sort();
  return {
    at: new Date(now()).toISOString(),
    minutes,
    step,
    monitor: settings.mode,
    areas: await Promise.all(
      names.map(async (name): Promise<AreaHealth> => ({
        area: name,
        verdict: (await verdictOf(name, set, { client, settings, now })).verdict,
        releases: releasesOf(
          set.pins[name] as Pin,
          undoneSince(await client.events({ area: name, limit: looksBack }), now() - day),
        ).map(([version, role]) =>
          releaseHealth(
            version,
            role,
            sums.filter((sum) => sum.area === name && sum.version === version),
            starts,
          ),
        ),
      })),
    ),
  };
}

/** The served releases, the rollback target, and for a day the rolled-back ones: their figures show why. */
function releasesOf(
  { version, previous, rollout }: Pin,
  undone: readonly string[],
): (readonly [string, ReleaseHealth['role']])[] {
  const served: (readonly [string, ReleaseHealth['role']])[] = version === null ? [] : [[version, 'live']];
  if (rollout) served.push([rollout.version, 'rollout']);
  if (previous !== null && previous !== rollout?.version) served.push([previous, 'previous']);
  return [
    ...served,
    ...undone.filter((each) => served.every(([one]) => one !== each)).map((each) => [each, 'undone'] as const),
  ];
}

function releaseHealth(
  version: string,
  role: ReleaseHealth['role'],
  sums: readonly HealthSum[],
  starts: readonly number[],
): ReleaseHealth {
  const counts: Record<string, number> = {};
  for (const sum of sums) addCounts(counts, sum.counts);
  const { views = 0, failed = 0, 'server-failed': serverFailed = 0 } = counts;
  return {
    version,
    role,
    views,
    failed,
    serverFailed,
    failureRate: views === 0 ? null : Math.min(1, failed / views),
    failures: failuresOf(counts),
    server: medianOf(counts, 'server'),
    load: quartileOf(counts, 'load'),
    vitals: Object.fromEntries(vitals.map((vital) => [vital, quartileOf(counts, vital)])) as {
      [Name in Vital]: ReleaseHealth['load'];
    },
    series: starts.map((start) => pointOf(start, sums.find(({ at }) => Date.parse(at) === start)?.counts ?? {})),
  };
}

const pointOf = (start: number, counts: Counts): HealthPoint => ({
  at: new Date(start).toISOString(),
  views: counts['views'] ?? 0,
  failed: counts['failed'] ?? 0,
  serverFailed: counts['server-failed'] ?? 0,
  serverP95: percentileOf(counts, 'server', 0.95),
  p75: Object.fromEntries(vitals.map((vital) => [vital, percentileOf(counts, vital, 0.75)])) as HealthPoint['p75'],
});
