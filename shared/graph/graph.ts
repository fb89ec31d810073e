import type { GraphDocument } from './document.ts';

/** What an area asks data of. In the browser one client for the whole visit, on the server one per request. */
export interface Graph {
  /** @throws {GraphError} on a network failure, a GraphQL error or an answer without data */
  read<Result, Variables>(document: GraphDocument<Result, Variables>, variables: Variables): Promise<Result>;
  /** Never repeated by itself. @throws {GraphError} */
  write<Result, Variables>(document: GraphDocument<Result, Variables>, variables: Variables): Promise<Result>;
}

/** A failed operation, with what is needed to report it (GQL-05). */
export class GraphError extends Error {
  readonly operation: string;
  /** 'network', 'timeout', 'graphql' or 'no-data' */
  readonly reason: string;
  readonly status: number | undefined;
  constructor(operation: string, reason: string, message: string, status?: number) {
    super(message);
    this.name = 'GraphError';
    this.operation = operation;
    this.reason = reason;
    this.status = status;
  }
}
