import { graphql } from '../../graphql.ts';

interface Week {
  readonly week: string;
  readonly views: number;
  readonly saves: number;
  readonly enquiries: number;
}
/** The agent's own page and phone number. */
interface OwnPageWeek {
  readonly week: string;
  readonly views: number;
  readonly calls: number;
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
  readonly report: {
    readonly ownPage: readonly OwnPageWeek[];
    readonly weeks: readonly Week[];
    readonly listings: readonly Figures[];
  };
}

export const readPerformance = graphql(`
  query PortalPerformance($weeks: Int, $listingId: ID) {
    ownPerformance(weeks: $weeks, listingId: $listingId) { ownPage { week views calls enquiries } weeks { week views saves enquiries } listings { listingId label views saves enquiries } }
  }`);

/** Periods to choose from, in weeks. */
export const periods = [
  [4, '4 weeks'],
  [12, '12 weeks'],
  [26, '6 months'],
  [52, '12 months'],
] as const;
