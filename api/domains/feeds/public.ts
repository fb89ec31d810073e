export { jsonExample, publishedSchema } from './json/published-schema.ts';
export { agentPhotoJob, fetchAgentPhoto } from './pictures/agent-photo.ts';
export { fetchPictures } from './pictures/fetch.ts';
export { limits } from './read/limits.ts';
export { feedIntake } from './receive.ts';
export type { FeedReport, ReportedListing } from './report/report.ts';
export { feedRoutes } from './routes.ts';
