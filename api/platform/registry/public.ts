export { registryHandlers } from './handlers.ts';
export { addOperationTimes, type OperationMinute } from './operation-times.ts';
export { findToken } from './rights.ts';
