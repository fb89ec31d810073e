import * as v from 'valibot';
import { area, moment, version } from './schema.ts';

const count = v.pipe(
  v.number(),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be 1 or more'),
  v.maxValue(1_000_000_000, 'is too large'),
);
/** 'views', 'failure mount TypeError', 'LCP 38'; 'example mount TypeError: x is undefined (search 1.4.0 src/a.tsx:4:7)'. */
const key = v.pipe(
  v.string(),
  v.regex(/^(?:[A-Za-z][\w -]{0,79}|example [^\p{Cc}]{1,320})$/u, 'must be a word or a few'),
);
const sum = v.object({
  area,
  version,
  at: moment,
  counts: v.pipe(
    v.record(key, count),
    v.check((counts) => Object.keys(counts).length <= 1000, 'must be at most 1000'),
  ),
});

/** What one host has counted. */
export const healthInput = v.object({ sums: v.pipe(v.array(sum), v.maxLength(5000, 'must be at most 5000')) });
export type HealthInput = v.InferOutput<typeof healthInput>;
/** Counts of one release in the span of time that begins with `at` (ISO 8601). */
export type HealthSum = v.InferOutput<typeof sum>;

/** `step`: seconds of a span. */
export const healthQuery = v.object({
  from: moment,
  until: moment,
  area: v.optional(area),
  step: v.pipe(v.string(), v.regex(/^[1-9]\d{0,7}$/, 'must be a number of seconds'), v.transform(Number)),
});
export type HealthQuery = v.InferOutput<typeof healthQuery>;

export const tidyInput = v.object({ before: moment });
const holder = v.pipe(v.string(), v.regex(/^[\w-]{8,60}$/, 'must be a name of 8 to 60 letters and digits'));
export const turnEndInput = v.object({ holder });
/** `seconds` that the turn lasts unless it is renewed. */
export const turnInput = v.object({
  holder,
  seconds: v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(1, 'must be 1 to 3600'),
    v.maxValue(3600, 'must be 1 to 3600'),
  ),
});
