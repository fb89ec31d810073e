import { GraphError } from './graph.ts';

/** Whether it failed because the visitor is signed out: continue at the sign-in page. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof GraphError && (error.code === 'SIGNED_OUT' || error.status === 401);

/**
 * A problem in the API's wording as a sentence of its own: 'must have at least 8 characters' → 'This must have at least
 * 8 characters.'
 */
export const problemText = (message: string): string =>
  /^[a-z]/.test(message) ? `This ${message}${/[.!?]$/.test(message) ? '' : '.'}` : message;

/** Message of a rejected write for the visitor; null when it was not rejected: then the outcome is unknown. */
export function refusalText(error: unknown): string | null {
  if (!(error instanceof GraphError) || error.code === '') return null;
  const [problem] = error.problems;
  return problem ? problemText(problem.message) : error.message;
}

/**
 * Whether the key of an earlier attempt was rejected because that attempt was received with other content: what is sent
 * next is another message.
 */
export const arrivedBefore = (error: unknown): boolean =>
  error instanceof GraphError && error.problems.some(({ field }) => field === 'idempotencyKey');

/** Message for an unknown outcome of a write. */
export const unreachable =
  'We couldn’t connect. What you wrote is still here. Check your internet connection and try again.';
