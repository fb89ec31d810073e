import * as v from 'valibot';

/** What a JSON Schema says of a value's size. */
interface Bounds {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/**
 * States in a pipe, before a transformation, what is checked after it: the OpenAPI document does not see behind
 * transformations. Text is tidied before it is counted, so blanks alone may exceed the bound.
 */
export const withBounds = <Value>(bounds: Bounds) => v.metadata<Value, { readonly bounds: Bounds }>({ bounds });
