import { getOperationAST, type OperationDefinitionNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GraphContext } from '../../platform/graph/public.ts';
import { PageReads, queryReads } from '../../platform/changes/public.ts';

/**
 * Names for the site's own server what a response was made of: it caches pages, and re-renders them when that has
 * changed.
 */
export const readsHeader = 'x-verandah-reads';
/** Marks the response of a write: the cache has to be checked before it is passed on. */
export const wroteHeader = 'x-verandah-wrote';

const byRequest = new WeakMap<Request, PageReads>();
const writing = new WeakSet<PageReads>();

/** What a request reads: one for all operations of a batch. */
export function readsOf(request: Request): PageReads {
  const reads = byRequest.get(request) ?? new PageReads();
  byRequest.set(request, reads);
  return reads;
}

const fieldsOf = (operation: OperationDefinitionNode): readonly string[] =>
  operation.selectionSet.selections.flatMap((selection) => (selection.kind === 'Field' ? [selection.name.value] : []));

export function readsPlugin(): Plugin<GraphContext> {
  return {
    onExecute({ args: { contextValue, document, operationName } }) {
      const { client, reads, cachedEntities } = contextValue as GraphContext;
      const operation = getOperationAST(document, operationName);
      if (operation?.operation === 'mutation') {
        writing.add(reads);
        cachedEntities.bypassCache();
      }
      if (!client.trusted || !operation) return;
      for (const field of fieldsOf(operation)) reads.add(queryReads[field] ?? 'own');
      return {
        onExecuteDone({ result }) {
          // A failed response may succeed the next time.
          if ('errors' in result && result.errors) reads.add('own');
        },
      };
    },
    onResponse({ request, response }) {
      const reads = byRequest.get(request);
      if (reads && writing.has(reads)) response.headers.set(wroteHeader, '1');
      if (reads && request.headers.has('x-build-secret')) response.headers.set(readsHeader, reads.toString());
    },
  };
}
