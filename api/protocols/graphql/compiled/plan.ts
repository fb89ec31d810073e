import type { FieldNode, GraphQLField, GraphQLLeafType, GraphQLObjectType } from 'graphql';

/**
 * Makes an object of the response from its source.
 * @throws {Error} when a value is missing or not of its type; the executor then looks at each field by itself
 */
export type Shape = (source: unknown) => Record<string, unknown>;

/** How the value of a field, or of an item of a list, is completed. */
export type Completion = { readonly isNonNull: boolean } & (
  | { readonly kind: 'leaf'; readonly leaf: GraphQLLeafType }
  | {
      readonly kind: 'list';
      readonly item: Completion;
      /** Of a list with plain items. @throws {Error} when one is not of its type */
      readonly makePlain: ((values: unknown) => unknown[]) | undefined;
    }
  | { readonly kind: 'object'; readonly plan: ObjectPlan }
);

/** A selected field. */
export interface FieldPlan {
  /** Its name in the response. */
  readonly key: string;
  readonly parent: GraphQLObjectType;
  readonly definition: GraphQLField<unknown, unknown>;
  readonly nodes: readonly FieldNode[];
  readonly completion: Completion;
  /** The value is a property of the parent's, and so is everything below it: nothing is resolved, nothing waits. */
  readonly isPlain: boolean;
}

/** What is selected of an object. */
export interface ObjectPlan {
  readonly fields: readonly FieldPlan[];
  /** The fields that are not plain. */
  readonly resolved: readonly FieldPlan[];
  /** Makes the object, whose plain fields have their values, and all others null. */
  readonly shape: Shape;
}
