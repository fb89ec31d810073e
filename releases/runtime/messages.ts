import type { Head, PersistedOperation, RenderRequest, RestCall } from '@verandah/areas';

/**
 * Bundles that a worker holds, those that it used last: live releases, those before them and those in rollout of all
 * areas.
 */
export const bundlesHeld = 24;

/** One page to render by one release. */
export interface RenderJob {
  readonly area: string;
  readonly version: string;
  /** The release's folder. */
  readonly folder: string;
  readonly server: { readonly path: string; readonly integrity: string };
  /** Every operation its pages may send to the API; stays with the host. */
  readonly operations: readonly PersistedOperation[];
  readonly request: RenderRequest;
  /**
   * Whose page it is and what it may call in their name; stays with the host. Absent: it is rendered as for a visitor.
   */
  readonly visitor?: JobVisitor;
  /**
   * The client's network, which takes turns with others and has a share of the workers; stays with the host. Absent:
   * the site itself.
   */
  readonly network?: string;
  /** What its answers were made of is noted here, as the API names it; stays with the host. */
  readonly reads?: Set<string>;
  /** The span of a trace that it is part of. Absent: nobody traces. */
  readonly trace?: TracePlace;
}

/** A place in a trace: 32 and 16 hexadecimal digits, and whether it is recorded. */
export interface TracePlace {
  readonly traceId: string;
  readonly spanId: string;
  readonly sampled: boolean;
}

/** What a worker measured of its work on a page whose trace is recorded. */
export interface WorkerSpan {
  readonly spanId: string;
  readonly parentId: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
}

/** A visitor's credentials for one page. */
export interface JobVisitor {
  /** Headers of a question in their name: `authorization`, and what the API wants to know of a caller. */
  readonly headers: Readonly<Record<string, string>>;
  /** For calls of the sign-in group. */
  readonly cookie?: string;
  /** Calls that the area's contract names: 'POST /auth/signin'. */
  readonly calls: readonly string[];
  /** Cookies that calls of this page have set: they go to the browser with it. */
  readonly setCookies: string[];
}

/** A job as a worker gets it. */
export type WorkerJob = Omit<RenderJob, 'operations' | 'visitor' | 'reads'>;

/** A rendered page; `html` and `page` are UTF-8 and empty unless the status is 200 or 422. */
export interface Rendered {
  readonly status: number;
  readonly location?: string;
  readonly html: Uint8Array;
  /** JSON of the boot data's `page`, safe inside a script element. */
  readonly page: Uint8Array;
  readonly head?: Head;
  /** Of a page whose trace is recorded. */
  readonly spans?: readonly WorkerSpan[];
}

/** Where bytes lie on the board; or the bytes themselves, when they don't fit there. */
export type Laid = { readonly at: number; readonly length: number } | { readonly bytes: Uint8Array };

/**
 * Messages to a worker. A job has its `slot` of the board until its end. `answer` names the body of a response, or why
 * there is none.
 */
export type ToWorker =
  | { readonly kind: 'render'; readonly id: number; readonly slot: number; readonly job: WorkerJob }
  | { readonly kind: 'answer'; readonly id: number; readonly call: number; readonly body: Laid }
  | { readonly kind: 'answer'; readonly id: number; readonly call: number; readonly problem: GraphProblem }
  | { readonly kind: 'ping' };

export interface GraphProblem {
  readonly reason: string;
  readonly message: string;
  readonly status?: number;
}

/** Where a page failed: reading the bundle, fetching its data, or rendering it. */
export type RenderStage = 'bundle' | 'load' | 'render';

/**
 * Messages from a worker. `pong` says that its event loop turns, and how much CPU it has used so far (microseconds).
 * `ask`, a persisted operation by its hash, and `call`, a call that the area's contract names, are its only ways to the
 * network; `span` is the one of a trace that they are part of. `done` names the page's HTML and, right after it, its
 * JSON.
 */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'pong'; readonly cpu: number }
  | {
      readonly kind: 'ask';
      readonly id: number;
      readonly call: number;
      readonly sha256: string;
      readonly variables: string;
      readonly span?: string;
    }
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly call: number;
      readonly what: RestCall;
      readonly span?: string;
    }
  | ({ readonly kind: 'done'; readonly id: number; readonly htmlBytes: number; readonly body: Laid } & Omit<
      Rendered,
      'html' | 'page'
    >)
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly stage: RenderStage;
      readonly message: string;
      readonly spans?: readonly WorkerSpan[];
    }
  | { readonly kind: 'stray'; readonly message: string };
