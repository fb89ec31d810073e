export { registryHandlers } from './handlers.ts';
export { findToken } from './rights.ts';
