import { isPromise } from './maybe-promise.ts';
import type { Completion, Shape } from './plan.ts';
import { serializerOf } from './serializers.ts';

/** A field of a shape, by its name in the response. */
export type ShapeField =
  | { readonly key: string; readonly constant: string | null }
  | { readonly key: string; readonly name: string; readonly completion: Completion };

/**
 * Writes the text of a function that makes such objects, as an object literal: all have the same shape, and none is
 * made field by field. Names are those of the schema and of a valid operation, which are letters, digits and `_`.
 */
export function compileShape(fields: readonly ShapeField[]): Shape {
  const makers: ((value: unknown) => unknown)[] = [];
  const parts = fields.map((field) => {
    const key = JSON.stringify(field.key);
    if ('constant' in field) return `${key}: ${JSON.stringify(field.constant)}`;
    makers.push(makerOf(field.completion));
    return `${key}: make${makers.length - 1}(source.${field.name})`;
  });
  const names = makers.map((_, at) => `make${at}`);
  // oxlint-disable-next-line typescript/no-implied-eval
  const build = new Function(...names, `return (source) => ({ ${parts.join(', ')} });`) as (
    ...given: readonly ((value: unknown) => unknown)[]
  ) => Shape;
  return build(...makers);
}

/** Makes the value of a plain field. @throws {Error} when it is missing or not of its type */
function makerOf(completion: Completion): (value: unknown) => unknown {
  const make = requiredMakerOf(completion);
  return completion.isNonNull ? make : (value) => (value == null ? null : make(value));
}

function requiredMakerOf(completion: Completion): (value: unknown) => unknown {
  if (completion.kind === 'leaf') return serializerOf(completion.leaf);
  if (completion.kind === 'list') return listMaker(completion.item);
  const { shape } = completion.plan;
  return (value) => {
    if (isUsual(value)) return shape(value);
    throw new TypeError('This is not an object.');
  };
}

/** Makes a list of plain items. @throws {Error} when it is not one, or an item is not of its type */
export function listMaker(item: Completion): (values: unknown) => unknown[] {
  const make = makerOf(item);
  return (values) => {
    if (!Array.isArray(values)) throw new TypeError('This is not a list.');
    const made: unknown[] = [];
    // Not `map`, which leaves out what a list lacks.
    for (const each of values) made.push(make(each));
    return made;
  };
}

/** Whether it is an object that can be read at once: no error, and nothing to wait for. */
const isUsual = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !(value instanceof Error) && !isPromise(value);
