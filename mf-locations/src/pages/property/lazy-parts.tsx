import { lazyView } from '@verandah/areas';
import { memo, Suspense, type ComponentProps } from 'react';
import type { ComparedSales } from '../../features/estimate/compared-sales.tsx';
import type { Trend } from '../../features/prices/trend.tsx';

/** Sales to leave out: links, which need no script at first. */
const lazySales = lazyView(async () => (await import('../../features/estimate/compared-sales.tsx')).ComparedSales);
/** The suburb's prices with their chart, below the fold; the server renders them with the page. */
const lazyTrend = lazyView(async () => (await import('../../features/prices/trend.tsx')).Trend);

// Memoised, so that renders before its script is loaded leave the server's HTML unchanged.
export const LazySales = memo((props: ComponentProps<typeof ComparedSales>) => (
  <Suspense>
    <lazySales.View {...props} />
  </Suspense>
));
export const LazyTrend = memo((props: ComponentProps<typeof Trend>) => (
  <Suspense>
    <lazyTrend.View {...props} />
  </Suspense>
));

/** Loads both. Call it before rendering on the server, and before showing the page after a navigation. */
export const fetchParts = async (): Promise<void> => {
  await Promise.all([lazySales.fetch(), lazyTrend.fetch()]);
};
