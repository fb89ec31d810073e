import type { Head, PersistedOperation, RenderRequest, RestCall } from '@verandah/areas';

/**
 * Maximum number of bundles that a worker holds, the most recently used: the live, previous and rollout releases of all
 * areas.
 */
export const bundlesHeld = 24;

/**
 * Whose page is rendered first while there are too many: 'staying', of a visitor who is on the site or sends a form;
 * 'arriving'; 'spare', of a program, or one that nobody looks at yet.
 */
export type Urgency = 'staying' | 'arriving' | 'spare';

/** One page to render by one release. */
export interface RenderJob {
  readonly area: string;
  readonly version: string;
  /** The release's folder. */
  readonly folder: string;
  readonly server: { readonly path: string; readonly integrity: string };
  /** The operations that its pages may run; not sent to the worker. */
  readonly operations: readonly PersistedOperation[];
  readonly request: RenderRequest;
  /**
   * Whose page it is and which calls it may make in their name; not sent to the worker. Undefined: it is rendered as
   * for a visitor.
   */
  readonly visitor?: JobVisitor;
  /**
   * The network of the request, which takes turns with others and has a share of the workers; not sent to the worker.
   * Undefined: the site itself.
   */
  readonly network?: string;
  /** 'arriving' by default; not sent to the worker. */
  readonly urgency?: Urgency;
  /** Time limit for its data in milliseconds, in place of the worker's; not sent to the worker. */
  readonly dataMs?: number;
  /** Collects the tags of the data that the page reads; not sent to the worker. */
  readonly reads?: Set<string>;
  /** A page that fails is rendered again, to report what a part of it threw: for developing. */
  readonly explain?: boolean;
  /** The span that the job belongs to. Undefined: not traced. */
  readonly trace?: TracePlace;
}

/** A trace context: 32 and 16 hexadecimal digits, and whether it is recorded. */
export interface TracePlace {
  readonly traceId: string;
  readonly spanId: string;
  readonly sampled: boolean;
}

/** A worker's measurement of one step of a traced page. */
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
  /** Headers of calls in their name: `authorization`, and what the API needs of a caller. */
  readonly headers: Readonly<Record<string, string>>;
  /** For calls of the sign-in group. */
  readonly cookie?: string;
  /** Calls that the area's contract names: 'POST /auth/signin'. */
  readonly calls: readonly string[];
  /** Cookies that this page's calls have set: they are sent to the browser with the page. */
  readonly setCookies: string[];
}

/** A job as a worker receives it. */
export type WorkerJob = Omit<RenderJob, 'operations' | 'visitor' | 'urgency' | 'dataMs' | 'reads'>;

/** A rendered page; `html` and `page` are UTF-8 and empty unless the status is 200 or 422. */
export interface Rendered {
  readonly status: number;
  readonly location?: string;
  readonly html: Uint8Array;
  /** JSON of the boot data's `page`, safe inside a script element. */
  readonly page: Uint8Array;
  readonly head?: Head;
  /** Of a traced page. */
  readonly spans?: readonly WorkerSpan[];
}

/** The position of bytes on the board; or the bytes themselves, when they don't fit there. */
export type Laid = { readonly at: number; readonly length: number } | { readonly bytes: Uint8Array };

/**
 * Messages to a worker. A job has its `slot` of the board until its end. `response` contains the position of a response
 * body, or the error; after `abandon` the page is no longer awaited.
 */
export type ToWorker =
  | { readonly kind: 'render'; readonly id: number; readonly slot: number; readonly job: WorkerJob }
  | { readonly kind: 'response'; readonly id: number; readonly call: number; readonly body: Laid }
  | { readonly kind: 'response'; readonly id: number; readonly call: number; readonly problem: GraphProblem }
  | { readonly kind: 'abandon'; readonly id: number }
  | { readonly kind: 'ping' };

export interface GraphProblem {
  readonly reason: string;
  readonly message: string;
  readonly status?: number;
}

/** What a page has used. */
export interface Cost {
  /** Microseconds of processor time of its code. */
  readonly cpu: number;
  /** With one page of a worker: bytes of the heap that each page retains. */
  readonly retained?: number;
  /** The heap is nearly full: the worker should be replaced. */
  readonly full?: true;
  /** It was abandoned before its end. */
  readonly abandoned?: true;
}

/** Where a page failed: reading the bundle, fetching its data, or rendering it. */
export type RenderStage = 'bundle' | 'load' | 'render';

/**
 * Messages from a worker. `pong` shows that it is responsive, and how much CPU it has used so far (microseconds).
 * `query`, a persisted operation by its hash, and `call`, a call that the area's contract names, are its only ways to
 * the network; `span` is the trace span that they belong to. `done` contains the position of the page's HTML and, right
 * after it, its JSON.
 */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'pong'; readonly cpu: number }
  | {
      readonly kind: 'query';
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
  | ({
      readonly kind: 'done';
      readonly id: number;
      readonly htmlBytes: number;
      readonly body: Laid;
    } & Cost &
      Omit<Rendered, 'html' | 'page'>)
  | ({
      readonly kind: 'failed';
      readonly id: number;
      readonly stage: RenderStage;
      readonly message: string;
      readonly spans?: readonly WorkerSpan[];
    } & Cost)
  | { readonly kind: 'stray'; readonly message: string };
