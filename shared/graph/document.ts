/** A GraphQL operation as text, typed by its result and variables. */
export interface GraphDocument<Result, Variables> {
  readonly text: string;
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  /** false: the browser caches no result of it. */
  readonly kept?: false;
  /** Never set: only holds the types. */
  readonly types?: { readonly result: Result; readonly variables: Variables };
}

/** Result type of an operation. */
export type ResultOf<Document> = Document extends GraphDocument<infer Result, infer _> ? Result : never;
/** Variables of an operation. */
export type VariablesOf<Document> = Document extends GraphDocument<infer _, infer Variables> ? Variables : never;

const declared: GraphDocument<unknown, unknown>[] = [];

/**
 * Declares an operation. Every operation that a bundle declares travels in its release's manifest, and the server runs
 * no other (a release sends its hash).
 * @throws {Error} when the text does not begin with a named query or mutation
 */
export function document<Result, Variables>(
  text: string,
  { kept }: { readonly kept?: false } = {},
): GraphDocument<Result, Variables> {
  const start = /^\s*(query|mutation)\s+(\w+)/.exec(text);
  if (!start) throw new Error('A GraphQL document must begin with a named query or mutation.');
  const made: GraphDocument<Result, Variables> = {
    text: text.replace(/\s+/g, ' ').trim(),
    kind: start[1] as 'query' | 'mutation',
    name: start[2] as string,
    ...(kept === false && { kept }),
  };
  declared.push(made as GraphDocument<unknown, unknown>);
  return made;
}

/** All operations declared by this bundle so far. */
export const declaredDocuments = (): readonly GraphDocument<unknown, unknown>[] => declared;
