import { isCallFailed, unreachable, type Outcome, type Problems } from '../calls/outcome.ts';

type Taken = Extract<Outcome, { readonly taken: true }>;

/** Common options of forms that call the REST API: an unknown outcome has one message. */
export const callForm = { kind: 'form', unknown: unreachable, isReported: isCallFailed } as const;

/**
 * Runs `taken` for an accepted form.
 * @returns the validation errors of a rejected form
 */
export async function whenTaken(outcome: Outcome, taken: (outcome: Taken) => void | Promise<void>): Promise<Problems> {
  if (!outcome.taken) return outcome.problems;
  await taken(outcome);
  return {};
}
