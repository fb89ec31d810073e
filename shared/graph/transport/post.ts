import { GraphError } from '../graph.ts';

/** One operation to send. */
export interface Operation {
  readonly name: string;
  readonly text: string;
  readonly variables: unknown;
}
export interface OperationResult {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: unknown; readonly problems?: unknown };
  }[];
}
/** A failure before there was a result for each operation, with the response received. */
export class PostError extends GraphError {
  readonly response: string;
  constructor(operation: string, reason: string, message: string, response: string, status?: number) {
    super(operation, reason, message, status);
    this.response = response;
  }
}

export interface PostOptions {
  readonly url: string;
  readonly fetch: typeof fetch;
  /** Milliseconds within which the response must arrive. */
  readonly timeout: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Posts bodies, one as an object and several as an array.
 * @throws {PostError} when there was no usable response, or not as many results as operations
 */
export async function post(
  bodies: readonly object[],
  names: string,
  { url, fetch, timeout, headers }: PostOptions,
): Promise<readonly OperationResult[]> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeout);
  let text = '';
  let status: number | undefined;
  try {
    const response = await fetch(url, {
      method: 'POST',
      signal: giveUp.signal,
      body: JSON.stringify(bodies.length === 1 ? bodies[0] : bodies),
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    if (giveUp.signal.aborted) throw new PostError(names, 'timeout', `No answer within ${timeout} ms.`, text, status);
    throw new PostError(names, 'network', error instanceof Error ? error.message : String(error), text, status);
  } finally {
    clearTimeout(timer);
  }
  const read = parse(text);
  if (read === undefined)
    throw new PostError(names, 'network', `The server answered ${status} without a result.`, text, status);
  const results = Array.isArray(read) ? (read as OperationResult[]) : [read as OperationResult];
  if (results.length !== bodies.length) {
    throw new PostError(
      names,
      'network',
      `The server gave ${results.length} results for ${bodies.length} operations.`,
      text,
      status,
    );
  }
  return results;
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const isResult = (one: unknown): boolean =>
      typeof one === 'object' && one !== null && ('data' in one || 'errors' in one);
    return (Array.isArray(value) ? value.every(isResult) : isResult(value)) ? value : undefined;
  } catch {
    return undefined;
  }
}
