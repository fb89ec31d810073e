import { getOperationAST, type DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GraphContext } from '../graphql/context.ts';
import { PageReads, queryReads } from './page-reads.ts';

/** Tells the site's own server what an answer was made of: it keeps pages, and makes them anew when that has changed. */
export const readsHeader = 'x-verandah-reads';

const byRequest = new WeakMap<Request, PageReads>();

/** What a request reads: one for all operations of a batch. */
export function readsOf(request: Request): PageReads {
  const reads = byRequest.get(request) ?? new PageReads();
  byRequest.set(request, reads);
  return reads;
}

const fieldsOf = (document: DocumentNode, name: string | null | undefined): readonly string[] =>
  getOperationAST(document, name)?.selectionSet.selections.flatMap((selection) => (selection.kind === 'Field' ? [selection.name.value] : [])) ?? [];

export function readsPlugin(): Plugin<GraphContext> {
  return {
    onExecute({ args: { contextValue, document, operationName } }) {
      const { client, reads } = contextValue as GraphContext;
      if (client.trusted) for (const field of fieldsOf(document, operationName)) reads.add(queryReads[field] ?? 'own');
    },
    onResponse({ request, response }) {
      const reads = byRequest.get(request);
      if (reads && request.headers.has('x-build-secret')) response.headers.set(readsHeader, reads.toString());
    },
  };
}
