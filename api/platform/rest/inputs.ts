import * as v from 'valibot';
import { withBounds } from '../bounded.ts';

/**
 * An id in a path or query, as its number. `integer` in the metadata is how the OpenAPI document describes the text.
 */
export const id = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, 'must be a number of at most nine digits'),
  v.transform(Number),
  v.metadata({ integer: { minimum: 0, maximum: 999_999_999 } }),
);

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
    v.metadata({ integer: { minimum: least, maximum: most } }),
  );

/** Query parameters `skip` and `take`. @param take default page size @param furthest most that may be skipped */
export const pagingInput = (take: number, most = 100, furthest = 50_000) => ({
  skip: v.optional(wholeNumber(0, furthest), '0'),
  take: v.optional(wholeNumber(0, most), String(take)),
});

/** A query parameter with JSON of a shape, which the OpenAPI document describes. */
export const jsonInput = <Shape extends v.GenericSchema>(shape: Shape) =>
  v.pipe(
    v.string(),
    v.maxLength(20_000, 'must have at most 20,000 characters'),
    v.parseJson(undefined, 'must be JSON'),
    shape,
    v.metadata({ json: shape }),
  );

/** A line of text that someone typed: trimmed, without control characters, not empty. */
export const lineUpTo = (most: number) =>
  v.pipe(
    v.string(),
    withBounds({ minLength: 1, maxLength: most }),
    v.transform((text) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()),
    v.minLength(1, 'must not be empty'),
    v.maxLength(most, `must have at most ${most} characters`),
  );
