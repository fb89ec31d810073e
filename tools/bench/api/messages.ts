/** Messages to and from the process of the API. Times are milliseconds. */
export type Command =
  | { readonly kind: 'record'; readonly request: number | null }
  | { readonly kind: 'replay'; readonly requests: readonly number[]; readonly concurrency: number }
  /** Whether everything is reported as changed all the time, so that no fact is read from the API's cache. */
  | { readonly kind: 'change'; readonly always: boolean }
  | { readonly kind: 'cpu' }
  | { readonly kind: 'heap' }
  /** Points that visitors of a network have spent of their budget. */
  | { readonly kind: 'spent'; readonly network: string }
  | { readonly kind: 'stop' };
export type Report =
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'failed'; readonly message: string }
  /** Number of statements of the request that was recorded until now. */
  | { readonly kind: 'recording'; readonly statements: number }
  | {
      readonly kind: 'replayed';
      readonly times: readonly number[];
      readonly milliseconds: number;
      readonly statements: number;
    }
  | { readonly kind: 'changed' }
  | { readonly kind: 'cpu'; readonly milliseconds: number }
  | ({ readonly kind: 'heap' } & Heap)
  | { readonly kind: 'spent'; readonly points: number };

/** Bytes after a garbage collection. */
export interface Heap {
  readonly objects: number;
  /** Buffers outside the heap. */
  readonly buffers: number;
  /** Resident memory of the process. */
  readonly resident: number;
}
