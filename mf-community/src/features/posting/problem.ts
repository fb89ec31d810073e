import { GraphError, problemText } from '@verandah/graph';

/** Validation errors by field of a form; errors of other fields belong to the form. Empty if the outcome is unknown. */
export function fieldProblems<Name extends string>(
  error: unknown,
  names: readonly Name[],
): Partial<Record<Name | 'form', string>> {
  if (!(error instanceof GraphError) || !error.code) return {};
  const found: Partial<Record<string, string>> = {};
  for (const { field, message } of error.problems) {
    const name = names.find((each) => field === each || field.startsWith(`${each}.`)) ?? 'form';
    found[name] ??= problemText(message);
  }
  if (Object.keys(found).length === 0) found.form = error.message;
  return found as Partial<Record<Name | 'form', string>>;
}
