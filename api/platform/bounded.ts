import * as v from 'valibot';

/** Size limits of a JSON Schema. */
interface Bounds {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/**
 * Declares before a transformation the limits that are checked after it: the OpenAPI document does not see behind
 * transformations. Text is tidied before it is counted, so blanks alone may exceed the bound.
 */
export const withBounds = <Value>(bounds: Bounds) => v.metadata<Value, { readonly bounds: Bounds }>({ bounds });
