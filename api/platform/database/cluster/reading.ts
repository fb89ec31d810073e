import { AsyncLocalStorage } from 'node:async_hooks';
import type { Position } from './position.ts';

/** A request's use of the servers of a cluster. */
export interface Reading {
  /** Whether a replica may serve its reads. */
  readonly anywhere: boolean;
  /** The position that a replica must have reached to include this visitor's writes; 0 without writes. */
  readonly from: Position;
  /** Whether something was, or may have been, written. */
  readonly done: { wrote: boolean };
}

const current = new AsyncLocalStorage<Reading | undefined>();

/** The request being handled; undefined for jobs, commands and everything else, which read from the primary. */
export const currentReading = (): Reading | undefined => current.getStore();

/** Handles a request: everything called from `run` belongs to it. */
export const withReading = <Result>(request: Reading | undefined, run: () => Result): Result =>
  current.run(request, run);

/** From now on a replica may serve the request's reads. */
export function readAnywhere<Result>(run: () => Result): Result {
  const request = current.getStore();
  return request === undefined || request.anywhere ? run() : current.run({ ...request, anywhere: true }, run);
}

/** Runs reads on the primary that must be current, such as whether a session has ended. */
export const onPrimary = <Result>(run: () => Result): Result => current.run(undefined, run);
