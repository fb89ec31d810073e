import { document } from '@verandah/graph';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { PerformanceView } from './view.tsx';

interface Week {
  readonly week: string;
  readonly views: number;
  readonly saves: number;
  readonly enquiries: number;
}
export interface Figures {
  readonly listingId: string;
  readonly label: string;
  readonly views: number;
  readonly saves: number;
  readonly enquiries: number;
}
export interface PerformanceContent {
  readonly weeks: number;
  readonly listingId: string | null;
  readonly report: { readonly weeks: readonly Week[]; readonly listings: readonly Figures[] };
}

export const readPerformance = document<
  { ownPerformance: PerformanceContent['report'] },
  { weeks: number; listingId: string | null }
>(`
  query PortalPerformance($weeks: Int, $listingId: ID) {
    ownPerformance(weeks: $weeks, listingId: $listingId) { weeks { week views saves enquiries } listings { listingId label views saves enquiries } }
  }`);

/** Periods to choose from, in weeks. */
export const periods = [
  [4, '4 weeks'],
  [12, '12 weeks'],
  [26, '6 months'],
  [52, '12 months'],
] as const;

/** How the listings do, by week. */
export const performancePart: PortalPart<PerformanceContent> = {
  access: 'agent',
  async load({ graph, url: { searchParams } }) {
    const asked = Number(searchParams.get('weeks'));
    const weeks = periods.find(([each]) => each === asked)?.[0] ?? 12;
    const wanted = searchParams.get('listing') ?? '';
    const listingId = /^\d{1,9}$/.test(wanted) ? wanted : null;
    const { ownPerformance: report } = await graph.read(readPerformance, { weeks, listingId });
    return { title: 'Performance', content: { weeks, listingId, report } };
  },
  View: PerformanceView,
};
