import { Client, CombinedError, fetchExchange, mapExchange } from '@urql/core';
import type { Exchange, OperationResult } from '@urql/core';
import { authExchange } from '@urql/exchange-auth';
import { persistedExchange } from '@urql/exchange-persisted';
import { retryExchange } from '@urql/exchange-retry';
import type { GraphDocument } from '../document.ts';
import type { Graph, GraphError } from '../graph.ts';
import { redactVariables, responseStart } from '../transport/failure.ts';
import type { GraphFailure } from '../transport/failure.ts';
import { Hashes } from '../transport/hashes.ts';
import { refusalOf } from '../transport/refusal.ts';
import { batchedFetch, type BatchOptions } from './batched-fetch.ts';
import { cachedResults } from './cached-results.ts';
import { documentNode } from './document-node.ts';
import { failureOf, isUnavailable, receivedOf } from './failure-of.ts';

export interface GraphOptions extends BatchOptions {
  /** Address to post to. */
  readonly url: string;
  /** The client: 'web' in the browser, 'ssr-web' on the server. */
  readonly clientName: 'web' | 'ssr-web';
  /** Additional headers, such as the build secret on the server. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Retries of a failed read; 3 by default. */
  readonly retries?: number;
  /** Whether there is a network, as far as the browser knows: without one nothing is retried. */
  readonly online?: () => boolean;
  /**
   * Checks the session when a read was rejected as signed out; the read is repeated if only the access token had
   * expired. A write is never repeated: the input stays in the form.
   */
  readonly stillSignedIn?: () => Promise<boolean>;
  readonly report?: (failure: GraphFailure) => void;
}

/**
 * The browser's one client: urql with its exchanges for sessions, retries, persisted operations and fetching. Ours are
 * the batches, which urql has not, and the cache, since urql's own has no time limits (docs/decisions/0078).
 */
export function createGraph(options: GraphOptions): Graph {
  const { report, stillSignedIn, retries = 3, online = () => true } = options;
  const fetching = batchedFetch(options);
  const hashes = new Hashes();
  const client = new Client({
    url: options.url,
    preferGetMethod: false,
    fetchOptions: {
      headers: {
        ...options.headers,
        accept: 'application/json',
        'x-no-placeholder-images': 'true',
        'apollographql-client-name': options.clientName,
      },
    },
    exchanges: [
      cachedResults,
      mapExchange({ onResult: (result) => withFailure(result, report) }),
      ...(stillSignedIn ? [repeatingWhenRenewed(stillSignedIn)] : []),
      retryExchange({
        // Growing by 1.5 to 2.5 times: 1, 2 and 4 s on average.
        initialDelayMs: 500,
        maxDelayMs: 30_000,
        maxNumberAttempts: retries + 1,
        retryIf: (error, { kind }) => kind === 'query' && online() && isPassing(error),
      }),
      persistedExchange({
        preferGetForPersistedQueries: false,
        enableForMutation: true,
        generateHash: async (text) => (await hashes.of(text)) ?? '',
      }),
      fetchExchange,
    ],
  });
  const settle = <Result>({ data, error }: OperationResult): Result => {
    if (error?.networkError) throw error.networkError;
    return data as Result;
  };
  return {
    async read<Result, Variables>(document: GraphDocument<Result, Variables>, variables: Variables) {
      const requestPolicy = document.cached === false ? 'network-only' : 'cache-first';
      return settle<Result>(
        await client
          .query(documentNode(document), variables as Variables & object, { fetch: fetching.read, requestPolicy })
          .toPromise(),
      );
    },
    async write<Result, Variables>(document: GraphDocument<Result, Variables>, variables: Variables) {
      return settle<Result>(
        await client
          .mutation(documentNode(document), variables as Variables & object, { fetch: fetching.write })
          .toPromise(),
      );
    },
  };
}

/** The result of an operation, reported and with a GraphError when it failed. */
function withFailure(result: OperationResult, report: GraphOptions['report']): OperationResult {
  const { operation } = result;
  const name = operationName(result);
  const failure = failureOf(name, result);
  if (!failure) return result;
  const failed = { ...result, data: undefined, error: new CombinedError({ networkError: failure }) };
  if (isRejectedWrite(operation.kind, failure)) return failed;
  const cause = result.error?.networkError instanceof CombinedError ? result.error.networkError : result.error;
  report?.({
    operation: name,
    reason: failure.reason,
    message: failure.message,
    variables: redactVariables(operation.variables),
    response: responseStart((cause && receivedOf(cause).received) ?? ''),
    ...(failure.status !== undefined && { status: failure.status }),
  });
  return failed;
}

const rules = new Set(['SIGNED_OUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'GONE', 'THROTTLED']);

/**
 * A write that the API rejected by a rule of the product: its form shows why, and there is nothing to repair. Input
 * that names no field was not typed by anybody.
 */
const isRejectedWrite = (kind: string, { code, problems }: GraphError): boolean =>
  kind === 'mutation' && (rules.has(code) || problems.length > 0);

function operationName({ operation }: OperationResult): string {
  const [definition] = operation.query.definitions;
  return (definition && 'name' in definition && definition.name?.value) || '';
}

function repeatingWhenRenewed(stillSignedIn: () => Promise<boolean>): Exchange {
  let rejection: CombinedError | undefined;
  return authExchange(() =>
    Promise.resolve({
      addAuthToOperation: (operation) => operation, // Cookies are enough.
      didAuthError: (error, { kind }) => {
        const isRejected =
          kind === 'query' &&
          (receivedOf(error).status === 401 || refusalOf(error.graphQLErrors).code === 'SIGNED_OUT');
        if (isRejected) rejection = error;
        return isRejected;
      },
      refreshAuth: async () => {
        if (!(await stillSignedIn())) throw rejection ?? new Error('signed out');
      },
    }),
  );
}

/** A failure that may not happen again: there was no response, or the server has a temporary problem. */
function isPassing(error: CombinedError): boolean {
  if (isUnavailable(error)) return true;
  const { status } = receivedOf(error);
  return (
    error.networkError !== undefined &&
    !error.networkError.message.includes('401') &&
    (status === undefined || status >= 500 || status === 408 || status === 429 || status < 400)
  );
}
