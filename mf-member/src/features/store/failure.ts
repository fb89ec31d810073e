import { GraphError } from '@verandah/graph';

/** The message of a failure: what could not be done, and the API's reason where it gave one. */
export interface Failure {
  readonly message: string;
  readonly reason?: string;
}

/** Whether the service has refused, so that it is known that nothing was written. */
export const refusedAs = (error: unknown): string => (error instanceof GraphError ? error.code : '');

/** No response: unknown outcome. */
export const lost = (error: unknown): boolean =>
  error instanceof GraphError && (error.reason === 'network' || error.reason === 'timeout');

/** The words for a failed write. Of a lost connection the reader can do something about, of a broken service not. */
export function failureOf(message: string, error: unknown): Failure {
  if (refusedAs(error) !== '' && error instanceof GraphError) return { message, reason: error.message };
  return lost(error) ? { message, reason: 'We couldn’t reach the server. Please try again.' } : { message };
}
