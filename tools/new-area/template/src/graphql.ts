// Generated from the GraphQL API's schema and this area's operations by npm run contracts. Do not edit.
import { document, type DeclareDocument, type GraphDocument } from '@verandah/graph';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NewcomerLatestQueryVariables = Exact<{
  take: number;
}>;


export type NewcomerLatestQuery = { readonly posts: { readonly results: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly summary: string }> } };

interface Documents {
  readonly "\n  query NewcomerLatest($take: Int!) { posts(take: $take) { results { slug title summary } } }": GraphDocument<NewcomerLatestQuery, NewcomerLatestQueryVariables>;
}
/** Declares an operation of this area: its types follow from its text. Unknown text: run `npm run contracts`. */
export const graphql = document as DeclareDocument<Documents>;
