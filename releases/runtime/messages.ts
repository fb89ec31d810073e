import type { Head, PersistedOperation, RenderRequest } from '@verandah/areas';

/** One page to render by one release. */
export interface RenderJob {
  readonly area: string;
  readonly version: string;
  /** The release's folder. */
  readonly folder: string;
  readonly server: { readonly path: string; readonly integrity: string };
  /** All that its pages may ask of the API; stays with the host. */
  readonly operations: readonly PersistedOperation[];
  readonly request: RenderRequest;
}

/** A job as a worker gets it. */
export type WorkerJob = Omit<RenderJob, 'operations'>;

/** A rendered page; `html` and `page` are UTF-8 and empty unless the status is 200 or 422. */
export interface Rendered {
  readonly status: number;
  readonly location?: string;
  readonly html: Uint8Array;
  /** JSON of the boot data's `page`, safe inside a script element. */
  readonly page: Uint8Array;
  readonly head?: Head;
}

/** Where bytes lie on the board; or the bytes themselves, when they don't fit there. */
export type Laid = { readonly at: number; readonly length: number } | { readonly bytes: Uint8Array };

/** What a worker is told. A job has its `slot` of the board until its end. `answer` names the body of a GraphQL answer, or why there is none. */
export type ToWorker =
  | { readonly kind: 'render'; readonly id: number; readonly slot: number; readonly job: WorkerJob }
  | { readonly kind: 'answer'; readonly id: number; readonly call: number; readonly body: Laid }
  | { readonly kind: 'answer'; readonly id: number; readonly call: number; readonly problem: GraphProblem }
  | { readonly kind: 'ping' };

export interface GraphProblem { readonly reason: string; readonly message: string; readonly status?: number }

/** Where a page failed: reading the bundle, fetching its data, or rendering it. */
export type RenderStage = 'bundle' | 'load' | 'render';

/** What a worker tells. `pong` says that it still comes round, and how much CPU it has used so far (microseconds). `ask` is its only way to the network: a persisted operation by its hash. `done` names the page's HTML and, right after it, its JSON. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'pong'; readonly cpu: number }
  | { readonly kind: 'ask'; readonly id: number; readonly call: number; readonly sha256: string; readonly variables: string }
  | ({ readonly kind: 'done'; readonly id: number; readonly htmlBytes: number; readonly body: Laid } & Omit<Rendered, 'html' | 'page'>)
  | { readonly kind: 'failed'; readonly id: number; readonly stage: RenderStage; readonly message: string }
  | { readonly kind: 'stray'; readonly message: string };
