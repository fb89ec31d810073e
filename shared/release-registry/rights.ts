import * as v from 'valibot';
import { area, by, hash, line, moment, who, wholeNumber, type Immutable } from './fields.ts';

/** A token by the hash of its text; without an area it is one of operations. */
export const tokenInput = v.object({
  name: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.@-]{0,59}$/, 'must be 1 to 60 letters, digits and any of . _ - @')),
  hash,
  area: v.nullable(area),
  actions: v.array(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/, 'must be words of lower case letters'))),
  expiresAt: moment,
  who,
});
export type TokenInput = v.InferOutput<typeof tokenInput>;
export const revocationInput = v.object({ name: v.string(), ...by });

export const tokenRecord = v.object({
  name: v.string(),
  area: v.nullable(v.string()),
  actions: v.array(v.string()),
  createdBy: v.string(),
  createdAt: v.string(),
  expiresAt: v.string(),
  revokedAt: v.nullable(v.string()),
  usedAt: v.nullable(v.string()),
});
/** A token of an area, or (null) of operations. The token itself is not stored. */
export type TokenRecord = Immutable<v.InferOutput<typeof tokenRecord>>;

/** A period in which nothing goes live, in one area or (null) in all. */
export const freezeInput = v.pipe(
  v.object({
    area: v.nullable(area),
    from: moment,
    until: moment,
    why: v.pipe(line, v.minLength(1, 'must state why')),
    who,
  }),
  v.check(({ from, until }) => Date.parse(from) < Date.parse(until), 'must end after it begins'),
);
export type FreezeInput = v.InferOutput<typeof freezeInput>;
export const liftInput = v.object({ id: wholeNumber(1, 999_999_999, 'must be a number'), ...by });

export const freezeRecord = v.object({
  id: v.number(),
  area: v.nullable(v.string()),
  from: v.string(),
  until: v.string(),
  why: v.string(),
  createdBy: v.string(),
  liftedAt: v.nullable(v.string()),
});
export type Freeze = Immutable<v.InferOutput<typeof freezeRecord>>;
