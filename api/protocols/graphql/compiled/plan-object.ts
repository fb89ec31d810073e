import {
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  TypeNameMetaFieldDef,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import type { Completion, FieldPlan, ObjectPlan } from './plan.ts';
import { selectedFields, type Selecting } from './selected-fields.ts';
import { compileShape, listMaker, type ShapeField } from './shape.ts';

/** The operation has something that is not compiled; it is executed by the library instead. */
export class NotCompiled extends Error {}

/**
 * How an operation is executed whose conditions (`@skip`, `@include`) are decided.
 * @throws {NotCompiled} for introspection, and for types that this schema does not have
 */
export function planObject(
  type: GraphQLObjectType,
  selectionSets: Parameters<typeof selectedFields>[0],
  selecting: Selecting,
): ObjectPlan {
  if (type.isTypeOf) throw new NotCompiled(`${type.name} tests its values.`);
  const fields: FieldPlan[] = [];
  const parts: ShapeField[] = [];
  for (const [key, nodes] of selectedFields(selectionSets, selecting)) {
    const name = nodes[0]?.name.value ?? '';
    // As a name in an object's text it would mean its prototype.
    if (key === '__proto__') throw new NotCompiled('A response has a prototype of its own.');
    const isTypeName = name === TypeNameMetaFieldDef.name;
    const definition = isTypeName ? TypeNameMetaFieldDef : type.getFields()[name];
    if (!definition) throw new NotCompiled(`${type.name} has no ${name}.`);
    const completion = completionOf(definition.type, nodes, selecting);
    const isPlain = isTypeName || (definition.resolve === undefined && isPlainValue(completion));
    fields.push({ key, parent: type, definition, nodes, completion, isPlain });
    if (isTypeName) parts.push({ key, constant: type.name });
    else parts.push(isPlain ? { key, name, completion } : { key, constant: null });
  }
  return { fields, resolved: fields.filter(({ isPlain }) => !isPlain), shape: compileShape(parts) };
}

function completionOf(type: GraphQLOutputType, nodes: readonly FieldNode[], selecting: Selecting): Completion {
  const [isNonNull, inner] = [isNonNullType(type), getNullableType(type)];
  if (isLeafType(inner)) return { isNonNull, kind: 'leaf', leaf: inner };
  if (isListType(inner)) {
    const item = completionOf(inner.ofType, nodes, selecting);
    return { isNonNull, kind: 'list', item, makePlain: isPlainValue(item) ? listMaker(item) : undefined };
  }
  if (!isObjectType(inner)) throw new NotCompiled(`${inner.name} is several types.`);
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  return { isNonNull, kind: 'object', plan: planObject(inner, sets, selecting) };
}

function isPlainValue(completion: Completion): boolean {
  if (completion.kind === 'leaf') return true;
  return completion.kind === 'list' ? isPlainValue(completion.item) : completion.plan.resolved.length === 0;
}
