import { getMetadata, type GenericSchema } from 'valibot';
import type { FieldProblem } from '../../platform/problems/public.ts';

type Entries = Readonly<Record<string, GenericSchema>>;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names without characters that would break a log line, cut to the length of a name. */
const printableName = (name: string): string => name.replaceAll(/[^\w.-]/g, '?').slice(0, 60);

/**
 * Fields of a value that its schema does not have, at every depth; a misspelt one would otherwise be ignored. Schemas
 * that take anything, or one of several shapes, are left to themselves.
 * @param part 'body' or 'query', for a value that has no name
 */
export function unknownFields(schema: GenericSchema, value: unknown, path = ''): FieldProblem[] {
  const parsed = jsonOf(schema, value);
  if (parsed !== undefined) return unknownFields(parsed.schema, parsed.value, path);
  if ('wrapped' in schema) return unknownFields(schema.wrapped as GenericSchema, value, path);
  if (schema.type === 'array' && 'item' in schema && Array.isArray(value))
    return value
      .slice(0, 100)
      .flatMap((each, at) => unknownFields(schema.item as GenericSchema, each, `${path}.${at}`));
  if ((schema.type !== 'object' && schema.type !== 'strict_object') || !('entries' in schema) || !isRecord(value))
    return [];
  const entries = schema.entries as Entries;
  const named = (name: string): string => (path === '' ? printableName(name) : `${path}.${printableName(name)}`);
  const known = Object.keys(entries).join(', ');
  return Object.entries(value).flatMap(([name, each]) => {
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
    return entry === undefined
      ? [
          {
            field: named(name),
            message: known === '' ? 'is unknown: none is taken here' : `is unknown: ${known} are taken`,
          },
        ]
      : unknownFields(entry, each, named(name));
  });
}

/** The shape and value of a query parameter that holds JSON; undefined for any other, and for invalid JSON. */
function jsonOf(schema: GenericSchema, value: unknown): { schema: GenericSchema; value: unknown } | undefined {
  if (typeof value !== 'string') return undefined;
  const inner = 'wrapped' in schema ? (schema.wrapped as GenericSchema) : schema;
  const shape = getMetadata(inner)['json'] as GenericSchema | undefined;
  if (shape === undefined) return undefined;
  try {
    return { schema: shape, value: JSON.parse(value) };
  } catch {
    return undefined; // not JSON: the value is rejected elsewhere
  }
}
