export { Jobs } from './jobs.ts';
export { sendJob, sendJobs } from './send-job.ts';
