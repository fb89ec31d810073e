import { startChild, type Running } from '../processes/child.ts';

/** Bytes after a garbage collection. */
export interface Heap {
  readonly objects: number;
  /** Buffers outside the heap. */
  readonly buffers: number;
  /** Resident memory of the process. */
  readonly resident: number;
}
/** Statements that were sent straight to the database. Times are milliseconds. */
export interface Replayed {
  readonly times: readonly number[];
  readonly milliseconds: number;
  readonly statements: number;
}

export interface ApiMethods {
  /**
   * Assigns the statements from now on to this request; null: to none. Returns the number of statements of the request
   * before.
   */
  record(request: number | null): Promise<number>;
  /** Runs the statements of recorded requests directly against the database. */
  replay(requests: readonly number[], concurrency: number): Promise<Replayed>;
  /**
   * Begins or ends reporting everything as changed, by which the API reads all entities from the database. Returns the
   * number of reports since it began.
   */
  keepChanging(always: boolean): Promise<number>;
  /** Milliseconds of CPU time since the process started, of all its threads. */
  cpu(): Promise<number>;
  /** Memory in use after a garbage collection. */
  heap(): Promise<Heap>;
  /** Points that visitors of a network have spent of their budget in this minute. */
  spent(network: string): Promise<number>;
}

/** The API in a process of its own. */
export type ApiProcess = Running<ApiMethods>;

/** @throws {Error} when it does not start */
export const startApiProcess = (environment: NodeJS.ProcessEnv): Promise<ApiProcess> =>
  startChild('The API', new URL('./serve.ts', import.meta.url), environment, ['--expose-gc']);
