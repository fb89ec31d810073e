import { GraphError } from './graph.ts';

/** Whether it failed because nobody is signed in: the sign-in page is the way on. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof GraphError && (error.code === 'SIGNED_OUT' || error.status === 401);

/**
 * A problem as the service words it, to stand alone: 'must have at least 8 characters' → 'This must have at least 8
 * characters.'
 */
export const problemText = (message: string): string =>
  /^[a-z]/.test(message) ? `This ${message}${/[.!?]$/.test(message) ? '' : '.'}` : message;

/**
 * What the service says of a refused write, in words for the visitor; null when it has not refused: then it isn't known
 * whether it was done.
 */
export function refusalText(error: unknown): string | null {
  if (!(error instanceof GraphError) || error.code === '') return null;
  const [problem] = error.problems;
  return problem ? problemText(problem.message) : error.message;
}

/**
 * Whether a key of an earlier try was refused because that try has arrived with other content: what is sent next is
 * another message.
 */
export const arrivedBefore = (error: unknown): boolean =>
  error instanceof GraphError && error.problems.some(({ field }) => field === 'idempotencyKey');

/** Said when nothing is known of a write. */
export const unreachable = 'We couldn’t reach the server. Nothing you wrote is lost: try again.';
