export { id, json, line, paging } from './inputs.ts';
export { operation } from './operation.ts';
export type { Call, Operation } from './operation.ts';
