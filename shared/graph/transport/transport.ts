import DataLoader from 'dataloader';
import type { GraphDocument } from '../document.ts';
import { GraphError } from '../graph.ts';
import type { Graph } from '../graph.ts';
import { redactVariables, responseStart } from './failure.ts';
import type { GraphFailure } from './failure.ts';
import { Hashes } from './hashes.ts';
import { post, PostError } from './post.ts';
import type { Operation, OperationResult, PostOptions } from './post.ts';
import { refusalOf } from './refusal.ts';
import { retrying } from './retrying.ts';

export interface TransportOptions {
  /** Address to post to: '/graphql' in the browser, absolute on the server. */
  readonly url: string;
  /** The client: 'web' in the browser, 'ssr-web' on the server. */
  readonly clientName: 'web' | 'ssr-web';
  readonly fetch: typeof fetch;
  /** Milliseconds; 6,000 by default. */
  readonly timeout?: number;
  /** Additional headers, such as the build secret on the server. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds during which reads are collected into one request; 10 by default. */
  readonly batchWindow?: number;
  /** Retries of a failed read; 3 by default. */
  readonly retries?: number;
  /** Whether there is a network, as far as the browser knows: without one nothing is retried. */
  readonly online?: () => boolean;
  readonly report?: (failure: GraphFailure) => void;
}

const mostInBatch = 10;
const notFound = /PersistedQueryNotFound|PERSISTED_QUERY_NOT_FOUND/;
const notSupported = /PersistedQueryNotSupported|PERSISTED_QUERY_NOT_SUPPORTED/;

/** Sends operations: reads in batches and with retries, writes at once and never twice; both by hash first. */
export function createTransport(options: TransportOptions): Graph {
  const { report, batchWindow = 10, retries = 3, online = () => true } = options;
  const worth = (error: unknown): boolean => online() && passing(error);
  const posting: PostOptions = {
    url: options.url,
    fetch: options.fetch,
    timeout: options.timeout ?? 6000,
    headers: { ...options.headers, 'x-no-placeholder-images': 'true', 'apollographql-client-name': options.clientName },
  };
  const hashes = new Hashes();
  let byHash = true;

  /** Sends hashes, and the texts of those that the server does not have. */
  async function send(operations: readonly Operation[]): Promise<readonly OperationResult[]> {
    const names = operations.map(({ name }) => name).join(', ');
    const hashed = await Promise.all(operations.map(async ({ text }) => (byHash ? hashes.of(text) : null)));
    const body = ({ name, text, variables }: Operation, hash: string | null, withText: boolean): object => ({
      operationName: name,
      variables,
      ...((withText || !hash) && { query: text }),
      ...(hash && { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }),
    });
    const results = [
      ...(await post(
        operations.map((operation, index) => body(operation, hashed[index] ?? null, false)),
        names,
        posting,
      )),
    ];
    const unknown = results.flatMap((result, index) => (hashed[index] && persistedProblem(result) ? [index] : []));
    if (unknown.length === 0) return results;
    if (unknown.some((index) => persistedProblem(results[index]) === 'not-supported')) byHash = false;
    const again = await post(
      unknown.map((index) => body(operations[index] as Operation, byHash ? (hashed[index] ?? null) : null, true)),
      names,
      posting,
    );
    unknown.forEach((index, place) => {
      results[index] = again[place] as OperationResult;
    });
    return results;
  }

  const loader = new DataLoader<Operation, OperationResult>((operations) => send(operations), {
    cache: false,
    maxBatchSize: mostInBatch,
    batchScheduleFn: (dispatch) => void setTimeout(dispatch, batchWindow),
  });

  async function settle<Result>(operation: Operation, sent: () => Promise<OperationResult>): Promise<Result> {
    let response = '';
    try {
      const result = await sent();
      response = JSON.stringify(result);
      if (result.errors?.length)
        throw new GraphError(
          operation.name,
          'graphql',
          result.errors.map(({ message }) => message).join('; '),
          undefined,
          refusalOf(result.errors),
        );
      if (result.data === undefined || result.data === null)
        throw new GraphError(operation.name, 'no-data', 'The answer has no data.');
      return result.data as Result;
    } catch (error) {
      if (error instanceof PostError) response = error.response;
      const failure =
        error instanceof GraphError && !(error instanceof PostError) ? error : ownError(operation.name, error);
      report?.({
        operation: operation.name,
        reason: failure.reason,
        message: failure.message,
        variables: redactVariables(operation.variables),
        response: responseStart(response),
        ...(failure.status !== undefined && { status: failure.status }),
      });
      throw failure;
    }
  }

  const operationOf = (document: GraphDocument<unknown, unknown>, variables: unknown): Operation => ({
    name: document.name,
    text: document.text,
    variables,
  });
  return {
    read<Result, Variables>(document: GraphDocument<Result, Variables>, variables: Variables) {
      const operation = operationOf(document as GraphDocument<unknown, unknown>, variables);
      return settle<Result>(operation, () =>
        retrying(async () => available(operation, await loader.load(operation)), { retries, worth }),
      );
    },
    write<Result, Variables>(document: GraphDocument<Result, Variables>, variables: Variables) {
      const operation = operationOf(document as GraphDocument<unknown, unknown>, variables);
      return settle<Result>(operation, async () =>
        available(operation, (await send([operation]))[0] as OperationResult),
      );
    },
  };
}

/**
 * What the API can't do at the moment for one of the given fields is an answer, with the problem of that field.
 * @throws {PostError} when it reports this operation of a batch as unavailable otherwise: the same as no response
 */
function available({ name }: Operation, result: OperationResult): OperationResult {
  const away = result.errors?.find(({ extensions }) => extensions?.code === 'UNAVAILABLE' && !extensions.problems);
  if (away) throw new PostError(name, 'network', away.message, JSON.stringify(result), 503);
  return result;
}

/** A failure that may not happen again: there was no response, or the server has a temporary problem. */
const passing = (error: unknown): boolean =>
  error instanceof PostError &&
  (error.status === undefined ||
    error.status >= 500 ||
    error.status === 408 ||
    error.status === 429 ||
    error.status < 400);

function persistedProblem(result: OperationResult | undefined): 'not-found' | 'not-supported' | null {
  for (const { message, extensions } of result?.errors ?? []) {
    const description = `${message} ${String(extensions?.code)}`;
    if (notSupported.test(description)) return 'not-supported';
    if (notFound.test(description)) return 'not-found';
  }
  return null;
}

const ownError = (operation: string, error: unknown): GraphError =>
  error instanceof GraphError
    ? new GraphError(operation, error.reason, error.message, error.status)
    : new GraphError(operation, 'network', error instanceof Error ? error.message : String(error));
