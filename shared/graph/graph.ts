import type { GraphDocument } from './document.ts';

/** An area's access to data. In the browser one client for the whole visit, on the server one per request. */
export interface Graph {
  /** @throws {GraphError} on a network failure, a GraphQL error or a response without data */
  read<Result, Variables>(document: GraphDocument<Result, Variables>, variables: Variables): Promise<Result>;
  /**
   * Never retried automatically.
   * @throws {GraphError}
   */
  write<Result, Variables>(document: GraphDocument<Result, Variables>, variables: Variables): Promise<Result>;
}

/** What is wrong with a submitted field, in words for the person who filled it in. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/**
 * Details of a rejection by the API: its code ('SIGNED_OUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'BAD_USER_INPUT',
 * 'GONE', 'THROTTLED') and the invalid fields.
 */
export interface GraphRefusal {
  readonly code: string;
  readonly problems: readonly FieldProblem[];
}

/** A failed operation, with what is needed to report it (GQL-05) and to show a message. */
export class GraphError extends Error {
  readonly operation: string;
  /** 'network', 'timeout', 'graphql' or 'no-data' */
  readonly reason: string;
  readonly status: number | undefined;
  /** Empty when the API has not rejected the operation: then the outcome of a write is unknown. */
  readonly code: string;
  readonly problems: readonly FieldProblem[];
  constructor(
    operation: string,
    reason: string,
    message: string,
    status?: number,
    { code, problems }: GraphRefusal = { code: '', problems: [] },
  ) {
    super(message);
    this.name = 'GraphError';
    this.operation = operation;
    this.reason = reason;
    this.status = status;
    this.code = code;
    this.problems = problems;
  }

  /**
   * The host, the worker and each remote's bundle have their own copy of this class: they recognise each other's errors
   * by name.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return this === GraphError
      ? value instanceof Error && value.name === 'GraphError'
      : Function.prototype[Symbol.hasInstance].call(this, value);
  }
}
