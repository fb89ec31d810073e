import { getNamedType, isInputObjectType, isObjectType, type GraphQLNamedType } from 'graphql';
import { schema } from './schema.ts';
import { sourceNames } from './source-names.ts';

/** The first name of a path that its type does not have; undefined when all are there. */
function missing(type: GraphQLNamedType | undefined, path: readonly string[]): string | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return undefined;
  const field = isObjectType(type) || isInputObjectType(type) ? type.getFields()[name] : undefined;
  return field === undefined ? `${type?.name ?? 'no type'}.${name}` : missing(getNamedType(field.type), rest);
}

test.each(Object.entries(sourceNames))('[GQL-12] %s carries every field that the product names', (name, paths) => {
  const type = schema.getType(name);
  expect(type?.name).toBe(name);
  expect(paths.flatMap((path) => missing(type, path.split('.')) ?? [])).toEqual([]);
});
