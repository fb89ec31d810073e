import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** What decides which fields of an operation are selected. */
export interface Selecting {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * The fields of selections of one object type, by their name in the response, in the order of the text. Types of
 * fragments are not compared: without interfaces and unions a valid operation spreads only those of the type itself.
 */
export function selectedFields(
  sets: readonly SelectionSetNode[],
  selecting: Selecting,
): ReadonlyMap<string, readonly FieldNode[]> {
  const found = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const visit = ({ selections }: SelectionSetNode): void => {
    for (const each of selections) {
      if (getDirectiveValues(GraphQLSkipDirective, each, selecting.variables)?.['if'] === true) continue;
      if (getDirectiveValues(GraphQLIncludeDirective, each, selecting.variables)?.['if'] === false) continue;
      if (each.kind === Kind.FIELD) {
        const key = (each.alias ?? each.name).value;
        const nodes = found.get(key);
        if (nodes) nodes.push(each);
        else found.set(key, [each]);
      } else if (each.kind === Kind.INLINE_FRAGMENT) visit(each.selectionSet);
      else if (!spread.has(each.name.value)) {
        spread.add(each.name.value);
        const fragment = selecting.fragments.get(each.name.value);
        if (fragment) visit(fragment.selectionSet);
      }
    }
  };
  sets.forEach(visit);
  return found;
}
