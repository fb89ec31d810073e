import type { DataName, Graph } from '@verandah/graph';

export interface LazyGraph extends Graph {
  /** Discards all cached responses, because another member reads from now on. */
  forget(): void;
}

/**
 * GraphQL for the pages after the first one, whose data the document contains. The client loads with the first request.
 * @param stillSignedIn see `createClient`
 * @param changed called after a write with the changes that its document declares
 */
export function lazyGraph(
  stillSignedIn: () => Promise<boolean>,
  changed: (names: readonly DataName[]) => void = () => undefined,
): LazyGraph {
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
    async write(document, variables) {
      const result = await (await load()).write(document, variables);
      if (document.changes) changed(document.changes);
      return result;
    },
  };
}
