/**
 * Why a page could not be rendered: 'missing' (no usable bundle), 'threw' (in load or render), 'data' (its data did not
 * come in time, or not at all), 'slow' (soft limit), 'killed' (hard limit or memory), 'crowded' (the queue is full).
 */
export type RenderFailureReason = 'missing' | 'threw' | 'data' | 'slow' | 'killed' | 'crowded';

export class RenderFailure extends Error {
  readonly reason: RenderFailureReason;
  constructor(reason: RenderFailureReason, message: string) {
    super(message);
    this.name = 'RenderFailure';
    this.reason = reason;
  }
}
