import * as v from 'valibot';
import { area, by, version, wholeNumber, type Immutable } from './fields.ts';

/**
 * Visitors that get a release whatever the percentage: 'staff' (admins of the site), 'members', 'region:vic' or
 * 'header:x-tester=yes'.
 */
export const audience = v.pipe(
  v.string(),
  v.regex(
    /^(?:staff|members|region:[a-z0-9-]{1,20}|header:[a-z][a-z0-9-]{0,39}=[\w.-]{1,60})$/,
    'must be staff, members, region:NAME or header:NAME=VALUE, in lower case',
  ),
);
export const audiences = v.pipe(v.array(audience), v.maxLength(10, 'must be 10 at most'));

const wholeBetween = (least: number, most: number) => {
  const wrong = `must be a whole number from ${least} to ${most}`;
  return v.pipe(v.number(wrong), v.integer(wrong), v.minValue(least, wrong), v.maxValue(most, wrong));
};
const step = v.object({
  /** Of the visitors. 100: the release is promoted. */
  percent: wholeBetween(0, 100),
  /** Also get it, whatever the percentage. */
  audiences,
  /** The step lasts until both have passed. */
  minutes: wholeBetween(0, 43_200),
  views: wholeBetween(0, 1_000_000),
  /**
   * A rehearsal: it reaches whom the step before reaches, at first nobody, and ends when the release has been found to
   * render as well as the live one.
   */
  rehearse: v.exactOptional(v.literal(true, 'must be true, or absent')),
});
/** A step of a delivery plan. */
export type DeliveryStep = Immutable<v.InferOutput<typeof step>>;

const reachOf = (one: Pick<v.InferOutput<typeof step>, 'percent' | 'audiences'> | undefined): string =>
  [one?.percent ?? 0, ...(one?.audiences ?? [])].join();
const promotes = ({ percent }: { readonly percent: number }): boolean => percent === 100;
export const steps = v.pipe(
  v.array(step),
  v.minLength(1, 'must have a step'),
  v.maxLength(20, 'must be 20 at most'),
  v.check(
    (all) => all.every((one) => one.rehearse === true || one.percent > 0 || one.audiences.length > 0),
    'must each reach somebody',
  ),
  v.check((all) => all.every((one, at) => one.percent >= (all[at - 1]?.percent ?? 0)), 'must not shrink'),
  v.check((all) => all.findIndex(promotes) < 0 || all.findIndex(promotes) === all.length - 1, 'must end with 100 %'),
  v.check((all) => all[0]?.percent !== 100, 'must begin with less than 100 %'),
  v.check((all) => all.at(-1)?.rehearse === undefined, 'must not end with a rehearsal'),
  v.check(
    (all) => all.every((one, at) => one.rehearse === undefined || reachOf(one) === reachOf(all[at - 1])),
    'must reach nobody new by a rehearsal',
  ),
);

/** `running` advances by itself, `held` does not; `done` has passed its last step, `ended` was stopped or went back. */
export const deliveryStates = ['running', 'held', 'done', 'ended'] as const;

export const delivery = v.object({
  id: v.number(),
  area: v.string(),
  version: v.string(),
  steps: v.array(step),
  /** Index of the step that visitors get now. */
  step: v.number(),
  state: v.picklist(deliveryStates),
  /** Why it is held or has ended. */
  why: v.nullable(v.string()),
  who: v.string(),
  startedAt: v.string(),
  /** When the step began, or was resumed. */
  stepAt: v.string(),
});
/** A delivery plan and how far it is. Times are ISO 8601, by the clock of the registry. */
export type Delivery = Immutable<v.InferOutput<typeof delivery>>;

/** `live`: the live version that the caller saw. */
export const deliveryInput = v.object({ area, version, live: v.nullable(version), steps, ...by });
export type DeliveryInput = v.InferOutput<typeof deliveryInput>;

/** The plan as the caller saw it: when it is further or in another state by now, nothing changes. */
const seen = {
  id: wholeNumber(1, 999_999_999, 'must be the number of a plan'),
  step: wholeBetween(0, 19),
  state: v.picklist(['running', 'held'], 'must be running or held'),
};
export const advanceInput = v.object({ ...seen, live: v.nullable(version), ...by });
export type AdvanceInput = v.InferOutput<typeof advanceInput>;
export const deliveryStateInput = v.object({
  ...seen,
  to: v.picklist(['running', 'held'], 'must be running or held'),
  ...by,
});
export type DeliveryStateInput = v.InferOutput<typeof deliveryStateInput>;
