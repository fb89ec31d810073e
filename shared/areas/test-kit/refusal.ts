import { GraphError, type FieldProblem } from '@verandah/graph';

/** The error of a rejected request. */
export const refusal = (code: string, message: string, problems: readonly FieldProblem[] = []): GraphError =>
  new GraphError('Refused', 'graphql', message, 200, { code, problems });
