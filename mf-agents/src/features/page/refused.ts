import { GraphError } from '@verandah/graph';

/** The service wants to know who it is. */
export const isSignedOut = (error: unknown): boolean => error instanceof GraphError && (error.code === 'SIGNED_OUT' || error.status === 401);

/** What the service said when it refused, for the visitor; null when it was no refusal: then it isn't known whether it was done. */
export function refusalText(error: unknown): string | null {
  if (!(error instanceof GraphError) || error.code === '') return null;
  const [problem] = error.problems;
  return problem ? problem.message.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : error.message;
}

export const unreachable = 'We couldn’t reach the server. Nothing you wrote is lost: try again.';
