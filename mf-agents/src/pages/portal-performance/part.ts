import type { PortalPart } from '../../features/portal/portal-part.ts';
import { periods, readPerformance, type PerformanceContent } from './queries.ts';
import { PerformanceView } from './view.tsx';

/** Performance of the listings, by week. */
export const performancePart: PortalPart<PerformanceContent> = {
  access: 'agent',
  async load({ graph, url: { searchParams } }) {
    const chosen = Number(searchParams.get('weeks'));
    const weeks = periods.find(([each]) => each === chosen)?.[0] ?? 12;
    const wanted = searchParams.get('listing') ?? '';
    const listingId = /^\d{1,9}$/.test(wanted) ? wanted : null;
    const { ownPerformance: report } = await graph.read(readPerformance, { weeks, listingId });
    return { title: 'Performance', content: { weeks, listingId, report } };
  },
  View: PerformanceView,
};
