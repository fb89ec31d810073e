export { Jobs, type JobHandler, type JobOptions } from './jobs.ts';
export { deriveAlertsJob, sendJob, type SendOptions } from './send-job.ts';
