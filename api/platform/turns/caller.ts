import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf something runs. */
export interface Caller {
  /** Who takes turns: a network; null: the site itself. */
  readonly party: string | null;
  /** Aborted once no caller waits for the result. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Connections that a call which writes holds: with one of them it gets another without a turn, since it would wait
   * for itself. Absent for calls that only read.
   */
  readonly held?: { count: number };
}

const theSite: Caller = { party: null };
const current = new AsyncLocalStorage<Caller>();

/** The caller on whose behalf this runs; the site itself for jobs, commands and calls of its own machines. */
export const currentCaller = (): Caller => current.getStore() ?? theSite;

/** Runs on behalf of a caller, with everything that follows from it. */
export const onBehalfOf = <Result>(who: Caller, run: () => Result): Result => current.run(who, run);

/**
 * A read whose result others may wait for too, such as that of a cache: it goes on when the caller that began it has
 * gone. It takes that caller's turns.
 */
export const forEveryone =
  <Given extends unknown[], Result>(read: (...given: Given) => Result): ((...given: Given) => Result) =>
  (...given) =>
    current.run({ party: currentCaller().party }, () => read(...given));

/** Runs as the site itself: a short read that operations of all callers wait for. */
export const asTheSite = <Result>(run: () => Result): Result => current.run(theSite, run);
