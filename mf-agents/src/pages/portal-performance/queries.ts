import { graphql, type PortalPerformanceQuery } from '../../graphql.ts';

type Report = PortalPerformanceQuery['ownPerformance'];
export type Figures = Report['listings'][number];
export interface PerformanceContent {
  readonly weeks: number;
  readonly listingId: string | null;
  readonly report: Report;
}

export const readPerformance = graphql(`
  query PortalPerformance($weeks: Int, $listingId: ID) {
    ownPerformance(weeks: $weeks, listingId: $listingId) { ownPage { week views calls enquiries } weeks { week views
      saves enquiries } listings { listingId label views saves enquiries } }
  }`);

/** Periods to choose from, in weeks. */
export const periods = [
  [4, '4 weeks'],
  [12, '12 weeks'],
  [26, '6 months'],
  [52, '12 months'],
] as const;
