export { Jobs, type JobHandler, type JobOptions } from './jobs.ts';
export { sendJob, type SendOptions } from './send-job.ts';
