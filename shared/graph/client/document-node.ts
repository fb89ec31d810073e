import { createRequest } from '@urql/core';
import type { TypedDocumentNode } from '@urql/core';
import type { GraphDocument } from '../document.ts';

const nodes = new WeakMap<object, TypedDocumentNode>();

/** A document's syntax tree for urql, parsed once; its source is the document's text, whose hash the release names. */
export function documentNode<Result, Variables>(
  document: GraphDocument<Result, Variables>,
): TypedDocumentNode<Result, Variables & object> {
  const node: unknown = nodes.get(document) ?? parseDocument(document);
  return node as TypedDocumentNode<Result, Variables & object>;
}

function parseDocument(document: { readonly text: string }): TypedDocumentNode {
  const { query } = createRequest(document.text, {});
  const node = Object.assign(query, { loc: { ...query.loc, source: { ...query.loc?.source, body: document.text } } });
  nodes.set(document, node as TypedDocumentNode);
  return node as TypedDocumentNode;
}
