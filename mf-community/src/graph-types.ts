// Made of the graph API's schema and this area's operations by npm run contracts. The compiler holds the area's own types against it.
import type { ResultOf, VariablesOf } from '@verandah/graph';
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
type Agrees<Wanted, Given extends Wanted> = Given;
