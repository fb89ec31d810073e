import type { PersistedOperation } from '@verandah/areas';
import type { GraphProblem, TracePlace } from './messages.ts';
import { postJson, TooLate } from './post-json.ts';
import type { ApiQuery } from './render-worker.ts';

export interface ApiQueryOptions {
  /** The API's GraphQL endpoint. */
  readonly url: string;
  /** Identifies our own server to the API. */
  readonly buildSecret: string;
  /** Time limit of one attempt in milliseconds. */
  readonly timeoutMs: number;
  /** Maximum retries of a read without a response, after 1, 2 and 4 seconds. */
  readonly retries?: number;
}

/** A failed query of a page: 'refused', 'network' or 'timeout'. */
export class ApiQueryProblem extends Error implements GraphProblem {
  readonly reason: string;
  readonly status?: number;
  constructor(reason: string, message: string, status?: number) {
    super(message);
    this.name = 'ApiQueryProblem';
    this.reason = reason;
    if (status !== undefined) this.status = status;
  }
}

const readsHeader = 'x-verandah-reads';
/** Tag of data without change events: a page that has read it must not be cached. */
export const notCached = 'own';

const unknownHash = /PersistedQueryNot(?:Found|Supported)|PERSISTED_QUERY_NOT_(?:FOUND|SUPPORTED)/;

/**
 * Runs the queries of pages while they render: only operations of their own release, by hash first, then with the text
 * when the API does not have the hash. The response bytes are passed to the worker unchanged.
 */
export const queryApi =
  (options: ApiQueryOptions): ApiQuery =>
  async (job, sha256, variables, signal) => {
    const operation = job.operations.find((each) => each.sha256 === sha256);
    if (!operation)
      throw new ApiQueryProblem('refused', `${job.area} ${job.version} declares no such operation (${sha256}).`);
    const tries = operation.kind === 'query' ? 1 + (options.retries ?? 3) : 1;
    for (let tried = 0; ; tried++) {
      try {
        const { body, headers } = await requestData(
          operation,
          variables,
          signal,
          options,
          job.trace ? { ...job.visitor?.headers, traceparent: traceparentOf(job.trace) } : job.visitor?.headers,
        );
        if (job.reads) noteReads(job.reads, headers[readsHeader]);
        // The mark of a write, for the browser's next request.
        job.visitor?.setCookies.push(...(headers['set-cookie'] ?? []));
        return body;
      } catch (problem) {
        if (
          signal.aborted ||
          tried + 1 >= tries ||
          !(problem instanceof ApiQueryProblem) ||
          !worthAnotherTry(problem)
        ) {
          job.reads?.add(notCached);
          throw problem;
        }
        await waitFor(1000 * 2 ** tried, signal);
      }
    }
  };

/** Notes the tags of a response. A response without the header has no change events. */
function noteReads(reads: Set<string>, header: string | string[] | undefined): void {
  for (const tag of typeof header === 'string' ? header.split(', ') : [notCached]) if (tag !== '') reads.add(tag);
}

const worthAnotherTry = ({ message, status, reason }: ApiQueryProblem): boolean =>
  reason === 'network' && (status === undefined || status >= 500) && !message.includes('401');

const waitFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

const traceparentOf = ({ traceId, spanId, sampled }: TracePlace): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;

/** Headers of the visitor. */
type Visitor = Readonly<Record<string, string>> | undefined;

async function requestData(
  operation: PersistedOperation,
  variables: string,
  signal: AbortSignal,
  options: ApiQueryOptions,
  visitor: Visitor,
): ReturnType<typeof postJson> {
  const hashed = await postQuery(operation, variables, false, signal, options, visitor);
  // Only a short response can be the one that requests the text.
  const unknown = hashed.body.byteLength < 2000 && unknownHash.test(new TextDecoder().decode(hashed.body));
  return unknown ? postQuery(operation, variables, true, signal, options, visitor) : hashed;
}

async function postQuery(
  operation: PersistedOperation,
  variables: string,
  withText: boolean,
  signal: AbortSignal,
  options: ApiQueryOptions,
  visitor: Visitor,
): ReturnType<typeof postJson> {
  const text = withText ? `"query":${JSON.stringify(operation.text)},` : '';
  const question = {
    url: options.url,
    signal,
    timeoutMs: options.timeoutMs,
    writes: operation.kind !== 'query',
    headers: {
      ...visitor,
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'apollographql-client-name': 'ssr-web',
      'x-no-placeholder-images': 'true',
      'x-build-secret': options.buildSecret,
    },
    body: `{"operationName":${JSON.stringify(operation.name)},${text}"variables":${variables},"extensions":{"persistedQuery":{"version":1,"sha256Hash":"${operation.sha256}"}}}`,
  };
  const result = await postJson(question).catch((problem: unknown) => {
    if (problem instanceof TooLate)
      throw new ApiQueryProblem('timeout', `${operation.name}: no response within ${options.timeoutMs} ms.`);
    throw new ApiQueryProblem('network', `${operation.name}: the API could not be reached.`);
  });
  const { status, body } = result;
  // A GraphQL error has a JSON body, whatever its status.
  if (status >= 500 || status === 401 || (status >= 300 && body[0] !== 0x7b)) {
    throw new ApiQueryProblem('network', `${operation.name}: the API responded ${status}.`, status);
  }
  return result;
}
