import { createTransport, isSignedOut } from '@verandah/graph';
import type { Graph } from '@verandah/graph';
import { createGraph } from '@verandah/graph/browser';
import { report } from './report.ts';

/**
 * The browser's one client. What a member's read is refused for may have ended a moment ago only (an access token), or
 * for good: it is looked up, and read again in the first case. A write is not sent again by itself, and what was typed
 * stays where it is.
 * @param stillSignedIn looks who is here now
 */
export function createClient(stillSignedIn: () => Promise<boolean>): Graph {
  const graph = createGraph(
    createTransport({
      url: '/graphql',
      clientName: 'web',
      fetch: (...given) => window.fetch(...given),
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
