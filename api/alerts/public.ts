export type { AlertInput, AlertView } from './alert.ts';
export { addAlert } from './rules.ts';
