/** Work was given up, because its caller has gone or its time was over. Nobody gets to see it. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';

  constructor(options?: ErrorOptions) {
    super('The work was given up: nobody waits for its result.', options);
  }
}

/** Whether an error, or what caused it, says that the work was given up. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof GivenUp || (error instanceof Error && 'originalError' in error && isGivenUp(error.originalError));
