import { createHash } from 'node:crypto';
import type { Rest, RestResponse, ServerArea } from '@verandah/areas';
import type { FromWorker, GraphProblem } from './messages.ts';

type Graph = Parameters<ServerArea['load']>[1];
type Document = Pick<Parameters<Graph['read']>[0], 'text' | 'name'>;

const hashes = new WeakMap<object, string>();

function hashOf(document: Document): string {
  let hash = hashes.get(document);
  if (!hash) hashes.set(document, (hash = createHash('sha256').update(document.text).digest('hex')));
  return hash;
}

/**
 * The shape of @verandah/graph's GraphError. An area recognises it by its name, since each bundle has its own class.
 */
function graphError(operation: string, problem: Refused): Error {
  const { message, reason, status, code = '', problems = [] } = problem;
  return Object.assign(new Error(message), { name: 'GraphError', operation, reason, status, code, problems });
}

interface Responded {
  readonly message?: string;
  readonly extensions?: { readonly code?: string; readonly problems?: readonly object[] };
}
interface Result {
  readonly data?: unknown;
  readonly errors?: readonly Responded[];
}
/** The code and the problems by field of an API error, as far as it has them. */
interface Refused extends GraphProblem {
  readonly code?: string | undefined;
  readonly problems?: readonly object[];
}

const refuseQuery = (errors: readonly Responded[]): Refused => ({
  reason: 'graphql',
  message: errors.map(({ message }) => message ?? 'unnamed').join('; '),
  code: errors.map(({ extensions }) => extensions?.code).find((code) => code && code !== 'INTERNAL_SERVER_ERROR'),
  problems: errors.flatMap(({ extensions }) => extensions?.problems ?? []),
});

/** The Graph of one request: queries through the host, and stores nothing for the next request. */
export class WorkerGraph implements Graph {
  readonly #id: number;
  readonly #send: (message: FromWorker) => void;
  readonly #waiting = new Map<
    number,
    { readonly operation: string; readonly plain?: true; resolve(value: unknown): void; reject(problem: Error): void }
  >();
  readonly #part: { readonly span?: string };
  #calls = 0;

  /** @param span the trace span that all queries belong to */
  constructor(id: number, send: (message: FromWorker) => void, span?: string) {
    this.#id = id;
    this.#part = span === undefined ? {} : { span };
    this.#send = send;
  }

  read: Graph['read'] = (document, variables) =>
    new Promise((resolve, reject) => {
      const call = ++this.#calls;
      this.#waiting.set(call, { operation: document.name, resolve: resolve as (value: unknown) => void, reject });
      this.#send({
        kind: 'query',
        id: this.#id,
        call,
        sha256: hashOf(document),
        variables: JSON.stringify(variables ?? {}),
        ...this.#part,
      });
    });

  /** A call of the REST API; resolves with any status. */
  readonly rest: Rest = (what) =>
    new Promise((resolve, reject) => {
      const call = ++this.#calls;
      this.#waiting.set(call, {
        operation: `${what.method} ${what.path}`,
        plain: true,
        resolve: resolve as (value: unknown) => void,
        reject,
      });
      this.#send({ kind: 'call', id: this.#id, call, what, ...this.#part });
    });

  write: Graph['write'] = (document, variables) => this.read(document, variables);

  /** Passes on the host's response to a call. */
  response(call: number, outcome: string | GraphProblem): void {
    const waiting = this.#waiting.get(call);
    if (!waiting) return;
    this.#waiting.delete(call);
    if (typeof outcome !== 'string')
      return waiting.reject(
        Object.assign(graphError(waiting.operation, outcome), waiting.plain && { name: 'RestError' }),
      );
    try {
      if (waiting.plain) return waiting.resolve(JSON.parse(outcome) as RestResponse);
      const { data, errors } = JSON.parse(outcome) as Result;
      if (errors?.length) return waiting.reject(graphError(waiting.operation, refuseQuery(errors)));
      if (data == null)
        return waiting.reject(
          graphError(waiting.operation, { reason: 'no-data', message: `${waiting.operation} responded without data.` }),
        );
      waiting.resolve(data);
    } catch {
      // The page gets the error.
      waiting.reject(
        graphError(waiting.operation, {
          reason: 'network',
          message: `${waiting.operation}: the response is not JSON.`,
        }),
      );
    }
  }
}
