export type { FeedReport, ReportedListing } from './report/report.ts';
export { feedRoutes } from './routes.ts';
