export { createFeedKey, revokeFeedKeys } from './keys.ts';
export { noteMessages, type NoteCode } from './report/codes.ts';
export type { Note } from './report/note.ts';
export type { FeedReport, ReportedListing } from './report/report.ts';
export { feedRoutes } from './routes.ts';
