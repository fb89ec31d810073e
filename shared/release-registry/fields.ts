import * as v from 'valibot';

export const area = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be an area name: lower case letters, digits and hyphens'),
);
export const version = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})$/, 'must be a version such as 1.4.0'),
);
/** ISO 8601. */
export const moment = v.pipe(v.string(), v.isoTimestamp('must be a moment such as 2026-11-21T14:05:00Z'));
export const line = v.pipe(v.string(), v.trim(), v.maxLength(500, 'must have at most 500 characters'));
export const who = v.pipe(line, v.minLength(1, 'must state who does it'));
/** Who acts, and why: the log has both. */
export const by = { who, why: v.optional(line) };
/** What else the log's entry has. */
export const detail = v.optional(v.custom<object>(isPlainObject, 'must be an object'));
/** A SHA-256. */
export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'));

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number from `least` to `most`; a path or a query has it as a text. */
export const wholeNumber = (least: number, most: number, message: string) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/, message), v.transform(Number))], message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );

/** The read-only type of a schema's output. */
export type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;
