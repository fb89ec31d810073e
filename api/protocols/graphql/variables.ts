import { getVariableValues, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';

type Values = Readonly<Record<string, unknown>>;

const read = new WeakMap<
  Values,
  { readonly operation: OperationDefinitionNode; readonly values: Values | undefined }
>();

/**
 * The variables of an operation, checked and with their defaults; undefined if they can't be read. They are read once
 * for its price and its execution.
 */
export function variablesOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Values | null | undefined,
): Values | undefined {
  const known = given && read.get(given);
  if (known?.operation === operation) return known.values;
  const values = getVariableValues(schema, operation.variableDefinitions ?? [], given ?? {}).coerced;
  if (given) read.set(given, { operation, values });
  return values;
}
