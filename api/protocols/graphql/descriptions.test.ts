import {
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { schema } from './schema.ts';

interface Part {
  readonly place: string;
  readonly name: string;
  readonly description: string | null | undefined;
}

const partsOf = (owner: string, list: readonly Omit<Part, 'place'>[]): Part[] =>
  list.map(({ name, description }) => ({ name, description, place: `${owner}.${name}` }));

function partsOfType(type: GraphQLNamedType): Part[] {
  const own = { place: type.name, name: type.name, description: type.description };
  if (isEnumType(type)) return [own, ...partsOf(type.name, type.getValues())];
  if (isInputObjectType(type)) return [own, ...partsOf(type.name, Object.values(type.getFields()))];
  if (!isObjectType(type)) return [own];
  const fields = Object.values(type.getFields());
  return [
    own,
    ...partsOf(type.name, fields),
    ...fields.flatMap(({ name, args }) => partsOf(`${type.name}.${name}()`, args)),
  ];
}

/** Types, fields, arguments, enum values and input fields, without those of the language itself. */
const allParts = (of: GraphQLSchema): Part[] =>
  Object.values(of.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
    .flatMap(partsOfType);

const words = (text: string): string =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim();

test('[GQL-50] everything in the schema has a description', () => {
  const parts = allParts(schema);
  expect(parts.length).toBeGreaterThan(2400);
  expect(parts.filter(({ description }) => !description?.trim()).map(({ place }) => place)).toEqual([]);
});

test('[GQL-50] descriptions add to the name, and times and days are not explained where their type does', () => {
  const enumValues = new Set(
    Object.values(schema.getTypeMap()).flatMap((type) =>
      isEnumType(type) ? type.getValues().map(({ name }) => `${type.name}.${name}`) : [],
    ),
  );
  const parts = allParts(schema);
  expect(
    parts
      .filter(({ place, name, description }) => !enumValues.has(place) && words(name) === words(description ?? ''))
      .map(({ place }) => place),
  ).toEqual([]);
  expect(parts.filter(({ description }) => description?.includes('ISO 8601')).map(({ place }) => place)).toEqual([]);
});
