import { Client } from '@urql/core';
import type { OperationContext, OperationResult } from '@urql/core';
import type { GraphDocument } from '../document.ts';
import type { Graph } from '../graph.ts';
import { cachedResults } from './cached-results.ts';
import { throughTransport } from './through-transport.ts';

/**
 * The browser's one client, over a transport: the same query sent twice at once is sent once, a result serves for
 * 60 seconds and is forgotten after 5 minutes, a write empties the cache.
 */
export function createGraph(transport: Graph): Graph {
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [cachedResults, throughTransport(transport)],
  });
  const contextOf = (document: GraphDocument<unknown, unknown>): Partial<OperationContext> => ({ document });
  const settle = <Result>(result: OperationResult): Result => {
    if (result.error) throw result.error.networkError ?? result.error;
    return result.data as Result;
  };
  return {
    async read<Result, Variables>(document: GraphDocument<Result, Variables>, variables: Variables) {
      return settle<Result>(
        await client
          .query(document.text, variables as object, contextOf(document as GraphDocument<unknown, unknown>))
          .toPromise(),
      );
    },
    async write<Result, Variables>(document: GraphDocument<Result, Variables>, variables: Variables) {
      return settle<Result>(
        await client
          .mutation(document.text, variables as object, contextOf(document as GraphDocument<unknown, unknown>))
          .toPromise(),
      );
    },
  };
}
