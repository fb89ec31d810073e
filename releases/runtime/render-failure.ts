import type { WorkerSpan } from './messages.ts';

/**
 * Why a page could not be rendered: 'missing' (no usable bundle), 'threw' (in load or render), 'data' (the API failed
 * or did not respond in time), 'slow' (the release used too much processor time, or waited for something that is no
 * call of the API), 'killed' (hard limit or memory), 'crowded' (the queue of all is full, or pages of other releases
 * used the processor), 'overloaded' (the area's own share of the queue, or of the release's own worker, is full).
 */
export type RenderFailureReason = 'missing' | 'threw' | 'data' | 'slow' | 'killed' | 'crowded' | 'overloaded';

/** An error that another process threw. @param text its stack, or only its message */
export function errorFromStack(text: string): Error {
  const [line = ''] = text.split(/\n\s+at /, 1);
  const problem = new Error(line);
  if (line !== text) problem.stack = text;
  return problem;
}

/** What else is known of a failure. */
interface FailureDetails {
  readonly spans?: readonly WorkerSpan[] | undefined;
  readonly awaited?: readonly string[] | undefined;
}

export class RenderFailure extends Error {
  readonly reason: RenderFailureReason;
  /** The worker's measurements of a traced page. */
  readonly spans: readonly WorkerSpan[];
  /** Calls of the API without a response in time: names of operations, 'GET /rest/listings'. */
  readonly awaited: readonly string[];
  constructor(reason: RenderFailureReason, message: string, { spans = [], awaited = [] }: FailureDetails = {}) {
    const thrown = errorFromStack(message);
    super(thrown.message);
    // The stack of the worker's own error: the host's stack would not help.
    if (thrown.stack === message) this.stack = message;
    this.name = 'RenderFailure';
    this.reason = reason;
    this.spans = spans;
    this.awaited = awaited;
  }
}
