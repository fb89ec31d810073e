import type { WorkerSpan } from './messages.ts';

/**
 * Why a page could not be rendered: 'missing' (no usable bundle), 'threw' (in load or render), 'data' (its data did not
 * come in time, or not at all), 'slow' (soft limit), 'killed' (hard limit or memory), 'crowded' (the queue is full).
 */
export type RenderFailureReason = 'missing' | 'threw' | 'data' | 'slow' | 'killed' | 'crowded';

export class RenderFailure extends Error {
  readonly reason: RenderFailureReason;
  /** What the worker had measured of a page whose trace is recorded. */
  readonly spans: readonly WorkerSpan[];
  constructor(reason: RenderFailureReason, message: string, spans: readonly WorkerSpan[] = []) {
    super(message);
    this.name = 'RenderFailure';
    this.reason = reason;
    this.spans = spans;
  }
}
