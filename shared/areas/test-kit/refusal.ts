import { GraphError, type FieldProblem } from '@verandah/graph';

/** What the service says when it refuses. */
export const refusal = (code: string, message: string, problems: readonly FieldProblem[] = []): GraphError =>
  new GraphError('Refused', 'graphql', message, 200, { code, problems });
