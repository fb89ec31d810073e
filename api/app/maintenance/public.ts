export { beginMaintenance } from './mark.ts';
export { runApi } from './run-api.ts';
