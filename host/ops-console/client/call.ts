import type { SubmissionFailure } from '@verandah/design';

/**
 * A failed call. Its message is one line for people. `reason` is one of the HTTP API's, or 'unreachable' when no host
 * responded.
 */
export class CallProblem extends Error {
  readonly reason: string;
  constructor(reason: string, message: string) {
    super(message);
    this.name = 'CallProblem';
    this.reason = reason;
  }
}

/** Time limit in milliseconds: the gate renders a release before a promotion. */
const patience = 60_000;

/** Calls the host; with a body by POST. @throws {CallProblem} */
export async function callConsole<Result>(path: string, body?: object): Promise<Result> {
  let response: Response;
  try {
    response = await fetch(path, {
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new CallProblem('unreachable', 'The host does not respond.');
  }
  const result: unknown = await response.json().catch(() => null); // not JSON: the status is the message
  if (response.ok) return result as Result;
  const { reason, message } = (result ?? {}) as { readonly reason?: string; readonly message?: string };
  throw new CallProblem(reason ?? 'unreachable', message ?? `The host responded ${response.status}.`);
}

/** Why an action failed: rejected by the host, or its outcome is unknown. */
export const failureOf = (problem: unknown): SubmissionFailure => ({
  state: problem instanceof CallProblem && problem.reason !== 'unreachable' ? 'rejected' : 'failed',
  problems: { form: wordsOf(problem) },
});

/** What went wrong, in words. */
export function wordsOf(problem: unknown): string {
  if (!(problem instanceof CallProblem)) return 'That did not work. Try again.';
  return problem.reason === 'not-allowed'
    ? `${problem.message} Use another tab, so that what you typed here stays; then press the button once more.`
    : problem.message;
}
