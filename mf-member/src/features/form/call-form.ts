import { isCallFailed, unreachable, type Outcome, type Problems } from '../calls/outcome.ts';

type Taken = Extract<Outcome, { readonly taken: true }>;

/** What forms have in common that are sent as calls of the REST API: an unknown outcome has one message. */
export const callForm = { kind: 'form', unknown: unreachable, isReported: isCallFailed } as const;

/**
 * Does what follows a form that was taken.
 * @returns the problems of one that was not
 */
export async function whenTaken(outcome: Outcome, taken: (outcome: Taken) => void | Promise<void>): Promise<Problems> {
  if (!outcome.taken) return outcome.problems;
  await taken(outcome);
  return {};
}
