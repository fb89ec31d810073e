import {
  BREAK,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  visit,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { addSent, prices, type Sent } from '../prices/public.ts';
import { defaultRows, rowsFields, rowsOfField, statementsOf } from './field-prices.ts';

/** What the work of an operation costs beside its text. */
export interface Price {
  readonly points: number;
  /** Of all its shapes. */
  readonly corners: number;
}

/** What a selection costs. */
interface Work extends Price {
  /** Statements, each run once for all rows around it; points are paid for each row. */
  readonly statements: number;
}

interface Operation {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Checked and with defaults, as the execution has them. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * The price of an operation's arguments as they are sent, in text or variables. A list inside another is paid for each
 * row around it. Arguments that the execution will reject cost nothing.
 */
export function priceOf({ schema, operation, fragments, variables }: Operation): Price {
  const seen = new Map<string, Work>();

  const ofSelection = (set: SelectionSetNode, type: GraphQLNamedType, rows: number | undefined): Work => {
    const known = fixedPrices(set, fragments);
    const price = known?.get(rows) ?? ofParts(set, type, rows);
    if (known && known.size < mostFixed) known.set(rows, price);
    return price;
  };

  const ofParts = (set: SelectionSetNode, type: GraphQLNamedType, rows: number | undefined): Work =>
    sumWork(
      set.selections.map((each) => {
        if (!isIncluded(each, variables)) return nothing;
        if (each.kind === Kind.FIELD) return ofField(each, type, rows);
        if (each.kind === Kind.INLINE_FRAGMENT) {
          const named = each.typeCondition && schema.getType(each.typeCondition.name.value);
          return ofSelection(each.selectionSet, named ?? type, rows);
        }
        return ofFragment(each.name.value, rows);
      }),
    );

  /** Once for each number of rows: fragments may be spread thousands of times. */
  const ofFragment = (name: string, rows: number | undefined): Work => {
    const key = `${name} ${rows ?? ''}`;
    const known = seen.get(key);
    if (known) return known;
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const price = fragment && type ? ofSelection(fragment.selectionSet, type, rows) : nothing;
    seen.set(key, price);
    return price;
  };

  const ofField = (node: FieldNode, parent: GraphQLNamedType, rowsAround: number | undefined): Work => {
    if (!isObjectType(parent) && !isInterfaceType(parent)) return nothing;
    const field = parent.getFields()[node.name.value];
    if (!field) return nothing;
    const statements = statementsOf(parent, field);
    const sent: Sent = { points: 0, corners: 0, rows: undefined };
    try {
      const values = getArgumentValues(field, node, variables);
      for (const { name } of field.args) addSent(sent, name, values[name]);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
    }
    const type = getNamedType(field.type);
    const listed = isListType(getNullableType(field.type));
    const rows = sent.rows ?? (rowsFields.includes(field.name) ? (rowsAround ?? defaultRows) : undefined);
    const inner =
      node.selectionSet && isCompositeType(type)
        ? ofSelection(node.selectionSet, type, listed ? undefined : (rows ?? rowsAround))
        : nothing;
    const times = listed ? (rows ?? 1) : 1;
    // Rows are paid for where they are listed: here, or by the results below.
    const below = isObjectType(type) && rowsFields.some((name) => name in type.getFields());
    const own = rowsOfField[`${parent.name}.${field.name}`] ?? Math.min(statements, 1);
    const read = (listed || !below ? rows : undefined) ?? own;
    return {
      points: sent.points + read * prices.row + times * inner.points,
      statements: statements + inner.statements,
      corners: sent.corners + times * inner.corners,
    };
  };

  const root = schema.getRootType(operation.operation);
  const { points, statements, corners } = root ? ofSelection(operation.selectionSet, root, undefined) : nothing;
  return { points: points + statements * prices.statement, corners };
}

/** Numbers of rows are the caller's. */
const mostFixed = 50;
/**
 * Prices of selections that no variable changes, by the number of rows around them; null of others. Nearly all of an
 * operation's fields are such, and the GraphQL server keeps the documents of texts that come again.
 */
const fixed = new WeakMap<SelectionSetNode, Map<number | undefined, Work> | null>();

function fixedPrices(
  set: SelectionSetNode,
  fragments: Operation['fragments'],
): Map<number | undefined, Work> | null | undefined {
  if (!fixed.has(set)) {
    let varies = false;
    visit(set, {
      Variable() {
        varies = true;
        return BREAK;
      },
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment && !fixedPrices(fragment.selectionSet, fragments)) varies = true;
        return varies ? BREAK : undefined;
      },
    });
    fixed.set(set, varies ? null : new Map());
  }
  return fixed.get(set);
}

/** Whether `@skip` and `@include` leave it in. */
function isIncluded(node: SelectionNode, variables: Readonly<Record<string, unknown>>): boolean {
  try {
    return (
      getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true &&
      getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false
    );
  } catch (error) {
    if (error instanceof GraphQLError) return true;
    throw error;
  }
}

const nothing: Work = { points: 0, statements: 0, corners: 0 };

const sumWork = (parts: readonly Work[]): Work =>
  parts.reduce(
    (a, b) => ({
      points: a.points + b.points,
      statements: a.statements + b.statements,
      corners: a.corners + b.corners,
    }),
    nothing,
  );
