import { document, type DeclareDocument } from '@verandah/graph';
import type { Documents } from './graphql.generated.ts';

export type * from './graphql.generated.ts';

/** Declares an operation of this area: its types follow from its text. Unknown text: run `npm run types`. */
export const graphql = document as DeclareDocument<Documents>;
