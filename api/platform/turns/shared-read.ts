import { currentCaller, onBehalfOf } from './caller.ts';

/** A read that several callers share. It is cancelled when all of them have gone. */
export class SharedRead {
  readonly #end = new AbortController();
  #waiting = 0;
  #isDone = false;

  get isGivenUp(): boolean {
    return this.#end.signal.aborted;
  }

  /** Reads in the turns of the caller that begins it, who must `join` as well. */
  async run<Result>(read: () => Promise<Result>): Promise<Result> {
    try {
      return await onBehalfOf({ party: currentCaller().party, signal: this.#end.signal }, read);
    } finally {
      this.#isDone = true;
    }
  }

  /** Adds a caller, who waits until it disconnects. */
  join(): void {
    if (this.#isDone) return;
    this.#waiting++;
    const { signal } = currentCaller();
    const leave = (): void => {
      this.#waiting--;
      if (this.#waiting === 0 && !this.#isDone) this.#end.abort();
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  }
}
