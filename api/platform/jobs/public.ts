export { Jobs } from './jobs.ts';
export { sendJob } from './send-job.ts';
