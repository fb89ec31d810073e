import { CombinedError } from '@urql/core';
import type { OperationResult } from '@urql/core';
import { GraphError } from '../graph.ts';
import { refusalOf } from '../transport/refusal.ts';
import { PostError, type Received } from './batched-fetch.ts';

/** What came instead of a result: status and text of the response, as far as there was one. */
export const receivedOf = ({ networkError, response }: CombinedError): Partial<Received> =>
  (response as Received | undefined) ?? (networkError instanceof PostError ? networkError : {});

/**
 * What the API can't do at the moment is the same as no response, except for one of the given fields: that is a result
 * with the problem of the field.
 */
export const isUnavailable = ({ graphQLErrors }: CombinedError): boolean =>
  graphQLErrors.some(({ extensions }) => extensions['code'] === 'UNAVAILABLE' && !extensions['problems']);

/** Why a result is a failure; null when it is not. */
export function failureOf(name: string, { data, error }: OperationResult): GraphError | null {
  const cause = error?.networkError instanceof CombinedError ? error.networkError : error;
  if (!cause || (!cause.networkError && cause.graphQLErrors.length === 0))
    return data == null ? new GraphError(name, 'no-data', 'The response has no data.') : null;
  const { status } = receivedOf(cause);
  if (isUnavailable(cause))
    return new GraphError(name, 'network', cause.graphQLErrors.map(({ message }) => message).join('; '), 503);
  if (!cause.networkError)
    return new GraphError(
      name,
      'graphql',
      cause.graphQLErrors.map(({ message }) => message).join('; '),
      undefined,
      refusalOf(cause.graphQLErrors),
    );
  if (cause.response)
    return new GraphError(name, 'network', `The server responded ${status} without a result.`, status);
  return new GraphError(
    name,
    cause.networkError instanceof PostError ? cause.networkError.reason : 'network',
    cause.networkError.message,
    status,
  );
}
