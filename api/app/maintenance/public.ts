export { beginMaintenance } from './mark.ts';
export { runApi, type KeptApi } from './run-api.ts';
