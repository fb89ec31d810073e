import { getDirectiveValues, GraphQLIncludeDirective, GraphQLSkipDirective, Kind } from 'graphql';
import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

/**
 * Whether a query selects something below the field being resolved: `isSelected(info, 'aggregations', 'beds')`.
 * Sees through fragments and minds @skip and @include.
 */
export function isSelected(info: Info, ...path: readonly string[]): boolean {
  let fields: readonly FieldNode[] = info.fieldNodes;
  for (const name of path) {
    fields = fields
      .flatMap(({ selectionSet }) => (selectionSet ? fieldsOf(selectionSet, info) : []))
      .filter((field) => field.name.value === name);
  }
  return fields.length > 0;
}

function fieldsOf({ selections }: SelectionSetNode, info: Info): FieldNode[] {
  return selections.flatMap((selection): FieldNode[] => {
    if (getDirectiveValues(GraphQLSkipDirective, selection, info.variableValues)?.['if'] === true) return [];
    if (getDirectiveValues(GraphQLIncludeDirective, selection, info.variableValues)?.['if'] === false) return [];
    if (selection.kind === Kind.FIELD) return [selection];
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
    return inner ? fieldsOf(inner.selectionSet, info) : [];
  });
}
