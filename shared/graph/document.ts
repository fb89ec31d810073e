import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/**
 * A GraphQL operation as text, typed by its result and variables in the way that GraphQL tools share (`ResultOf`,
 * `VariablesOf`). Clients that need its syntax tree parse the text: a tree would be part of every first page.
 */
export interface GraphDocument<Result, Variables> extends DocumentTypeDecoration<Result, Variables> {
  /** With the fragments that it uses. */
  readonly text: string;
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  /** false: the browser caches no result of it. */
  readonly cached?: false;
  /** What a mutation changes: open pages that read it reload. */
  readonly changes?: readonly DataName[];
  /** What a query reads: a view that shows its result requests it again once that has changed. */
  readonly reads?: readonly DataName[];
}

/** Data of a member that several pages show, and that work in the background changes. */
export type DataName = 'collections' | 'alerts' | 'following' | 'inspections';

/** Any operation, where its types don't matter. */
export type AnyDocument = GraphDocument<unknown, never>;

/** The text of a fragment, or its text with those of the fragments that it uses. */
export type Fragment = string | readonly Fragment[];

/** `graphql` of an area: the types of an operation follow from its text. */
export type DeclareDocument<Documents> = <const Text extends keyof Documents & string>(
  text: Text,
  fragments?: readonly Fragment[],
  options?: DocumentOptions,
) => Documents[Text];

type DocumentOptions = Pick<AnyDocument, 'cached' | 'changes' | 'reads'>;

const declared: AnyDocument[] = [];

/**
 * Declares an operation. Every operation that a bundle declares travels in its release's manifest, and the server runs
 * no other (a release sends its hash). Areas call it as `graphql`, with the types that `npm run types` generates.
 * @param fragments those that it spreads
 * @throws {Error} when the text does not begin with a named query or mutation
 */
export function document<Result, Variables>(
  text: string,
  fragments: readonly Fragment[] = [],
  { cached, changes, reads }: DocumentOptions = {},
): GraphDocument<Result, Variables> {
  const start = /^\s*(query|mutation)\s+(\w+)/.exec(text);
  if (!start) throw new Error('A GraphQL document must begin with a named query or mutation.');
  const texts = new Set([text, ...textsOf(fragments)]);
  const made: GraphDocument<Result, Variables> = {
    text: [...texts].join(' ').replace(/\s+/g, ' ').trim(),
    kind: start[1] as 'query' | 'mutation',
    name: start[2] as string,
    ...(cached === false && { cached }),
    ...(changes && { changes }),
    ...(reads && { reads }),
  };
  declared.push(made as AnyDocument);
  return made;
}

const textsOf = (fragment: Fragment): readonly string[] =>
  typeof fragment === 'string' ? [fragment] : fragment.flatMap(textsOf);

/** All operations declared by this bundle so far. */
export const declaredDocuments = (): readonly AnyDocument[] => declared;
