/** Work was cancelled, because its caller has gone or its time was over. Callers never see it. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';

  constructor(options?: ErrorOptions) {
    super('The work was cancelled: no caller waits for its result.', options);
  }
}

/** Whether an error, or its cause, is a cancellation. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof GivenUp || (error instanceof Error && 'originalError' in error && isGivenUp(error.originalError));
