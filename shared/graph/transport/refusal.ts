import type { FieldProblem, GraphRefusal } from '../graph.ts';

interface ReportedError {
  readonly extensions?: { readonly code?: unknown; readonly problems?: unknown };
}

const isProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  'message' in value &&
  typeof value.field === 'string' &&
  typeof value.message === 'string';

/** Details of a rejection from a response's errors; an empty code when something failed instead. */
export function refusalOf(errors: readonly ReportedError[]): GraphRefusal {
  const details = errors.flatMap(({ extensions }) => (extensions ? [extensions] : []));
  const code = details
    .map((each) => each.code)
    .find((each) => typeof each === 'string' && each !== 'INTERNAL_SERVER_ERROR');
  return {
    code: typeof code === 'string' ? code : '',
    problems: details.flatMap(({ problems }) => (Array.isArray(problems) ? problems.filter(isProblem) : [])),
  };
}
