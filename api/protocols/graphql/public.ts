export { breakingChanges } from './breaking-changes.ts';
export { logBrokenConsumers } from './consumers/live-consumers.ts';
export { operationProblems } from './consumers/operation-problems.ts';
export type { OperationProblem } from './consumers/operation-problems.ts';
export { rowsFields, statementsOf } from './field-prices.ts';
export { printedSchema } from './printed-schema.ts';
export { schema } from './schema.ts';
