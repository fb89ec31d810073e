import type { HealthSum } from '@verandah/release-registry';
import { sentOf } from '../health-monitor/counts.ts';
import { visitorGroups } from '../health-monitor/shapes.ts';
import { byRelease } from './error-groups.ts';
import type { SentPages } from './incident.ts';

/** What each group of visitors was sent, by area, release and group; what was chosen for them first. */
export function sentPages(sums: readonly HealthSum[]): SentPages[] {
  const order = ({ area, group, version }: SentPages): string => `${area} ${visitorGroups.indexOf(group)} ${version}`;
  return byRelease(sums)
    .flatMap(({ area, version, counts }) => {
      const sent = sentOf(counts);
      const ofGroup = (group: string): number =>
        sent.filter((each) => each.group === group).reduce((sum, { count }) => sum + count, 0);
      return sent.map(({ group, shown, count }): SentPages => ({
        area,
        version,
        group,
        shown,
        count,
        share: count / ofGroup(group),
      }));
    })
    .toSorted(
      (a, b) =>
        order(a).localeCompare(order(b)) || Number(b.shown === 'own') - Number(a.shown === 'own') || b.count - a.count,
    );
}
