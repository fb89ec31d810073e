import { createTransport, isSignedOut } from '@verandah/graph';
import type { Graph } from '@verandah/graph';
import { createGraph } from '@verandah/graph/browser';
import { report } from './report.ts';

/**
 * Creates the browser's GraphQL client. When a read is rejected as signed out, the session is checked, and the read is
 * repeated if only the access token had expired. A write is never repeated automatically: the form keeps its input.
 * @param stillSignedIn checks the session
 */
export function createClient(stillSignedIn: () => Promise<boolean>): Graph {
  const graph = createGraph(
    createTransport({
      url: '/graphql',
      clientName: 'web',
      fetch: (...given) => window.fetch(...given),
      online: () => navigator.onLine,
      report: (failure) => report(failure, `graph ${failure.operation}`),
    }),
  );
  return {
    ...graph,
    async read(document, variables) {
      try {
        return await graph.read(document, variables);
      } catch (error) {
        if (isSignedOut(error) && (await stillSignedIn())) return graph.read(document, variables);
        throw error;
      }
    },
  };
}
