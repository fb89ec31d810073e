import type { Graph } from '@verandah/graph';

export interface LazyGraph extends Graph {
  /** Discards all cached responses, because another member reads from now on. */
  forget(): void;
}

/**
 * GraphQL for the pages after the first one, whose data the document contains. The client loads with the first request.
 * @param stillSignedIn see `createClient`
 */
export function lazyGraph(stillSignedIn: () => Promise<boolean>): LazyGraph {
  let client: Promise<Graph> | undefined;
  const load = (): Promise<Graph> => {
    client ??= import('./graph-client.ts')
      .then(({ createClient }) => createClient(stillSignedIn))
      .catch((error: unknown) => {
        client = undefined;
        throw error;
      });
    return client;
  };
  return {
    read: async (document, variables) => (await load()).read(document, variables),
    forget: () => {
      client = undefined;
    },
    write: async (document, variables) => (await load()).write(document, variables),
  };
}
