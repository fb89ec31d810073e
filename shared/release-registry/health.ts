import * as v from 'valibot';
import { area, moment, version, wholeNumber, type Immutable } from './fields.ts';

const count = v.pipe(
  v.number(),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be 1 or more'),
  v.maxValue(1_000_000_000, 'is too large'),
);
/**
 * 'views', 'failure mount TypeError', 'LCP 38'; 'example mount TypeError: x is undefined (search 1.4.0 src/a.tsx:4:7)'.
 */
const key = v.pipe(
  v.string(),
  v.regex(/^(?:[A-Za-z][\w -]{0,79}|example [^\p{Cc}]{1,320})$/u, 'must be a word or a few'),
);
const sumInput = v.object({
  area,
  version,
  at: moment,
  counts: v.pipe(
    v.record(key, count),
    v.check((counts) => Object.keys(counts).length <= 1000, 'must be at most 1000'),
  ),
});
/** What one host has counted. */
export const healthInput = v.object({ sums: v.pipe(v.array(sumInput), v.maxLength(5000, 'must be at most 5000')) });
export type HealthInput = v.InferOutput<typeof healthInput>;

/** `step`: seconds of an interval. */
export const healthQuery = v.object({
  from: moment,
  until: moment,
  area: v.optional(area),
  step: wholeNumber(1, 99_999_999, 'must be a number of seconds'),
});
export type HealthQuery = v.InferOutput<typeof healthQuery>;
/** Not checked key by key: there may be millions, and hosts have written them through `healthInput`. */
export const healthSum = v.object({
  area: v.string(),
  version: v.string(),
  at: v.string(),
  counts: v.custom<Record<string, number>>((counts) => typeof counts === 'object' && counts !== null),
});
/** Counts of one release in one interval, from `at` (ISO 8601) on. */
export type HealthSum = Immutable<v.InferOutput<typeof healthSum>>;

const holder = v.pipe(v.string(), v.regex(/^[\w-]{8,60}$/, 'must be a name of 8 to 60 letters and digits'));
export const turnEndInput = v.object({ holder });
/** `seconds` that the lease lasts unless it is renewed. */
export const turnInput = v.object({
  holder,
  seconds: v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(1, 'must be 1 to 3600'),
    v.maxValue(3600, 'must be 1 to 3600'),
  ),
});
