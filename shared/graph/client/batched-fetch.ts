import { GraphError } from '../graph.ts';

export interface BatchOptions {
  readonly fetch: typeof fetch;
  /** Milliseconds within which a response must arrive; 6,000 by default. */
  readonly timeout?: number;
  /** Milliseconds during which reads are collected into one request; 10 by default. */
  readonly batchWindow?: number;
}

/** What urql reads of a response, with its text for reports. */
export interface Received {
  readonly status: number | undefined;
  readonly received: string;
}

/** No usable response, or not as many results as operations. */
export class PostError extends GraphError implements Received {
  readonly received: string;
  constructor(reason: string, message: string, received = '', status?: number) {
    super('', reason, message, status);
    this.received = received;
  }
}

interface Call {
  readonly url: Parameters<typeof fetch>[0];
  readonly init: RequestInit | undefined;
}

interface WaitingCall extends Call {
  resolve(response: Response): void;
  reject(error: unknown): void;
}

const mostInBatch = 10;

/**
 * `fetch` for urql's exchange, which sends one request for each operation and has no time limit: reads within the
 * window share a request, ten at most; a write is sent at once.
 */
export function batchedFetch({ fetch, timeout = 6000, batchWindow = 10 }: BatchOptions): {
  readonly read: typeof fetch;
  readonly write: typeof fetch;
} {
  let waiting: WaitingCall[] = [];
  const dispatch = (): void => {
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += mostInBatch) {
      const calls = all.slice(at, at + mostInBatch);
      sendBatch(calls, fetch, timeout).then(
        (responses) => calls.forEach(({ resolve }, index) => resolve(responses[index] as Response)),
        (error: unknown) => calls.forEach(({ reject }) => reject(error)),
      );
    }
  };
  return {
    read: (url, init) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setTimeout(dispatch, batchWindow);
        waiting.push({ url, init, resolve, reject });
      }),
    write: async (url, init) => (await sendBatch([{ url, init }], fetch, timeout))[0] as Response,
  };
}

/** @throws {PostError} */
async function sendBatch(calls: readonly Call[], fetch: BatchOptions['fetch'], timeout: number): Promise<Response[]> {
  const [{ url, init }] = calls as readonly [Call];
  const bodies = calls.map((call) => String(call.init?.body));
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeout);
  let status: number | undefined;
  let text: string;
  try {
    const response = await fetch(url, {
      ...init,
      // Not urql's signal: a batch belongs to several operations.
      signal: giveUp.signal,
      body: bodies.length === 1 ? (bodies[0] as string) : `[${bodies.join(',')}]`,
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    if (giveUp.signal.aborted) throw new PostError('timeout', `No response within ${timeout} ms.`, '', status);
    throw new PostError('network', error instanceof Error ? error.message : String(error), '', status);
  } finally {
    clearTimeout(timer);
  }
  const results = calls.length === 1 ? null : listIn(text);
  if (results && results.length !== calls.length)
    throw new PostError(
      'network',
      `The server gave ${results.length} results for ${calls.length} operations.`,
      text,
      status,
    );
  return calls.map((_, index) => toResponse(results ? JSON.stringify(results[index]) : text, status));
}

/** The results of a batch; null when the response is something else, which then belongs to all its operations. */
function listIn(text: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null; // not JSON: the caller reports the response
  }
}

const json = { get: () => 'application/json' };
const toResponse = (text: string, status: number): Response =>
  ({ status, statusText: '', headers: json, received: text, text: () => Promise.resolve(text) }) as Received as never;
