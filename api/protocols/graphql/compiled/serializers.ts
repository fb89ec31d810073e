import { GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, GraphQLString, type GraphQLLeafType } from 'graphql';
import { isPromise } from './maybe-promise.ts';

/** Writes the value of a leaf for the response. @throws {Error} unless it is a plain value of the leaf's type */
export type Serializer = (value: unknown) => unknown;

const isPlain = (value: unknown): boolean =>
  value != null && typeof value !== 'function' && !(value instanceof Error) && !isPromise(value);
const isString = (value: unknown): boolean => typeof value === 'string';

/** Values of the scalars that every schema has which are written as they are. */
const asTheyAre = new Map<GraphQLLeafType, (value: unknown) => boolean>([
  [GraphQLBoolean, (value) => typeof value === 'boolean'],
  [GraphQLFloat, (value) => typeof value === 'number' && Number.isFinite(value)],
  [GraphQLID, isString],
  [GraphQLInt, (value) => typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31],
  [GraphQLString, isString],
]);

const made = new Map<GraphQLLeafType, Serializer>();

/** The same function for the same type. */
export function serializerOf(type: GraphQLLeafType): Serializer {
  const known = made.get(type);
  if (known) return known;
  const write: Serializer = (value) => {
    const written: unknown = isPlain(value) ? type.serialize(value) : null;
    if (written == null) throw new TypeError(`${type.name} has no value for ${String(value)}.`);
    return written;
  };
  const isWritten = asTheyAre.get(type);
  const serializer: Serializer = isWritten ? (value) => (isWritten(value) ? value : write(value)) : write;
  made.set(type, serializer);
  return serializer;
}
