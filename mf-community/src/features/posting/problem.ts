import { GraphError } from '@verandah/graph';

/** What the service says of a refused write, in words for the visitor; null when it is not known whether it was done. */
export function refusalText(error: unknown): string | null {
  if (!(error instanceof GraphError) || !error.code) return null;
  const [problem] = error.problems;
  return problem ? sentence(problem.message) : error.message;
}

/** 'must have at least 8 characters' → 'This must have at least 8 characters.' */
export const sentence = (message: string): string => (/^[a-z]/.test(message) ? `This ${message}${/[.!?]$/.test(message) ? '' : '.'}` : message);

/** What is wrong with each field, of those that a form has; what is about none of them is about the whole. Empty when it is not known whether it was done. */
export function fieldProblems<Name extends string>(error: unknown, names: readonly Name[]): Partial<Record<Name | 'form', string>> {
  if (!(error instanceof GraphError) || !error.code) return {};
  const found: Partial<Record<string, string>> = {};
  for (const { field, message } of error.problems) {
    const name = names.find((each) => field === each || field.startsWith(`${each}.`)) ?? 'form';
    found[name] ??= sentence(message);
  }
  if (Object.keys(found).length === 0) found.form = error.message;
  return found as Partial<Record<Name | 'form', string>>;
}

/** Whether a write was refused because nobody is signed in. */
export const isSignedOut = (error: unknown): boolean => error instanceof GraphError && error.code === 'SIGNED_OUT';

/** Said when nothing is known of a write. */
export const unreachable = 'We couldn’t reach the server. Check your connection and try again.';
