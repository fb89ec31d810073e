export { areasOf, entryDetail } from './entry-detail.ts';
export { freezeTimesJob, logFreezeTimes } from './freeze-times.ts';
export { registryHandlers } from './handlers.ts';
export { appendEvent, lockLog } from './log.ts';
export { addOperationTimes, type OperationMinute } from './operation-times.ts';
export { notificationJob } from './queue-notifications.ts';
export { findToken } from './rights.ts';
