export { pictureMessage } from './pictures/problem.ts';
export { filesIn } from './pictures/source.ts';
export { wantPictures } from './pictures/want.ts';
export type { FeedReport, ReportedListing } from './report/report.ts';
export { feedRoutes } from './routes.ts';
export { feedIntake, type FeedIntake } from './receive.ts';
