export { builder, type InputFields } from './builder.ts';
export type { GraphClient, GraphContext } from './context.ts';
export { connectionArgs, connectionType, sliceOf, wantedOf } from './connection.ts';
export { withDescriptions } from './described.ts';
export {
  badInput,
  callerLeft,
  codeOf,
  graphError,
  isUnavailabilityError,
  isRefusal,
  readingInput,
  sizeWithin,
  publicError,
  tooCostly,
} from './errors.ts';
export type { ErrorCode } from './errors.ts';
export { ListBudget } from './list-budget.ts';
export { operationTelemetry } from './operation-telemetry.ts';
export { pagingArguments, pageWithin } from './paged-arguments.ts';
export { isSelected } from './selection.ts';
export { useUri } from './use-uri.ts';
