import type { HealthSum } from '@verandah/release-registry';
import { addCounts, failuresOf } from '../health-monitor/counts.ts';
import type { Counts } from '../health-monitor/shapes.ts';
import type { ErrorGroup } from './incident.ts';

const mostGroups = 20;

/** At the end of an example: '(search 1.4.0 src/pages/home/view.tsx:41:7)'. */
const positionOf = (example: string | undefined): string | null =>
  /\((?:shell|[a-z][a-z0-9-]*) \S+ (\S+:\d+:\d+)\)$/.exec(example ?? '')?.[1] ?? null;

/**
 * Failures by release and kind, most frequent first.
 * @param sums in the window, by intervals @param earlier in as long a time before
 */
export function errorGroups(sums: readonly HealthSum[], earlier: readonly HealthSum[]): ErrorGroup[] {
  const before = new Map(byRelease(earlier).map(({ area, version, counts }) => [`${area} ${version}`, counts]));
  return byRelease(sums)
    .flatMap(({ area, version, counts }) =>
      failuresOf(counts).map(({ kind, count, example }): ErrorGroup => ({
        area,
        version,
        kind,
        count,
        before: countOf(before.get(`${area} ${version}`) ?? {}, kind),
        first: firstWith(sums, area, version, kind),
        example: example ?? null,
        position: positionOf(example),
      })),
    )
    .toSorted((a, b) => b.count - a.count || (`${a.area} ${a.kind}` < `${b.area} ${b.kind}` ? -1 : 1))
    .slice(0, mostGroups);
}

const countOf = (counts: Counts, kind: string): number =>
  failuresOf(counts).find((failure) => failure.kind === kind)?.count ?? 0;

/** Sums of several intervals as one for each release. */
export function byRelease(sums: readonly HealthSum[]): Omit<HealthSum, 'at'>[] {
  const found = new Map<string, Omit<HealthSum, 'at'> & { readonly counts: Record<string, number> }>();
  for (const { area, version, counts } of sums) {
    const key = `${area} ${version}`;
    const sum = found.get(key) ?? { area, version, counts: {} };
    found.set(key, sum);
    addCounts(sum.counts, counts);
  }
  return [...found.values()];
}

const firstWith = (sums: readonly HealthSum[], area: string, version: string, kind: string): string =>
  sums
    .filter((sum) => sum.area === area && sum.version === version && countOf(sum.counts, kind) > 0)
    .map(({ at }) => at)
    .toSorted()[0] ?? '';
