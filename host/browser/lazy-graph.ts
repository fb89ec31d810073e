import type { Graph } from '@verandah/graph';

export interface LazyGraph extends Graph {
  /** Somebody else reads from now on: forgets every answer. */
  forget(): void;
}

/**
 * Data for pages after the first one. The client loads with the first query: the first page has its data already.
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
