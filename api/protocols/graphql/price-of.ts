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
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  visit,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { cornersOf } from '../../domains/listings/public.ts';
import { defaultRows, fieldPrices, jsonNames, prices, rowNames, rowsFields, shapeNames, skipNames } from './prices.ts';

/** What the work of an operation costs beside its text. */
export interface Price {
  readonly points: number;
  /** Of all its shapes. */
  readonly corners: number;
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
  const seen = new Map<string, Price>();

  const ofSelection = (set: SelectionSetNode, type: GraphQLNamedType, rows: number | undefined): Price => {
    const known = fixedPrices(set, fragments);
    const price = known?.get(rows) ?? ofParts(set, type, rows);
    if (known && known.size < mostFixed) known.set(rows, price);
    return price;
  };

  const ofParts = (set: SelectionSetNode, type: GraphQLNamedType, rows: number | undefined): Price =>
    sum(
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
  const ofFragment = (name: string, rows: number | undefined): Price => {
    const key = `${name} ${rows ?? ''}`;
    const known = seen.get(key);
    if (known) return known;
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const price = fragment && type ? ofSelection(fragment.selectionSet, type, rows) : nothing;
    seen.set(key, price);
    return price;
  };

  const ofField = (node: FieldNode, parent: GraphQLNamedType, rowsAround: number | undefined): Price => {
    if (!isObjectType(parent) && !isInterfaceType(parent)) return nothing;
    const field = parent.getFields()[node.name.value];
    if (!field) return nothing;
    const sent: Sent = { points: fieldPrices[`${parent.name}.${field.name}`] ?? 0, corners: 0, rows: undefined };
    try {
      const values = getArgumentValues(field, node, variables);
      for (const { name, type } of field.args) read(name, type, values[name], sent);
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
    return {
      points: sent.points + (listed || !below ? (rows ?? 0) * prices.row : 0) + times * inner.points,
      corners: sent.corners + times * inner.corners,
    };
  };

  const root = schema.getRootType(operation.operation);
  return root ? ofSelection(operation.selectionSet, root, undefined) : nothing;
}

/** Numbers of rows are the caller's. */
const mostFixed = 50;
/**
 * Prices of selections that no variable changes, by the number of rows around them; null of others. Nearly all of an
 * operation's fields are such, and the GraphQL server keeps the documents of texts that come again.
 */
const fixed = new WeakMap<SelectionSetNode, Map<number | undefined, Price> | null>();

function fixedPrices(
  set: SelectionSetNode,
  fragments: Operation['fragments'],
): Map<number | undefined, Price> | null | undefined {
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

const nothing: Price = { points: 0, corners: 0 };

const sum = (parts: readonly Price[]): Price =>
  parts.reduce((a, b) => ({ points: a.points + b.points, corners: a.corners + b.corners }), nothing);

/** What one field's arguments hold. */
interface Sent {
  points: number;
  corners: number;
  rows: number | undefined;
}

function read(name: string, type: GraphQLInputType, value: unknown, sent: Sent): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) {
    sent.points += value.length * prices.element;
    const nullable = getNullableType(type);
    if (isListType(nullable)) for (const each of value) read('', nullable.ofType, each, sent);
  } else if (typeof value === 'number') {
    readNumber(name, value, sent);
  } else if (typeof value === 'string') {
    if (jsonNames.includes(name)) readJson(value, sent);
    if (!shapeNames.includes(name)) return;
    const corners = cornersOf(value);
    sent.corners += corners;
    sent.points += corners * prices.corner;
  } else {
    const object = getNamedType(type);
    if (!isInputObjectType(object)) return;
    for (const [key, field] of Object.entries(object.getFields()))
      read(key, field.type, (value as Readonly<Record<string, unknown>>)[key], sent);
  }
}

function readNumber(name: string, value: number, sent: Sent): void {
  if (rowNames.includes(name)) sent.rows = Math.max(sent.rows ?? 0, value);
  if (skipNames.includes(name)) sent.points += (Math.max(0, value) / 1000) * prices.skippedThousand;
}

/** What is no JSON costs nothing: the field rejects it. */
function readJson(text: string, sent: Sent): void {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return;
    for (const [name, value] of Object.entries(read)) if (typeof value === 'number') readNumber(name, value, sent);
  } catch {
    return;
  }
}
