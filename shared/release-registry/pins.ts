import * as v from 'valibot';
import { audiences } from './delivery-steps.ts';
import { area, by, detail, version, type Immutable } from './fields.ts';

const rollout = v.object({
  version: v.string(),
  percent: v.number(),
  audiences: v.exactOptional(v.array(v.string())),
});
const withdrawal = v.object({ redirects: v.record(v.string(), v.string()) });
const pin = v.object({
  version: v.nullable(v.string()),
  previous: v.nullable(v.string()),
  rollout: v.exactOptional(rollout),
  withdrawn: v.exactOptional(withdrawal),
});
export const pinSet = v.object({ revision: v.number(), pins: v.record(v.string(), pin) });
export const changedPins = v.object({ ...pinSet.entries, changed: v.boolean() });

/** A release that a percentage of the visitors gets in place of the live one, and with them some audiences. */
export type Rollout = Immutable<v.InferOutput<typeof rollout>>;
/** An area that is off the site: its addresses are gone, but for routes and paths that redirect to a path. */
export type Withdrawal = Immutable<v.InferOutput<typeof withdrawal>>;
/**
 * What is live; `version` is null for an area whose first release is in rollout. `previous` is the last good release,
 * tried when the live one fails.
 */
export type Pin = Immutable<v.InferOutput<typeof pin>>;
/** All pins at one revision. The revision grows with every change of a pin or a rollout. */
export type PinSet = Immutable<v.InferOutput<typeof pinSet>>;
/** The pins after an operation; `changed` is false when they were so before. */
export type ChangedPins = Immutable<v.InferOutput<typeof changedPins>>;

/** `from`: the live version that the caller saw, null for none. */
const move = { area, version, from: v.nullable(version), detail };
const moveAction = v.picklist(['promote', 'rollback'], 'must be promote or rollback');
export const moveInput = v.object({ action: moveAction, ...move, ...by });
export type MoveInput = v.InferOutput<typeof moveInput>;

/** Pins of several areas that move at once, or not at all. */
export const jointInput = v.object({
  action: moveAction,
  moves: v.pipe(
    v.array(v.object(move)),
    v.minLength(2, 'must be two areas at least'),
    v.maxLength(20, 'must be 20 areas at most'),
    v.check((moves) => new Set(moves.map((one) => one.area)).size === moves.length, 'must name each area once'),
  ),
  ...by,
});
export type JointInput = v.InferOutput<typeof jointInput>;

/**
 * A share of the visitors that gets a release, and audiences that get it whatever the share; 0 without any ends it.
 * `live`: the live version that the caller saw.
 */
export const rolloutInput = v.object({
  area,
  version,
  live: v.nullable(version),
  percent: v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(0, 'must be 0 to 99'),
    v.maxValue(99, 'must be 0 to 99'),
  ),
  audiences: v.optional(audiences, []),
  ...by,
});
export type RolloutInput = v.InferOutput<typeof rolloutInput>;

const path = v.pipe(
  v.string(),
  v.maxLength(300, 'must have at most 300 characters'),
  v.regex(/^\/(?![/\\])\S*$/, 'must be a path of the site, such as /buy'),
);
/** `live`: the live version that the caller saw. `redirects`: route or path → path. */
export const withdrawalInput = v.object({
  area,
  live: version,
  redirects: v.pipe(
    v.record(path, path),
    v.check((redirects) => Object.keys(redirects).length <= 100, 'must be 100 at most'),
  ),
  ...by,
});
export type WithdrawalInput = v.InferOutput<typeof withdrawalInput>;
export const restorationInput = v.object({ area, live: version, ...by });
export type RestorationInput = v.InferOutput<typeof restorationInput>;
