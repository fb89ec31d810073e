import { GraphError } from '@verandah/graph';

/** A failure: the message, and the API's reason if it gave one. */
export interface Failure {
  readonly message: string;
  readonly reason?: string;
}

/** A failure in one text, for a notification. */
export const textOf = ({ message, reason }: Failure): string => (reason ? `${message}. ${reason}` : message);

/** The code of a rejection by the API, which means that nothing was written; '' for any other error. */
export const refusedAs = (error: unknown): string => (error instanceof GraphError ? error.code : '');

/** No response: the outcome is unknown. */
export const isLost = (error: unknown): boolean =>
  error instanceof GraphError && (error.reason === 'network' || error.reason === 'timeout');

/**
 * The failure of a write. A lost connection has a reason, because the reader can act on it; an API failure has none.
 */
export function failureOf(message: string, error: unknown): Failure {
  if (refusedAs(error) !== '' && error instanceof GraphError) return { message, reason: error.message };
  return isLost(error)
    ? { message, reason: 'We couldn’t connect. Check your internet connection and try again.' }
    : { message };
}
