import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Bus } from '@verandah/bus';
import type { Vital } from '@verandah/releases';
import type { BootData } from '../../boot.ts';
import { pageReport } from './page-report.ts';

/** Load time of this page in milliseconds; undefined before the load has ended. */
function loadTime(): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation && navigation.loadEventEnd > 0 ? Math.round(navigation.loadEventEnd) : undefined;
}

/**
 * Reports the health of this page: load time, vitals and further areas. Vitals are measured up to the
 * first navigation to another area.
 */
export function followPage({ page, areas }: Pick<BootData, 'page' | 'areas'>, bus: Pick<Bus, 'follow'>): void {
  const report = pageReport();
  if (!report) return;
  const vitals: Partial<Record<Vital, number>> = {};
  let own = true;
  const record = ({ name, value }: Metric): void => {
    // After a navigation to another area, a vital can no longer be attributed to a release.
    if (own && name !== 'FCP') vitals[name] = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
  };
  for (const follow of [onLCP, onCLS, onINP, onTTFB]) follow(record, { reportAllChanges: true });
  report.measured(() => {
    const load = loadTime();
    return { vitals, ...(load !== undefined && { load }) };
  });
  bus.follow('navigation', ({ area }) => {
    const release = areas[area]?.live.version;
    if (area === page?.area || release === undefined) return;
    own = false;
    report.viewed(`${area}@${release}`);
  });
}
