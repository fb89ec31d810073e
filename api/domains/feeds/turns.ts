/**
 * Takes turns in the order of the requests. Parties that request one turn after another alternate.
 */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Works when it is the caller's turn. @throws what the work throws */
  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined); // the caller gets the error
    return result;
  }
}
