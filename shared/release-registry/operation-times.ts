import * as v from 'valibot';
import { moment, wholeNumber, type Immutable } from './fields.ts';

export const operationTimesQuery = v.object({
  from: moment,
  until: moment,
  limit: v.optional(wholeNumber(1, 100, 'must be a number up to 100'), 20),
});
export type OperationTimesQuery = v.InferOutput<typeof operationTimesQuery>;

export const operationTime = v.object({
  operation: v.string(),
  calls: v.number(),
  failed: v.number(),
  slow: v.number(),
  meanMs: v.number(),
  slowestMs: v.number(),
});
/**
 * How long an operation of the graph took. `failed`: calls that failed by a fault of the API; `slow`: calls of more
 * than a second. Times are milliseconds.
 */
export type OperationTime = Immutable<v.InferOutput<typeof operationTime>>;
